import { SHOP_NAME } from "../../brand.ts";
import type { Message } from "../outbox/queue-message.ts";

export const CART_IS_EMPTY = "Your cart is empty";
export const TOTAL_CHANGED = "The total of your cart has changed. Please check it and try again!";
export const VOUCHER_INVALID = "This voucher code is not valid";
export const NO_SUCH_ORDER = "This order is not among yours";
export const NO_INVOICE_YET = "This order has no invoice yet";
export const tooFewLeft = (name: string, left: number): string => `Only ${left} of ${name} left`;

interface Receiver {
  readonly name: string;
  readonly mobile: string | null;
  readonly email: string | null;
}

/** Tells the customer that the order is placed, wherever there is a way to. */
export function orderPlaced({ name, mobile, email }: Receiver, number: string, total: string): readonly Message[] {
  const text = `Your order ${number} of ${total} at ${SHOP_NAME} is placed. Please pay when it is delivered.`;
  const subject = `Your order ${number} is placed`;
  return [
    ...(mobile
      ? [{ channel: "sms", to: mobile, template: "order-placed", gaps: { number, total }, text } as const]
      : []),
    ...(email ? [{ channel: "mail", to: email, subject, text: `Dear ${name},\n\n${text}` } as const] : []),
  ];
}
