import { toSlug } from "@store/domain";
import { sampled } from "@store/vitest";
import { DESKTOP, PHONE, SCREENS } from "../browser/screens.ts";
import { backendAs } from "./backend.ts";
import { listed } from "./catalogue.ts";

/** The pages that most visits see. */
export const MAIN_PAGES = ["home", "shop", "product"] as const;
export type MainPage = (typeof MAIN_PAGES)[number];

/** Each of them on a screen; in the long run on both. */
export const MAIN_VISITS = sampled(
  MAIN_PAGES.flatMap((name) => SCREENS.map((one) => ({ name, ...one }))),
  [
    { name: "home", device: "phone", screen: PHONE },
    { name: "shop", device: "desktop", screen: DESKTOP },
    { name: "product", device: "phone", screen: PHONE },
  ],
);

/** Where a page is; the product is the first of the shop. */
export async function pathOf(page: MainPage, api: string): Promise<string> {
  if (page === "home") return "/";
  if (page === "shop") return "/shop";
  const [offer] = await listed(backendAs(api), {});
  if (!offer) throw new Error("The shop has no product.");
  return `/products/${offer.id}/${encodeURIComponent(toSlug(offer.name))}`;
}
