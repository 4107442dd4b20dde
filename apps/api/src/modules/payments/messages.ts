export const NO_SUCH_PAYMENT = "This is not one of your payments";
export const PAYMENT_CONFIRMED = "Payment confirmed";
export const PAYMENT_NOT_CONFIRMED = "The payment is not confirmed yet";

/** Why an answer of a gateway changes nothing. */
export const NOT_VERIFIED = "This callback does not come from the gateway";
export const UNKNOWN_PAYMENT = "There is no such payment";
export const OTHER_AMOUNT = "The amount does not match the payment";
export const OTHER_PAYMENTS_REFERENCE = "The gateway's reference belongs to another payment";
export const PAID_BEFORE = "The payment was already paid";
