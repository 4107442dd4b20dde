import { addToCart, cart, giftVoucherPaymentLink, validateVoucher } from "@store/api-client/contract";
import { CAPTCHA_FIRST, fromRupees, GIFT_VOUCHER_MESSAGES } from "@store/domain";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { giftVouchers, payments, vouchers } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { giftVoucherBody, orderGiftVoucher } from "../../testing/gift-voucher.ts";
import { readAttached } from "../../testing/mailbox.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { open, press } from "../../testing/pay-online.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { newVoucherCode } from "./issue-gift-voucher.ts";

const GHEE = 1002;

const store = useTestStore();
const strict = useTestStore({ rateLimitFactor: 1 });

const issued = () => store().db.select().from(vouchers).where(eq(vouchers.isGift, true)).orderBy(vouchers.id);

const attachedPaper = (mail: Awaited<ReturnType<typeof mailTo>>[number] | undefined) => readAttached(store(), mail);

const mailTo = async (address: string) => (await store().outbox()).filter(({ to }) => to === address);

describe("a gift voucher", () => {
  test("once paid, is mailed to the receiver as a code that is good, with a receipt to the sender [R174]", async () => {
    const { url } = await orderGiftVoucher(store());
    const page = await open(store(), url);
    expect(page.text).toContain("₹500.00");
    expect(page.text).not.toContain("example.com");
    const before = await issued();
    expect(await press(store(), url, "pay")).toBe("https://shop.test/?payment=paid");
    const [gift, ...more] = await mailTo("receiver@example.com");
    expect(more).toEqual([]);
    expect(gift?.text).toContain("Dear Rohan,");
    expect(gift?.text).toContain("Sarita gives you a gift voucher of ₹500");
    expect(gift?.text).toContain("“Happy Diwali!”");
    expect(gift?.text).toContain("open your cart and enter the code as a voucher");
    expect(gift?.text).toContain("With warm regards,");
    const code = /GIFT(-[A-Z2-9]{4}){4}/.exec(gift?.text ?? "")?.[0] ?? "";
    const [receipt] = await mailTo("sender@example.com");
    expect(receipt?.text).toContain("is paid");
    expect(receipt?.text).not.toContain(code);
    const paper = await attachedPaper(receipt);
    expect(paper.name).toMatch(/^receipt-RCT-25-26-\d{6}\.pdf$/);
    expect(paper.text).toMatch(
      /Receipt RCT\/25-26\/\d{6}.*Sarita, sender@example.com.*Gift voucher ₹500.00 Total ₹500.00/,
    );
    expect(paper.text).not.toMatch(/CGST|IGST/);
    expect(paper.text).not.toContain(code);
    expect((await issued()).slice(before.length)).toEqual([
      expect.objectContaining({ code, kind: "flat", amount: fromRupees(500), usesLeft: null, endsAt: null }),
    ]);

    const call = await newCustomer(store());
    await expectDone(call(addToCart, { body: { pid: GHEE, quantity: 3 } }));
    expect(await expectDone(call(validateVoucher, { query: { voucher_code: code.toLowerCase() } }))).toMatchObject({
      status: true,
    });
    expect((await expectDone(call(cart))).data.gift_voucher_amt).toBe(fromRupees(500));
  });

  test("that is not paid gives no code", async () => {
    const { url } = await orderGiftVoucher(store(), { receiver_email: "other@example.com" });
    expect(await press(store(), url, "cancel")).toBe("https://shop.test/?payment=cancelled");
    expect(await mailTo("other@example.com")).toEqual([]);
  });

  test.each([100, 500, 1000, 2000, 777, 10_000])("of ₹%d can be ordered [R173]", async (amount) => {
    const { url } = await orderGiftVoucher(store(), { amount });
    expect((await open(store(), url)).status).toBe(200);
  });

  test.each([
    ["amount", { amount: undefined }, GIFT_VOUCHER_MESSAGES.amount],
    ["amount", { amount: 99 }, GIFT_VOUCHER_MESSAGES.amountOutOfBounds],
    ["amount", { amount: 10_001 }, GIFT_VOUCHER_MESSAGES.amountOutOfBounds],
    ["amount", { amount: 777.5 }, GIFT_VOUCHER_MESSAGES.amountNotWhole],
    ["amount", { amount: -500 }, GIFT_VOUCHER_MESSAGES.amountOutOfBounds],
    ["sender_name", { sender_name: " " }, GIFT_VOUCHER_MESSAGES.senderName],
    ["sender_email", { sender_email: "sarita" }, "Invalid email format"],
    ["receiver_name", { receiver_name: "" }, GIFT_VOUCHER_MESSAGES.receiverName],
    ["receiver_email", { receiver_email: "rohan@" }, "Invalid email format"],
    ["recaptcha", { recaptcha: "" }, CAPTCHA_FIRST],
    ["recaptcha", { recaptcha: "wrong" }, CAPTCHA_FIRST],
  ])("needs its %s: %j [R174] [C36]", async (field, change, message) => {
    const written = async () => [await store().db.$count(giftVouchers), await store().db.$count(payments)];
    const before = await written();
    const refused = await expectRefused(store().nobody(giftVoucherPaymentLink, { body: giftVoucherBody(change) }), 400);
    expect(refused).toMatchObject({ message, errors: { [field]: [message] } });
    expect(await written()).toEqual(before);
  });

  test("names every field that is wrong at once", async () => {
    const body = giftVoucherBody({ sender_name: "", receiver_name: "" });
    const { errors } = await expectRefused(store().nobody(giftVoucherPaymentLink, { body }), 400);
    expect(Object.keys(errors).sort()).toEqual(["receiver_name", "sender_name"]);
  });

  test("names cannot break the mails' lines", async () => {
    const { url } = await orderGiftVoucher(store(), {
      sender_name: "Sarita\r\nBcc: all@example.com",
      receiver_email: "lines@example.com",
    });
    await press(store(), url, "pay");
    const [gift] = await mailTo("lines@example.com");
    expect(gift?.text).toContain("Sarita Bcc: all@example.com gives you");
  });

  test("cannot be ordered without end from one address [C36]", async () => {
    const body = giftVoucherBody({ recaptcha: "" });
    const order = () => strict().nobody(giftVoucherPaymentLink, { body });
    for (let time = 0; time < 20; time++) await expectRefused(order(), 400);
    await expectRefused(order(), 429);
  });
});

test("a code cannot be guessed, and is easy to read", () => {
  const codes = Array.from({ length: 1000 }, newVoucherCode);
  expect(new Set(codes).size).toBe(1000);
  for (const code of codes) expect(code).toMatch(/^GIFT(-[A-HJ-NP-Z2-9]{4}){4}$/);
});
