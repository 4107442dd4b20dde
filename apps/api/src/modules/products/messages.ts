export const NO_SUCH_PRODUCT = "This product does not exist";
