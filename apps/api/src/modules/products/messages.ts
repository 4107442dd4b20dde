import { NO_PRODUCTS_AVAILABLE } from "@store/domain";

export const NO_SUCH_PRODUCT = "This product does not exist";

/** What a list says of itself. */
export const listMessage = (total: number): string =>
  total === 0 ? NO_PRODUCTS_AVAILABLE : `${total} ${total === 1 ? "product" : "products"} found`;
