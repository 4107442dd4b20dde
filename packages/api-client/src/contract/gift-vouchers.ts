import type { GiftVoucherForm } from "@store/domain";
import * as v from "valibot";
import { endpoint, type ParsedRequest } from "./endpoint.ts";
import { Captcha, Data, Money, maybe, Text, text } from "./fields.ts";

/** The wire's own spelling (checklist C26). The domain checks the fields (`checkGiftVoucher`). */
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
  reply: Data(Text),
});

/** The form's fields as the wire names them, in refusals too. */
export const GIFT_VOUCHER_FIELDS = {
  amount: "amount",
  senderName: "sender_name",
  senderEmail: "sender_email",
  receiverName: "receiver_name",
  receiverEmail: "receiver_email",
  message: "message",
} as const satisfies Record<keyof GiftVoucherForm, keyof ParsedRequest<typeof giftVoucherPaymentLink>["body"]>;
