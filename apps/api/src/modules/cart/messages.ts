export const VOUCHER_APPLIED = "Voucher applied!";
export const VOUCHER_REMOVED = "Voucher removed!";
export const CART_IS_EMPTY = "Your cart is empty";
export const TOO_MANY_DOCUMENTS = "Many people are downloading right now. Please try again in a moment!";
