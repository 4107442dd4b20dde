/** Document 1, section 9. */
export const HOME_BLOGS = 8;
export const BLOGS_PER_VIEW = 4;
export const TESTIMONIAL_CHARACTERS = 150;
export const TESTIMONIALS_PER_VIEW = 3;
export const PRODUCTS_PER_VIEW = 5;
/** A product carousel scrolls with more than this many. */
export const PRODUCTS_WITHOUT_SCROLLING = 4;

/** Document 1, section 9. */
export const BANNER_AUTOPLAY_MS = 10_000;
export const LOGIN_POPUP_CAROUSEL_MS = 2500;
export const AWARDS_CAROUSEL_MS = 3000;

export const carouselScrolls = (items: number): boolean => items > PRODUCTS_WITHOUT_SCROLLING;

/** A testimonial as the home page shows it: 150 characters, an ellipsis after a cut (document 1, section 9). */
export function cutTestimonial(text: string): string {
  const characters = [...text];
  if (characters.length <= TESTIMONIAL_CHARACTERS) return text;
  return `${characters.slice(0, TESTIMONIAL_CHARACTERS).join("").trimEnd()}…`;
}

/** Section ids (document 1, section 3). */
export const UPPER_SECTIONS = {
  giftHamper: 1,
  viewMore: 2,
  newArrivals: 3,
  certificates: 4,
  girGau: 5,
  shop: 6,
  groceries: 7,
  who: 10,
  inspire: 11,
  mission: 12,
} as const;
export const PRODUCT_SECTIONS = {
  newArrivals: 1,
  tryOur: 2,
  instantMix: 3,
  mustTryGir: 4,
  mustTryNatural: 5,
  bestOf: 6,
  allTime: 7,
} as const;
export const LOWER_SECTIONS = {
  awards: 1,
  services: 2,
  available: 3,
  licence: 4,
  nonGmo: 8,
  brand: 9,
  masalaImage: 11,
} as const;
