import type { Identity } from "@store/domain";

/**
 * What the shop calls its own things. Its own name is a setting (`Identity`).
 */
export const brand = {
  eliteName: "SO Elite",
  coinName: "SO Coin",
  foundation: "Surabhi Gau Seva Foundation",
  farmersInitiative: "Khet Se, our farmer-supply initiative",
  foundedIn: 2016,
} as const;

/** What the list of all products says about itself, to search engines and in the meta-tag call. */
export const SHOP_PAGE = {
  title: "Shop all organic and natural products",
  description:
    "Groceries, health care, personal care, home care, gifts and cow-based products, by tag, kind and price.",
} as const;

/**
 * Stand for the shop's name, and for its sentence about itself, in texts that are written before the policy is known:
 * descriptions of pages, and messages that are queued. `namingShop` puts them in; the outbox puts in the
 * name when it sends.
 */
export const SHOP_NAME = "{shop-name}";
export const SHOP_SUMMARY = "{shop-summary}";
/** The name of its paid membership. */
export const ELITE_NAME = brand.eliteName;

/** A text with the shop's words in it. */
export const namingShop = (text: string, { shopName, summary }: Pick<Identity, "shopName" | "summary">): string =>
  text.replaceAll(SHOP_NAME, () => shopName).replaceAll(SHOP_SUMMARY, () => summary);
