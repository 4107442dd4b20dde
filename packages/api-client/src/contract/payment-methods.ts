/** How an order is paid, as `pay_type` says it. By themselves, for screens that load no schema of an order. */
export const CASH_ON_DELIVERY = "Cash on Delivery";
export const ONLINE_PAYMENT = "Online Payment";
