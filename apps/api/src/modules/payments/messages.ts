export const NO_SUCH_PAYMENT = "This payment is not among yours";
export const PAYMENT_CONFIRMED = "Payment confirmed";
export const PAYMENT_NOT_CONFIRMED = "The payment is not confirmed yet";

/** Why an answer of a gateway changes nothing. */
export const NOT_VERIFIED = "This answer is not the gateway's";
export const UNKNOWN_PAYMENT = "There is no such payment";
export const OTHER_AMOUNT = "The amount is not the payment's";
export const OTHER_PAYMENTS_REFERENCE = "The gateway's number belongs to another payment";
export const PAID_BEFORE = "The payment was paid before";
