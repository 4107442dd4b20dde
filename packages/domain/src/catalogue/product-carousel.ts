/** A product carousel scrolls with more than this many [R49]. */
export const PRODUCTS_WITHOUT_SCROLLING = 4;
export const PRODUCTS_PER_VIEW = 5;

export const carouselScrolls = (items: number): boolean => items > PRODUCTS_WITHOUT_SCROLLING;
