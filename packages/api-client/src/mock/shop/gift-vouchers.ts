import { CAPTCHA_REFUSALS, checkGiftVoucher } from "@store/domain";
import type { HttpHandler } from "msw";
import { giftVoucherPaymentLink } from "../../contract/index.ts";
import { refuse } from "../mock-endpoint.ts";
import { startPayment } from "./payments.ts";
import type { Serve } from "./serve.ts";
import type { MockShop } from "./shop.ts";

const WIRE_NAMES = {
  amount: "amount",
  senderName: "sender_name",
  senderEmail: "sender_email",
  receiverName: "receiver_name",
  receiverEmail: "receiver_email",
  message: "message",
} as const;

export const giftVoucherHandlers = (serve: Serve, shop: MockShop): readonly (readonly HttpHandler[])[] => [
  serve.nobody(giftVoucherPaymentLink, ({ body }) => {
    const checked = checkGiftVoucher({
      amount: body.amount,
      senderName: body.sender_name,
      senderEmail: body.sender_email,
      receiverName: body.receiver_name,
      receiverEmail: body.receiver_email,
      message: body.message,
    });
    if (!checked.ok) {
      const wrong = checked.refusals.map(({ field, message }) => [WIRE_NAMES[field], [message]]);
      return refuse(400, { message: checked.refusal.message, errors: Object.fromEntries(wrong) });
    }
    const unsolved = CAPTCHA_REFUSALS["gift-voucher"];
    if (body.recaptcha === "") return refuse(400, { message: unsolved, errors: { recaptcha: [unsolved] } });
    const link = startPayment(shop, { clientTxnId: body.txnid, customer: undefined, settle: () => {} });
    return { status: true, data: link.payment_url };
  }),
];
