import { editOrderPaymentLink, orderPaymentLink, type RequestOf } from "@store/api-client/contract";
import { coinsEarned, DEFAULT_POLICY, subtractMoney, toRupees } from "@store/domain";
import { describe, expect, test } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import {
  coinsCredited,
  open,
  orderToPay,
  paidReport,
  paymentState,
  press,
  readOrder,
  type WaitingOrder,
} from "../../testing/pay-online.ts";
import { onlineOrderOf } from "../../testing/samples.ts";
import { signedAnswer } from "../../testing/test-payments.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { ORDER_TOTAL_DIFFERS } from "./messages.ts";

const GHEE = 1002;
/** So many pieces are worth a few coins. */
const SOME = 3;

const store = useTestStore();

/** Where the storefront shows the outcome of an order's payment. */
const resultOf = ({ orderId }: WaitingOrder, state: string) => `https://shop.test/orders/${orderId}?payment=${state}`;

describe("an order that is paid online", () => {
  test("from the link over the gateway's page to a paid order [R101] [R106]", async () => {
    const waiting = await orderToPay(store(), GHEE, SOME);
    expect(waiting.url).toMatch(/^http:\/\/store\.test\/payments\/sandbox\/[0-9a-z]{25}\/$/);
    expect(await readOrder(waiting)).toMatchObject({ is_paid: false, sale_status: "Quotation Sent" });

    const page = await open(store(), waiting.url);
    expect(page.status).toBe(200);
    expect(page.text).toContain("This is a test gateway");
    expect(page.text).toMatch(/SO-2026-\d{6} Goods/);

    const pressed = await open(store(), waiting.url, "pay");
    expect(pressed.status).toBe(303);
    expect(await open(store(), pressed.location)).toMatchObject({
      status: 303,
      location: resultOf(waiting, "paid"),
    });
    const paid = await readOrder(waiting);
    expect(paid).toMatchObject({ is_paid: true, pay_type: "Online Payment", sale_status: "Sales Order" });
    const beforeShipping = subtractMoney(paid.final_total, paid.shipping_amt);
    expect(await coinsCredited(store(), waiting.orderId)).toEqual([
      coinsEarned(beforeShipping, { redeemed: false }, DEFAULT_POLICY),
    ]);

    const again = await open(store(), waiting.url);
    expect(again.text).toContain("This payment is paid");
    expect(again.text).not.toContain("<form");
  });

  test.each([
    ["fail", "failed"],
    ["cancel", "cancelled"],
  ] as const)("stays unpaid when the payer lets it %s, and can be paid later", async (choice, state) => {
    const waiting = await orderToPay(store(), GHEE);
    expect(await press(store(), waiting.url, choice)).toBe(resultOf(waiting, state));
    expect(await paymentState(store(), waiting.txnId)).toBe(state);
    expect(await readOrder(waiting)).toMatchObject({ is_paid: false });
    // The page has nothing more to press.
    expect(await press(store(), waiting.url, "pay")).toBe("");
    expect(await readOrder(waiting)).toMatchObject({ is_paid: false });
    expect(await coinsCredited(store(), waiting.orderId)).toEqual([]);
  });

  test("what the client says of money is compared, and its text is only shown, clean [C16]", async () => {
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    const body = onlineOrderOf(ready.cart, ready.address);
    await expectRefused(call(orderPaymentLink, { body: { ...body, amount: 1 } }), 409);
    await expectRefused(call(orderPaymentLink, { body: { ...body, shipping_amount: 0 } }), 409);
    const sly = { ...body, productinfo: 'Goods|1.00"><script>' };
    const { payment_url } = await expectDone(call(orderPaymentLink, { body: sly }));
    expect((await open(store(), payment_url)).text).toMatch(/SO-2026-\d{6} Goods 1.00 script</);
  });
});

describe("Accept and Pay", () => {
  const bodyFor = async (waiting: WaitingOrder): Promise<RequestOf<typeof editOrderPaymentLink>["body"]> => {
    const { final_total, shipping_amt, tax_amt, billing_address } = await readOrder(waiting);
    return {
      order_id: waiting.orderId,
      txnid: "1773556300000",
      amount: toRupees(final_total),
      productinfo: "Goods",
      billing_address: billing_address?.id ?? 0,
      shipping_amount: toRupees(shipping_amt),
      tax_amount: toRupees(tax_amt),
    };
  };

  test("pays an order that was left unpaid, at its own amounts [R158]", async () => {
    const waiting = await orderToPay(store(), GHEE);
    await press(store(), waiting.url, "fail");
    const body = await bodyFor(waiting);
    for (const field of ["amount", "shipping_amount", "tax_amount"] as const) {
      const off = { ...body, [field]: Number((Number(body[field]) + 0.01).toFixed(2)) };
      const refused = await expectRefused(waiting.call(editOrderPaymentLink, { body: off }), 409);
      expect(refused.errors).toEqual({ [field]: [ORDER_TOTAL_DIFFERS] });
    }
    const link = await expectDone(waiting.call(editOrderPaymentLink, { body }));
    expect(link.txn_id).not.toBe(waiting.txnId);
    await press(store(), link.payment_url, "pay");
    expect(await readOrder(waiting)).toMatchObject({ is_paid: true });
    await expectRefused(waiting.call(editOrderPaymentLink, { body }), 409);
  });

  test("is for the customer's own orders", async () => {
    const waiting = await orderToPay(store(), GHEE);
    const stranger = await newCustomer(store());
    await expectRefused(stranger(editOrderPaymentLink, { body: await bodyFor(waiting) }), 404);
  });
});

describe("the pages around a payment", () => {
  test.each(["nothing", "..", "%00", "%zz", "1".repeat(25), "x".repeat(5000)])(
    "a payment that is none is a page that says so: %.30s",
    async (id) => {
      for (const path of [`/payments/sandbox/${id}`, `/payments/sandbox/return?txnid=${id}`]) {
        const response = await store().request(path);
        expect([400, 404]).toContain(response.status);
      }
      const pressed = await store().request(`/payments/sandbox/${id}/`, {
        method: "POST",
        body: new URLSearchParams({ choice: "pay" }),
      });
      expect([400, 404]).toContain(pressed.status);
    },
  );

  test("a button that the page does not have shows it again", async () => {
    const waiting = await orderToPay(store(), GHEE);
    expect((await open(store(), waiting.url, "steal")).status).toBe(400);
    expect(await paymentState(store(), waiting.txnId)).toBe("pending");
  });

  test("what the browser brings back is verified; without the gateway's word it changes nothing", async () => {
    const waiting = await orderToPay(store(), GHEE);
    const back = (fields: Record<string, string>) =>
      store().request("/payments/sandbox/return/", { method: "POST", body: new URLSearchParams(fields) });
    const signed = signedAnswer(paidReport(waiting));
    const forged = await back({ ...signed, amount: "1.00" });
    expect(forged.status).toBe(400);
    expect(await forged.text()).toContain("This payment is not confirmed");
    expect(
      await open(store(), `http://store.test/payments/sandbox/return?txnid=${waiting.txnId}&status=paid`),
    ).toMatchObject({
      location: resultOf(waiting, "pending"),
    });
    expect(await readOrder(waiting)).toMatchObject({ is_paid: false });
    expect((await back(signed)).headers.get("location")).toBe(resultOf(waiting, "paid"));
    expect(await readOrder(waiting)).toMatchObject({ is_paid: true });
  });
});
