/**
 * What the shop calls itself and its own things. Apart from its identity, which an owner changes in the dashboard
 * (`Policy`): the logo is drawn from these names, and pages are built with them.
 */
export const brand = {
  name: "Surabhi Organics",
  tagline: "Honest goods from good soil",
  /** One sentence for cards, footers and search results. */
  summary:
    "Organic groceries, natural home and personal care, and Gir cow and Ayurvedic wellness, delivered across India.",
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

/** The shop's name in messages to shoppers. */
export const SHOP_NAME = brand.name;
/** The name of its paid membership. */
export const ELITE_NAME = brand.eliteName;
