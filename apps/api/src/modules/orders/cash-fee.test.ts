import { addresses, addToCart, cart, order, orderPaymentLink, placeOrder } from "@store/api-client/contract";
import { addMoney, CASH_FEE, DEFAULT_POLICY, fromRupees, paperSums, toRupees } from "@store/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { onlineOrderOf, orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { readInvoiceOf } from "./invoice.ts";
import { issueInvoice } from "./issue-invoice.ts";

const GHEE = 1002;
const FEE = fromRupees(45);
const SHIPPING = DEFAULT_POLICY.shipping.charge;

/** A shop that asks for a fee where an order is paid on delivery (C59). */
const policy = { ...DEFAULT_POLICY, cashOnDelivery: { ...DEFAULT_POLICY.cashOnDelivery, fee: FEE } };
const store = useTestStore({ policy });
beforeAll(() => changeProduct(store(), GHEE, { name: "Ghee", stock: 50, ...priced(500, 5) }));

async function ready() {
  const call = await newCustomer(store());
  return { call, ...(await readyToOrder(call, { pid: GHEE })) };
}
/** The order of a cart as the checkout sends it, with the fee in what is to be paid. */
const withFee = (body: ReturnType<typeof orderOf>) => ({ ...body, amount: Number(body.amount) + toRupees(FEE) });

describe("the fee for cash on delivery", () => {
  it("is part of what an order costs that is paid on delivery, and a line of its own", async () => {
    const { call, cart: contents, address } = await ready();
    const body = orderOf(contents, address, SHIPPING);
    await expectRefused(call(placeOrder, { body }), 409);
    const { id } = (await expectDone(call(placeOrder, { body: withFee(body) }))).data;
    expect((await expectDone(call(order, { params: { id } }))).data).toMatchObject({
      shipping_amt: SHIPPING,
      cash_fee_amt: FEE,
      final_total: addMoney(fromRupees(500), SHIPPING, FEE),
    });
  });

  it("is told in the mail of the order", async () => {
    const { call } = await store().logIn("customer");
    await expectDone(call(addToCart, { body: { pid: GHEE } }));
    const contents = (await expectDone(call(cart))).data;
    const [first] = (await expectDone(call(addresses))).data;
    const body = withFee(orderOf(contents, first?.id ?? 0, SHIPPING));
    await expectDone(call(placeOrder, { body }));
    const [mail] = (await store().outbox()).filter(({ channel }) => channel === "mail");
    expect(mail?.text).toContain(`${CASH_FEE}: ₹45.00`);
  });

  it("is on the invoice with its GST, which is that of the order to the paisa", async () => {
    const { call, cart: contents, address } = await ready();
    const body = withFee(orderOf(contents, address, SHIPPING));
    const { id, final_total: total } = (await expectDone(call(placeOrder, { body }))).data;
    await issueInvoice(store().db, id, store().clock.read(), policy);
    const { paper, split } = await readInvoiceOf(store().db, id);
    expect(paper.cashFee).toMatchObject([{ rate: 5, charged: FEE }]);
    expect([paperSums(paper).total, split.payable]).toEqual([total, total]);
  });

  it("is not asked for online", async () => {
    const { call, cart: contents, address } = await ready();
    await expectDone(call(orderPaymentLink, { body: onlineOrderOf(contents, address) }));
    expect((await expectDone(call(cart))).data.cart_items).toEqual([]);
  });
});
