export const NO_SUCH_PAYMENT = "This payment is not among yours";
export const PAYMENT_CONFIRMED = "Payment confirmed";
export const PAYMENT_NOT_CONFIRMED = "The payment is not confirmed yet";
export const ALREADY_MEMBER = "You are an SO Elite member already";
export const ORDER_NOT_PAYABLE = "This order cannot be paid any more";
export const NO_ORDER_TO_PAY = "This subscription has no order to be paid";
export const ORDER_TOTAL_DIFFERS = "The amounts are not those of this order. Please reload the page and try again!";

/** Why an answer of a gateway changes nothing. */
export const NOT_VERIFIED = "This answer is not the gateway's";
export const UNKNOWN_PAYMENT = "There is no such payment";
export const OTHER_AMOUNT = "The amount is not the payment's";
export const OTHER_PAYMENTS_REFERENCE = "The gateway's number belongs to another payment";
export const PAID_BEFORE = "The payment was paid before";
