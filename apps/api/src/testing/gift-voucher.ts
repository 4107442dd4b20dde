import { giftVoucherPaymentLink, type RequestOf } from "@store/api-client/contract";
import { fromRupees } from "@store/domain";
import { expectDone } from "./expect-answer.ts";
import { SOLVED } from "./test-captcha.ts";
import type { TestStore } from "./test-store.ts";

type Body = RequestOf<typeof giftVoucherPaymentLink>["body"];

/** A gift voucher as its form sends it. */
export const giftVoucherBody = (change: Partial<Body> = {}): Body => ({
  amount: 500,
  sender_name: "Sarita",
  sender_email: "sender@example.com",
  receiver_name: "Rohan",
  receiver_email: "receiver@example.com",
  message: "Happy Diwali!",
  txnid: "1773556200000",
  recaptcha: SOLVED,
  ...change,
});

/** Orders a gift voucher, which waits to be paid. */
export async function orderGiftVoucher({ nobody }: TestStore, change: Partial<Body> = {}) {
  const body = giftVoucherBody(change);
  const { data: url } = await expectDone(nobody(giftVoucherPaymentLink, { body }));
  const txnId = new URL(url).pathname.split("/").at(-2) ?? "";
  return { url, txnId, amount: fromRupees(Number(body.amount)) };
}
