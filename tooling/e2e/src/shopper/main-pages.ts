import { toSlug } from "@store/domain";
import { backendAs } from "./backend.ts";
import { listed } from "./catalogue.ts";

/** The pages that most visits see. */
export const MAIN_PAGES = ["home", "shop", "product"] as const;
export type MainPage = (typeof MAIN_PAGES)[number];

/** Where a page is; the product is the first of the shop. */
export async function pathOf(page: MainPage, api: string): Promise<string> {
  if (page === "home") return "/";
  if (page === "shop") return "/shop";
  const [offer] = await listed(backendAs(api), {});
  if (!offer) throw new Error("The shop has no product.");
  return `/products/${offer.id}/${encodeURIComponent(toSlug(offer.name))}`;
}
