export const CART_IS_EMPTY = "Your cart is empty";
export const TOTAL_CHANGED = "The total of your cart has changed. Please check it and try again!";
export const VOUCHER_INVALID = "This voucher code is not valid";
export const NO_SUCH_ORDER = "This order is not among yours";
export const NO_INVOICE_YET = "This order has no invoice yet";
export const tooFewLeft = (name: string, left: number): string => `Only ${left} of ${name} left`;
