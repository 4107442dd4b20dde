import { EMAIL_MAXIMUM_LENGTH, FIELD_LENGTHS, type GiftVoucherForm } from "@store/domain";
import * as v from "valibot";
import { endpoint, type ParsedRequest } from "./endpoint.ts";
import { Captcha, Data, Money, maybe, Text, text } from "./fields.ts";

/** The wire's own spelling (C26). The domain checks the fields (`checkGiftVoucher`). */
export const giftVoucherPaymentLink = endpoint({
  method: "POST",
  path: "/getvoucgerpaymentlink/",
  access: "public",
  summary: "Orders a gift voucher; data is the address of its payment page",
  body: v.object({
    amount: maybe(Money),
    sender_name: text(FIELD_LENGTHS.personName),
    sender_email: text(EMAIL_MAXIMUM_LENGTH),
    receiver_name: text(FIELD_LENGTHS.personName),
    receiver_email: text(EMAIL_MAXIMUM_LENGTH),
    message: maybe(text(FIELD_LENGTHS.voucherMessage)),
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
