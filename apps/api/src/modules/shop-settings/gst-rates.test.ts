import { cart, changeShopSettings, placeOrder, productDetail, shopSettings } from "@store/api-client/contract";
import { DEFAULT_POLICY, fromRupees, splitGst } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { orderLines, orders } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { readInvoiceOf } from "../orders/invoice.ts";
import { issueInvoice } from "../orders/issue-invoice.ts";

const GHEE = 1002;
const PRICE = fromRupees(500);
const DAY_IN_MINUTES = 24 * 60;
/** Beside the day of the tests, 15 March 2026. */
const [YESTERDAY, TOMORROW] = ["2026-03-14", "2026-03-16"];

const store = useTestStore();
beforeAll(() => changeProduct(store(), GHEE, { name: "Ghee", stock: 50, hsnCode: "04059020", ...priced(500, 5) }));

async function setRates(rates: string) {
  const owner = await newStaffMember(store(), "owner");
  const { data } = await expectDone(owner(shopSettings));
  const body = { version: data.version, changes: { "policy.gstRates": rates } };
  await expectDone(owner(changeShopSettings, { body }));
}

const shownPrice = async () => (await expectDone(store().nobody(productDetail, { params: { id: GHEE } }))).data;

async function orderOne(): Promise<number> {
  const call = await newCustomer(store());
  const ready = await readyToOrder(call, { pid: GHEE });
  const body = orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge);
  return (await expectDone(call(placeOrder, { body }))).data.id;
}

const taxOf = (id: number) =>
  store()
    .db.select({ rate: orderLines.gstRate, base: orderLines.basePrice, lineTax: orderLines.tax, tax: orders.tax })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.id, id));

const taxedBy = (rate: number) => {
  const { base, gst } = splitGst(PRICE, rate);
  return [{ rate, base, lineTax: gst, tax: gst }];
};

test("a rate by HSN code counts in product, cart and order at once; what was ordered keeps its own (C59)", async () => {
  const before = await orderOne();
  await setRates(`0405 18 ${YESTERDAY}`);
  const { base, gst } = splitGst(PRICE, 18);
  expect(await shownPrice()).toMatchObject({ product_price: PRICE, base_price: base, gst_amount: gst });
  const call = await newCustomer(store());
  await readyToOrder(call, { pid: GHEE });
  expect((await expectDone(call(cart))).data).toMatchObject({ total: base, gst_amt: gst, final_total: PRICE });
  const after = await orderOne();
  expect(await taxOf(before)).toEqual(taxedBy(5));
  expect(await taxOf(after)).toEqual(taxedBy(18));
});

test("a rate of tomorrow counts from tomorrow on, and papers have that of their order", async () => {
  await setRates(`0405 18 ${YESTERDAY}\n040590 0 ${TOMORROW}`);
  const today = await orderOne();
  expect(await taxOf(today)).toEqual(taxedBy(18));
  store().clock.advance(DAY_IN_MINUTES);
  expect(await shownPrice()).toMatchObject({ base_price: PRICE, gst_amount: 0 });
  expect(await taxOf(await orderOne())).toEqual(taxedBy(0));
  await issueInvoice(store().db, today, store().clock.read(), DEFAULT_POLICY);
  const { paper } = await readInvoiceOf(store().db, today);
  expect(paper.goods).toMatchObject([{ rate: 18, charged: PRICE }]);
});

test("goods of another code, and all goods once the table is empty, have their own rate", async () => {
  await setRates(`1509 18 ${YESTERDAY}`);
  expect(await taxOf(await orderOne())).toEqual(taxedBy(5));
  await setRates("");
  expect(await shownPrice()).toMatchObject({ base_price: splitGst(PRICE, 5).base });
});
