import {
  addToCart,
  cart,
  changeProduct as changeProductCall,
  createDiscount,
  editDiscount,
  endDiscount,
  order,
  placeOrder,
  previewDiscount,
  productDetail,
  productFeed,
  productList,
  type RequestOf,
  staffDiscount,
  staffDiscounts,
  staffProduct,
  validateVoucher,
} from "@store/api-client/contract";
import {
  belowCostRefusal,
  DEFAULT_POLICY,
  DISCOUNT_MESSAGES,
  EDIT_CONFLICT,
  fromRupees,
  HOUR_MS,
  lineTotals,
  splitGst,
  ZERO_PAISE,
} from "@store/domain";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { discounts, orderLines, orders, products, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { discountTerms, newVoucher } from "../../testing/requests/offer-requests.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { takesLessOff } from "../cart/messages.ts";
import { applyDiscounts } from "./apply-discounts.ts";

const [GHEE, HONEY] = [1002, 1003];
const rupees = fromRupees;
const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});
beforeEach(async () => {
  const { db, clock } = store();
  await db.update(discounts).set({ endsAt: clock.read(), appliedState: null });
  await applyDiscounts(db, clock.read());
  await db.update(products).set({ cost: null });
  await changeProduct(store(), GHEE, { stock: 100, ...priced(500, 5) });
  await changeProduct(store(), HONEY, { stock: 100, ...priced(333.33, 18) });
});

type Terms = Partial<RequestOf<typeof createDiscount>["body"]>;
const make = async (changed: Terms = {}) =>
  (await expectDone(manager(createDiscount, { body: discountTerms(changed) }))).data.id;
const read = async (id: number) => (await expectDone(manager(staffDiscount, { params: { id } }))).data;
const shown = async (id = GHEE) => (await expectDone(store().nobody(productDetail, { params: { id } }))).data;
const pricesOf = async (id = GHEE) => {
  const { product_price, list_price } = await shown(id);
  return [product_price, list_price];
};
/** What the job does, some minutes later. */
const later = async (minutes: number) => {
  store().clock.advance(minutes);
  await applyDiscounts(store().db, store().clock.read());
};
const inHours = (hours: number) => new Date(store().clock.read().getTime() + hours * HOUR_MS).toISOString();
const cartOf = async (call: NewCustomer) => (await expectDone(call(cart))).data;

/** A customer with ghee in the cart. */
async function buyer(quantity = 1) {
  const call = await newCustomer(store());
  return { call, ...(await readyToOrder(call, { pid: GHEE, quantity })) };
}

describe("a discount of products", () => {
  test("lowers the price wherever it is read, with the usual one or the MRP struck through", async () => {
    expect(await pricesOf()).toEqual([rupees(500), undefined]);
    await make({ percent: 10 });
    expect(await pricesOf()).toEqual([rupees(450), rupees(500)]);
    await changeProduct(store(), GHEE, { mrp: rupees(600) });
    expect(await pricesOf()).toEqual([rupees(450), rupees(600)]);
    const { data } = await expectDone(store().nobody(productList, { query: { prod_search: (await shown()).name } }));
    const card = data.data.find(({ id }) => id === GHEE);
    const { base } = splitGst(rupees(450), 5);
    expect(card).toMatchObject({ product_price: rupees(450), base_price: base, list_price: rupees(600) });
    const feed = await expectDone(store().nobody(productFeed, { query: { after: GHEE - 1 } }));
    expect(feed.data[0]).toMatchObject({ id: GHEE, product_price: rupees(450), list_price: rupees(600) });
  });

  test("of a category is for all below it, and of a brand for its products", async () => {
    const [row] = await store().db.select().from(products).where(eq(products.id, GHEE));
    const id = await make({ scope: "categories", targets: [row?.level1 ?? 0], percent: 20 });
    expect(await pricesOf()).toEqual([rupees(400), rupees(500)]);
    await expectDone(manager(endDiscount, { params: { id }, body: { version: 1 } }));
    expect(await pricesOf()).toEqual([rupees(500), undefined]);
    await make({ scope: "brands", targets: [row?.brandId ?? 0], kind: "rupees", amount: 50.5, percent: undefined });
    expect(await pricesOf()).toEqual([rupees(449.5), rupees(500)]);
  });

  test("counts from its first moment to its last, and not a moment longer", async () => {
    const { clock } = store();
    await make({ starts_at: inHours(1), ends_at: inHours(3) });
    for (const [minutes, price] of [
      [0, 500],
      [60, 450],
      [119, 450],
      [1, 500],
    ] as const) {
      await later(minutes);
      expect((await shown()).product_price, clock.read().toISOString()).toBe(rupees(price));
    }
  });

  test("is one alone where two run: the lower price counts", async () => {
    await make({ percent: 10 });
    const id = await make({ kind: "rupees", amount: 80, percent: undefined });
    expect(await pricesOf()).toEqual([rupees(420), rupees(500)]);
    await expectDone(manager(endDiscount, { params: { id }, body: { version: 1 } }));
    expect(await pricesOf()).toEqual([rupees(450), rupees(500)]);
  });

  test("leaves the price that staff set, which they go on changing", async () => {
    await make({ percent: 10 });
    const { data } = await expectDone(manager(staffProduct, { params: { id: GHEE } }));
    expect(data.price).toBe(rupees(500));
    const { id, stock, visibility, created_at, facts, ...fields } = data;
    const wire = { ...fields, price: 600, hsn_code: fields.hsn_code ?? "", is_counted: true };
    await expectDone(manager(changeProductCall, { params: { id }, body: wire }));
    expect(await pricesOf()).toEqual([rupees(540), rupees(600)]);
    const [line] = await store()
      .db.select()
      .from(staffActions)
      .where(and(eq(staffActions.subject, "product"), eq(staffActions.subjectId, GHEE)));
    expect(line).toMatchObject({ before: { pricePaid: rupees(500) }, after: { pricePaid: rupees(600) } });
  });
});

describe("a scheduled price", () => {
  const scheduled = (changed: Terms = {}) =>
    make({ kind: "price", amount: 399, percent: undefined, ends_at: inHours(2), ...changed });

  test("counts for its time, before and after which the usual price stands", async () => {
    await scheduled({ starts_at: inHours(1) });
    expect(await pricesOf()).toEqual([rupees(500), undefined]);
    await later(60);
    expect(await pricesOf()).toEqual([rupees(399), rupees(500)]);
    await later(60);
    expect(await pricesOf()).toEqual([rupees(500), undefined]);
  });

  test("is refused above the MRP, without an end, and for more than one product", async () => {
    await changeProduct(store(), GHEE, { mrp: rupees(510) });
    const tried = (changed: Terms) =>
      manager(createDiscount, {
        body: discountTerms({ kind: "price", amount: 399, percent: undefined, ends_at: inHours(2), ...changed }),
      });
    expect((await expectRefused(tried({ amount: 511 }), 409)).message).toBe(DISCOUNT_MESSAGES.aboveMrp);
    expect((await expectRefused(tried({ ends_at: undefined }), 400)).message).toBe(DISCOUNT_MESSAGES.priceEnds);
    expect((await expectRefused(tried({ targets: [GHEE, HONEY] }), 400)).message).toBe(DISCOUNT_MESSAGES.kindOfScope);
  });

  test("refuses an order of a cart that was seen at another price", async () => {
    const { call, address } = await buyer();
    const seen = await cartOf(call);
    await scheduled();
    const body = orderOf(seen, address, DEFAULT_POLICY.shipping.charge);
    await expectRefused(call(placeOrder, { body }), 409);
    const now = orderOf(await cartOf(call), address, DEFAULT_POLICY.shipping.charge);
    await expectDone(call(placeOrder, { body: now }));
  });
});

describe("a discount on the cart", () => {
  const onCart = (changed: Terms = {}) => make({ scope: "cart", targets: [], minimum: 600, ...changed });

  test("is spread over the lines to the paisa, of which order and papers are", async () => {
    await onCart({ name: "Festival", percent: 15 });
    const { call, address } = await buyer();
    expect((await cartOf(call)).discount_amt).toBe(ZERO_PAISE);
    await expectDone(call(addToCart, { body: { pid: HONEY, quantity: 2 } }));
    const seen = await cartOf(call);
    const parts = [
      { basePrice: splitGst(rupees(500), 5).base, gst: splitGst(rupees(500), 5).gst, quantity: 1 },
      { basePrice: splitGst(rupees(333.33), 18).base, gst: splitGst(rupees(333.33), 18).gst, quantity: 2 },
    ];
    const lines = lineTotals(parts, seen.discount_amt);
    expect(seen).toMatchObject({ discount_name: "Festival", gst_amt: (lines[0]?.gst ?? 0) + (lines[1]?.gst ?? 0) });
    const body = orderOf(seen, address, DEFAULT_POLICY.shipping.charge);
    await expectDone(call(placeOrder, { body }));
    const { db } = store();
    const [placed] = await db.select().from(orders).where(eq(orders.customerId, call.customer.customerId));
    expect(placed).toMatchObject({ discount: seen.discount_amt, discountName: "Festival", voucherCode: null });
    const written = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, placed?.id ?? 0));
    const ofProduct = (id: number) => written.find(({ productId }) => productId === id);
    expect([ofProduct(GHEE)?.discount, ofProduct(HONEY)?.discount]).toEqual(lines.map(({ discount }) => discount));
    expect([ofProduct(GHEE)?.tax, ofProduct(HONEY)?.tax]).toEqual(lines.map(({ gst }) => gst));
    const { data } = await expectDone(call(order, { params: { id: placed?.id ?? 0 } }));
    expect(data).toMatchObject({ discount_amt: seen.discount_amt, discount_name: "Festival" });
  });

  test("meets a code: the one that takes off more counts alone", async () => {
    await onCart({ name: "Festival", percent: 10 });
    const { call } = await buyer(2);
    const ofCart = (await cartOf(call)).discount_amt;
    const apply = (voucher_code: string) => call(validateVoucher, { query: { voucher_code } });
    const small = await newVoucher(store(), { amount: rupees(50) });
    expect((await expectRefused(apply(small.code), 409)).message).toBe(takesLessOff("Festival"));
    const large = await newVoucher(store(), { amount: rupees(200) });
    await expectDone(apply(large.code));
    const withCode = await cartOf(call);
    expect(withCode).toMatchObject({ discount_amt: rupees(200), applied_voucher_code: large.code });
    expect(withCode.discount_name).toBeUndefined();
    await expectDone(apply(""));
    expect(await cartOf(call)).toMatchObject({ discount_amt: ofCart, discount_name: "Festival" });
  });

  test("and a gift voucher count both: one lowers the price, the other pays it", async () => {
    await onCart({ name: "Festival", percent: 10 });
    const { call } = await buyer(2);
    const gift = await newVoucher(store(), { isGift: true, amount: rupees(100) });
    await expectDone(call(validateVoucher, { query: { voucher_code: gift.code } }));
    const seen = await cartOf(call);
    expect(seen).toMatchObject({ discount_name: "Festival", gift_voucher_amt: rupees(100) });
    expect(seen.discount_amt).toBeGreaterThan(0);
  });
});

describe("below cost", () => {
  test.each<[string, Terms]>([
    ["products", { percent: 50 }],
    ["the cart", { scope: "cart", targets: [], percent: 50 }],
    ["a scheduled price", { kind: "price", amount: 250, percent: undefined, ends_at: "2036-01-01T00:00:00.000Z" }],
  ])("%s is refused, naming products, until somebody has confirmed it", async (_, changed) => {
    await changeProduct(store(), GHEE, { cost: rupees(300) });
    const body = discountTerms(changed);
    const refusal = await expectRefused(manager(createDiscount, { body }), 409);
    expect(refusal.message).toBe(belowCostRefusal([(await shown()).name], 1).message);
    const { data } = await expectDone(manager(previewDiscount, { body }));
    expect(data).toMatchObject({ below_cost: 1, below_cost_samples: [{ id: GHEE, becomes: rupees(250) }] });
    await expectDone(manager(createDiscount, { body: { ...body, may_below_cost: true } }));
  });
});

describe("staff", () => {
  test("see discounts by their state, and what each is for", async () => {
    const id = await make({ name: "Soon", starts_at: inHours(1), ends_at: inHours(2) });
    const list = async (state: "coming" | "running" | "over") =>
      (await expectDone(manager(staffDiscounts, { query: { state } }))).data.map((one) => one.id);
    expect(await list("coming")).toEqual([id]);
    store().clock.advance(60);
    expect(await list("running")).toEqual([id]);
    store().clock.advance(60);
    expect((await list("over"))[0]).toBe(id);
    expect(await read(id)).toMatchObject({ state: "over", targets: [{ id: GHEE, name: (await shown()).name }] });
    const { data } = await expectDone(manager(staffDiscounts, { query: { product: HONEY } }));
    expect(data).toEqual([]);
  });

  test("change one from the version that was seen, which leaves an audit line", async () => {
    const id = await make({ percent: 10 });
    const edit = (version: number, changed: Terms) =>
      manager(editDiscount, { params: { id }, body: { ...discountTerms(changed), version } });
    await expectDone(edit(1, { percent: 20, targets: [HONEY] }));
    expect(await pricesOf()).toEqual([rupees(500), undefined]);
    expect((await pricesOf(HONEY))[0]).toBe(fromRupees(266.66));
    expect((await expectRefused(edit(1, { percent: 30 }), 409)).message).toBe(EDIT_CONFLICT);
    const lines = await store()
      .db.select()
      .from(staffActions)
      .where(and(eq(staffActions.subject, "discount"), eq(staffActions.subjectId, id)));
    expect(lines.map(({ action }) => action)).toEqual(["create", "change"]);
  });

  test("learn how many products it is for, and what becomes of some prices", async () => {
    const { data } = await expectDone(manager(previewDiscount, { body: discountTerms({ targets: [GHEE, HONEY] }) }));
    expect(data).toMatchObject({
      products: 2,
      samples: [
        { id: GHEE, price: rupees(500), becomes: rupees(450) },
        { id: HONEY, price: rupees(333.33), becomes: rupees(300) },
      ],
      below_cost: 0,
    });
  });
});
