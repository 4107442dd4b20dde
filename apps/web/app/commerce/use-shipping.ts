import type { Address } from "@store/api-client/contract";
import { type Paise, shippingCharge } from "@store/domain";
import type { InferOutput } from "valibot";
import { useIsElite } from "../session/use-shopper.ts";

export type SavedAddress = InferOutput<typeof Address>;

/** What shipping costs this shopper: it goes by the first address of the list, in cart and order alike (C17). */
export function useShipping(addresses: readonly SavedAddress[]): Paise {
  const isElite = useIsElite();
  return shippingCharge({ isElite, firstAddressCity: addresses[0]?.city_obj.name });
}
