import { accept, type Outcome, refuse } from "../outcome.ts";

/**
 * The sections of the home page that an owner may move, in the order of the specification [R45]. The upper banners and the
 * facts below them are none of them: what loads first stays first. A name is stored, so it never changes.
 */
export const HOME_ORDER = [
  "about",
  "statistics",
  "giftHamper",
  "newArrivals",
  "certificates",
  "viewMore",
  "groceries",
  "products",
  "shop",
  "middleBanners",
  "masalaImage",
  "videos",
  "blogs",
  "testimonials",
  "brand",
  "awards",
  "licence",
  "nonGmo",
  "available",
  "services",
  "lowerBanners",
] as const;
export type HomePlace = (typeof HOME_ORDER)[number];

/** What an owner calls them; those with a heading of their own are shown by that. */
export const HOME_PLACE_NAMES: Readonly<Record<HomePlace, string>> = {
  about: "About us",
  statistics: "Counters",
  giftHamper: "Gift hamper",
  newArrivals: "New arrivals",
  certificates: "Certificates",
  viewMore: "View more",
  groceries: "Groceries",
  products: "Product rows",
  shop: "Monsoon Special",
  middleBanners: "Middle banners",
  masalaImage: "Masala pictures",
  videos: "Videos",
  blogs: "Blog",
  testimonials: "Testimonials",
  brand: "Brands",
  awards: "Awards",
  licence: "Licence",
  nonGmo: "Non GMO",
  available: "Available at",
  services: "Services",
  lowerBanners: "Lower banners",
};

const isHomePlace = (name: string): name is HomePlace => HOME_ORDER.some((place) => place === name);

export const HOME_ORDER_WRONG = "This is not an order of the sections. Please put back the usual order.";

/** The order as it is stored and sent: a name on each line. */
export const writeHomeOrder = (order: readonly HomePlace[]): string => order.join("\n");

/**
 * Reads what `writeHomeOrder` wrote. A section that came with a later release, and so is missing, stands behind the one that
 * it follows in the usual order.
 * @returns refused: `home-order` where a line is no section, or there twice.
 */
export function readHomeOrder(text: string): Outcome<readonly HomePlace[]> {
  const names = text.split("\n");
  const order = names.filter(isHomePlace);
  if (order.length < names.length || new Set(order).size < order.length) {
    return refuse({ code: "home-order", message: HOME_ORDER_WRONG });
  }
  let before: HomePlace | undefined;
  for (const place of HOME_ORDER) {
    if (!order.includes(place)) order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, place);
    before = place;
  }
  return accept(order);
}

/** An order as places in the usual one; null where it is the usual one. */
export function homePlacesOf(order: readonly HomePlace[]): readonly number[] | null {
  const places = order.map((name) => HOME_ORDER.indexOf(name));
  return places.every((place, at) => place === at) ? null : places;
}
