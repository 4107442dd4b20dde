import { type Address, addresses } from "@store/api-client/contract";
import { type Paise, shippingCharge } from "@store/domain";
import type { InferOutput } from "valibot";
import { useQuery } from "../data/use-query.ts";
import { useIsElite } from "../session/session-store.ts";
import { useMembershipCheck } from "./membership.ts";

export type SavedAddress = InferOutput<typeof Address>;

/** The customer's addresses, the first one added first; undefined while they load, and for a visitor. */
export function useAddresses() {
  const { state, reply, refetch } = useQuery(addresses);
  const saved: readonly SavedAddress[] | undefined = reply?.data;
  return { state, saved, refetch };
}

/**
 * This shopper's shipping charge, by the first address of the list, in cart and order alike (C17). Asks about the
 * membership: one that began or ended on another device counts here, too.
 */
export function useShipping(addresses: readonly SavedAddress[]): Paise {
  useMembershipCheck();
  const isElite = useIsElite();
  return shippingCharge({ isElite, firstAddressCity: addresses[0]?.city_obj.id });
}

/** An address's lines as on a parcel, without empty ones. */
export const addressLines = (address: SavedAddress): readonly string[] =>
  [
    address.address_line_1,
    address.address_line_2,
    address.landmark,
    `${address.city_obj.name} ${address.postal_code}`,
    address.state_obj.name,
    address.country_obj.name,
  ].flatMap((line) => line || []);

/** An address on one line. */
export const addressText = (address: SavedAddress): string => addressLines(address).join(", ");
