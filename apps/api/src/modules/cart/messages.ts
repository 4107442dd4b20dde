export const VOUCHER_APPLIED = "Voucher applied!";
export const VOUCHER_REMOVED = "Voucher removed!";
export const CART_IS_EMPTY = "Your cart is empty";
export const TOO_MANY_DOCUMENTS = "Many people are downloading right now. Please try again in a moment!";

/** Of a code and the shop's own discount, the one that takes off more counts. */
export const takesLessOff = (discount: string): string =>
  `“${discount}” already takes as much off this cart. The two do not add up.`;
