import { type Address, addresses, type Cart } from "@store/api-client/contract";
import { type Paise, type ShippedOrder, shippingCharge } from "@store/domain";
import { useIsElite } from "@store/react-client/session-store";
import { useQuery } from "@store/react-client/use-query";
import type { InferOutput } from "valibot";
import { shopPolicy } from "../data/policy.ts";
import { useMembershipCheck } from "./membership.ts";

export type SavedAddress = InferOutput<typeof Address>;

/** The customer's addresses, the first one added first; undefined while they load, and for a visitor. */
export function useAddresses() {
  const { state, reply, refetch } = useQuery(addresses);
  const saved: readonly SavedAddress[] | undefined = reply?.data;
  return { state, saved, refetch };
}

/** What decides about this shopper's shipping, but for what is ordered. */
export type Shipped = Omit<ShippedOrder, "goods" | "grams">;

/** What decides about the shipping of what is ordered. */
export type ShippedGoods = Pick<ShippedOrder, "goods" | "grams">;

/** What decides about the shipping of a cart; a backend that names no weight does not charge by it. */
export const goodsOfCart = (cart: Pick<InferOutput<typeof Cart>, "final_total" | "weight_grams">): ShippedGoods => ({
  goods: cart.final_total,
  grams: cart.weight_grams ?? 0,
});

/** Where the first of a shopper's addresses is, which decides about the shipping (C17). */
export const firstPlace = ([first]: readonly SavedAddress[]) =>
  first && { city: first.city_obj.id, postalCode: first.postal_code };

/**
 * Who pays for the shipping, by the first address of the list, in cart and order alike (C17). Asks about the
 * membership: one that began or ended on another device counts here, too.
 */
export function useShipped(addresses: readonly SavedAddress[]): Shipped {
  useMembershipCheck();
  return { isElite: useIsElite(), place: firstPlace(addresses) };
}

/** The shipping charge of what is ordered. */
export const shippingOf = (shipped: Shipped, goods: ShippedGoods): Paise =>
  shippingCharge({ ...shipped, ...goods }, shopPolicy());

/** An address's lines as on a parcel, and the GSTIN of a business; without empty ones. */
export const addressLines = (address: SavedAddress): readonly string[] =>
  [
    address.address_line_1,
    address.address_line_2,
    address.landmark,
    `${address.city_obj.name} ${address.postal_code}`,
    address.state_obj.name,
    address.country_obj.name,
    address.gstin && `GSTIN ${address.gstin}`,
  ].flatMap((line) => line || []);

/** An address on one line. */
export const addressText = (address: SavedAddress): string => addressLines(address).join(", ");
