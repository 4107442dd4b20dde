import { giftVoucherPayments } from "./modules/gift-vouchers/issue-gift-voucher.ts";
import { membershipPayments } from "./modules/membership/membership.ts";
import { orderPayments } from "./modules/orders/payment-links.ts";
import type { PaymentHandlers } from "./modules/payments/payment-service.ts";
import { keepingMandates } from "./modules/subscriptions/keep-mandate.ts";
import { activateSubscription } from "./modules/subscriptions/order-subscription.ts";

/** What a successful payment triggers, by its purpose. The payments module knows none of the modules that sell. */
export const paymentHandlers: PaymentHandlers = {
  order: keepingMandates(orderPayments(activateSubscription)),
  membership: membershipPayments,
  gift_voucher: giftVoucherPayments,
};
