import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Captcha, Data, Money, maybe, text, Words } from "./fields.ts";

/** The wire's own spelling (checklist C26). Required fields and bounds are the domain's (`checkGiftVoucher`). */
export const giftVoucherPaymentLink = endpoint({
  method: "POST",
  path: "/getvoucgerpaymentlink/",
  access: "public",
  summary: "Orders a gift voucher; data is the address of its payment page",
  body: v.object({
    amount: maybe(Money),
    sender_name: text(120),
    sender_email: text(254),
    receiver_name: text(120),
    receiver_email: text(254),
    message: maybe(text(1000)),
    txnid: text(40, 1),
    ...Captcha,
  }),
  reply: Data(Words),
});
