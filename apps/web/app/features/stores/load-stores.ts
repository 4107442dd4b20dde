import type { Call } from "@store/api-client";
import { type ReplyOf, stores } from "@store/api-client/contract";
import { coordinatesIn, toSlug } from "@store/domain";
import { FAILED_UPSTREAM } from "@store/react-client/failures";
import { data } from "react-router-dom";

type StoreSection = ReplyOf<typeof stores>["store_section_data"][number];
export type StoreData = StoreSection["stores"][number];

/** A city and its stores, under an anchor of its own. */
export interface CitySection extends StoreSection {
  readonly anchor: string;
}

export interface StoresPageData {
  /** Undefined when the stores could not be loaded. */
  readonly sections: readonly CitySection[] | undefined;
}

/** A city's place on the page. */
const anchorOf = (city: string, place: number): string => `city-${toSlug(city).toLowerCase() || place}`;

/** The stores by city, in the backend's order; a city without a store is left out. */
export async function loadStores(call: Call) {
  const answer = await call(stores);
  const sections = answer.ok
    ? answer.reply.store_section_data
        .filter((section) => section.stores.length > 0)
        .map((section, place) => ({ ...section, anchor: anchorOf(section.city, place) }))
    : undefined;
  const page: StoresPageData = { sections };
  return data(page, { status: answer.ok ? 200 : FAILED_UPSTREAM });
}

/** Where a store lies, as far as its map link says. */
export const positionOf = ({ location_url }: StoreData) => coordinatesIn(location_url);

/** A store's postal address on lines, without empty ones. */
export const storeAddressLines = (store: StoreData, city: string): readonly string[] => {
  const town = [city, store.postal_code].filter(Boolean).join(" ");
  return [store.address_line_1, store.address_line_2, town, store.state_obj?.name].flatMap((line) => line || []);
};
