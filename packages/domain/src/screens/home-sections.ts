/** Section ids [R47]. */
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
