import type { Answer } from "@store/api-client";
import {
  addToCart,
  applyPriceList,
  cart,
  changeProduct,
  changeStock,
  orderPaymentLink,
  placeOrder,
  progressOrder,
  staffProduct,
  uploadPriceList,
  withdrawOrder,
} from "@store/api-client/contract";
import {
  addMoney,
  basedOnCell,
  DEFAULT_POLICY,
  EDIT_CONFLICT,
  multiplyMoney,
  ORDER_CANCELLED,
  orderChangedMeanwhile,
  outOfStockMessage,
  type Paise,
  PRICE_LIST_COLUMNS,
  PRICE_LIST_CONFLICT,
  type StockAction,
  toRupees,
} from "@store/domain";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orderLines, orders, products, stockMovements } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { moveOrder } from "../../testing/move-order.ts";
import { type NewCustomer, newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { priced, changeProduct as setProduct } from "../../testing/price-product.ts";
import { onlineOrderOf, orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { TOTAL_CHANGED, tooFewLeft } from "../orders/messages.ts";

// The embedded database runs one statement at a time and hides races: this runs on a Postgres server alone.

const SHOPPERS = 200;
const [GHEE, HONEY, TURMERIC] = [1002, 1003, 1067];
const ALL = [GHEE, HONEY, TURMERIC];
/** Ghee is short; honey's price is changed in its form, turmeric's by a price list. */
const GHEE_STOCK = 70;
const PRICES = new Map([
  [GHEE, [1000]],
  [HONEY, [500, 550, 525]],
  [TURMERIC, [600, 650]],
]);

const store = useTestStore();

/** What a shopper has in the cart: the same products in either order. */
const CARTS = [[GHEE], [HONEY], [GHEE, TURMERIC], [TURMERIC, HONEY], [HONEY, TURMERIC, GHEE]];

/** As often as prices change while they order, and once more. */
const TRIES = 3;

/** A shopper at the end of the checkout. */
async function shopperAt(place: number) {
  const call = await newCustomer(store());
  const [pid = GHEE, ...others] = CARTS[place % CARTS.length] ?? [];
  const ready = await readyToOrder(call, { pid, quantity: 1 + (place % 2) });
  for (const other of others) await expectDone(call(addToCart, { body: { pid: other } }));
  const look = async () => (await expectDone(call(cart))).data;
  let seen = await look();
  const send = async (): Promise<Answer<{ readonly id: number; readonly agreed: Paise }>> => {
    const agreed = addMoney(seen.final_total, DEFAULT_POLICY.shipping.charge);
    if (place % 2 === 0) {
      const answer = await call(placeOrder, { body: orderOf(seen, ready.address, DEFAULT_POLICY.shipping.charge) });
      return answer.ok ? { ok: true, reply: { id: answer.reply.data.id, agreed } } : answer;
    }
    const answer = await call(orderPaymentLink, { body: onlineOrderOf(seen, ready.address) });
    return answer.ok ? { ok: true, reply: { id: answer.reply.order_id ?? 0, agreed } } : answer;
  };
  const isTotalChanged = (answer: Answer<unknown>) =>
    !answer.ok && answer.failure.kind === "refused" && answer.failure.message === TOTAL_CHANGED;
  /** Orders with the totals that are on the screen; where they have changed, looks again and orders then. */
  return async () => {
    let answer = await send();
    for (let tries = 1; tries < TRIES && isTotalChanged(answer); tries++) {
      seen = await look();
      answer = await send();
    }
    return answer;
  };
}

/** A pending order of one jar of ghee, to be paid on delivery. */
async function cashOrder(): Promise<number> {
  const call = await newCustomer(store());
  const ready = await readyToOrder(call, { pid: GHEE });
  return (
    await expectDone(call(placeOrder, { body: orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge) }))
  ).data.id;
}

/** A price list of one line is uploaded; how it is applied. */
async function uploaded(manager: NewCustomer, id: number, line: { readonly price?: number; readonly stock?: number }) {
  const [row] = await store().db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error(`There is no product ${id}`);
  const before = { price: row.pricePaid, stock: row.stock };
  const cells = [id, "Name", "Category", line.price ?? "", line.stock ?? "", basedOnCell(before)];
  const body = new Blob([`${Object.values(PRICE_LIST_COLUMNS).join(",")}\r\n${cells.join(",")}\r\n`]);
  const { data } = await expectDone(manager(uploadPriceList, { body }));
  return () => manager(applyPriceList, { params: { id: data.id } });
}

/** A price that is written in the product's form. */
async function edited(manager: NewCustomer, id: number, rupees: number) {
  const { data } = await expectDone(manager(staffProduct, { params: { id } }));
  const { id: _, stock, visibility, created_at, ...fields } = data;
  const body = { ...fields, price: rupees, is_counted: true };
  return () => manager(changeProduct, { params: { id }, body });
}

const refusalsOf = (answers: readonly Answer<unknown>[]) =>
  answers.flatMap((answer) => (answer.ok ? [] : [answer.failure]));

test("200 shoppers and 20 acts of the staff at once: nothing is oversold or lost, and each order has its price", async () => {
  await setProduct(store(), GHEE, { stock: GHEE_STOCK, ...priced(1000) });
  await setProduct(store(), HONEY, { stock: 1000, ...priced(500) });
  await setProduct(store(), TURMERIC, { stock: 1000, ...priced(600) });
  const [ghee] = await store().db.select().from(products).where(eq(products.id, GHEE));
  const [packer, manager, other] = [
    await newStaffMember(store(), "packer"),
    await newStaffMember(store(), "manager"),
    await newStaffMember(store(), "manager"),
  ];
  const made: number[] = [];
  for (let count = 0; count < 8; count++) made.push(await cashOrder());
  const [toAccept, toPack, toCancel] = [made.slice(0, 3), made.slice(3, 6), made.slice(5)];
  for (const id of toPack) await moveOrder(store(), id, "Confirmed");
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, (_, place) => shopperAt(place)));

  const change = (action: StockAction, quantity: number, seen: number | null = null) => {
    const body = { changes: [{ id: GHEE, action, quantity, seen }], attempt: crypto.randomUUID() };
    return () => packer(changeStock, { body });
  };
  const progress = (action: "accept" | "pack", order_status: "Pending" | "Confirmed") => (id: number) => () =>
    packer(progressOrder, { params: { id }, body: { action, order_status, changes: 0 } });
  const cancel = (id: number) => () =>
    manager(withdrawOrder, {
      params: { id },
      body: { action: "cancel", order_status: toPack.includes(id) ? "Confirmed" : "Pending" },
    });
  const moves = [...toAccept.map(progress("accept", "Pending")), ...toPack.map(progress("pack", "Confirmed"))];
  const acts: (() => Promise<Answer<unknown>>)[] = [
    ...[5, 5, 5].map((pieces) => change("received", pieces)),
    ...[1, 1].map((pieces) => change("damaged", pieces)),
    ...[11, 12].map((pieces) => change("counted", pieces, 10)),
    await edited(manager, HONEY, 550),
    await edited(other, HONEY, 525),
    await uploaded(manager, TURMERIC, { price: 650 }),
    await uploaded(other, GHEE, { stock: 40 }),
    ...moves,
    ...toCancel.map(cancel),
  ];
  expect(acts).toHaveLength(20);

  const acting: Promise<Answer<unknown>>[] = [];
  const ordering = shoppers.map((order, place) => {
    const act = place % (SHOPPERS / acts.length) === 0 ? acts[acting.length] : undefined;
    if (act) acting.push(act());
    return order();
  });
  const [placed, acted] = [await Promise.all(ordering), await Promise.all(acting)];
  expect(acted).toHaveLength(20);

  // Each refusal says what it is.
  const [soldOut, few] = [outOfStockMessage([ghee?.name ?? ""]), tooFewLeft(ghee?.name ?? "", 1)];
  for (const failure of refusalsOf(placed)) {
    expect(failure).toMatchObject({ kind: "refused", httpStatus: 409 });
    if (failure.kind === "refused") expect([soldOut, few]).toContain(failure.message);
  }
  const actRefusals: unknown[] = [
    ...[EDIT_CONFLICT, PRICE_LIST_CONFLICT],
    ...["Packed", ORDER_CANCELLED].map(orderChangedMeanwhile),
  ];
  for (const failure of refusalsOf(acted)) {
    expect(failure).toMatchObject({ kind: "refused", httpStatus: 409 });
    if (failure.kind === "refused") expect(actRefusals).toContain(failure.message);
  }
  const isDone = (act: number) => acted[act]?.ok === true;
  expect([isDone(7), isDone(8)].filter(Boolean), "one of two edits of the same price").toHaveLength(1);
  expect(isDone(9), "a price list that nobody else touches").toBe(true);
  expect([isDone(16), isDone(17)].filter(Boolean), "packed or cancelled").toHaveLength(1);

  // Pieces: the ledger adds up, was never below nothing, and has those of each order.
  const ids = [...made, ...placed.flatMap((answer) => (answer.ok ? [answer.reply.id] : []))];
  for (const [place, answer] of placed.entries())
    if (!CARTS[place % CARTS.length]?.includes(GHEE)) expect(answer.ok, "there was enough of all but ghee").toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  const { db } = store();
  const total = sql<number>`sum(${stockMovements.change})::int`;
  for (const id of ALL) {
    const [row] = await db.select().from(products).where(eq(products.id, id));
    const ofProduct = eq(stockMovements.productId, id);
    const [ledger] = await db
      .select({ total, least: sql<number>`min(${stockMovements.stockAfter})` })
      .from(stockMovements)
      .where(ofProduct);
    expect(ledger?.total).toBe(row?.stock);
    expect(ledger?.least).toBeGreaterThanOrEqual(0);
  }
  const moved = await db
    .select({ orderId: stockMovements.orderId, productId: stockMovements.productId, total })
    .from(stockMovements)
    .where(and(isNotNull(stockMovements.orderId), inArray(stockMovements.productId, ALL)))
    .groupBy(stockMovements.orderId, stockMovements.productId);
  const kept = new Map(moved.map(({ orderId, productId, total: pieces }) => [`${orderId} ${productId}`, pieces]));
  const rows = await db.select().from(orders).where(inArray(orders.id, ids));
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids));
  const cancelled = new Set(rows.flatMap((row) => (row.orderStatus === ORDER_CANCELLED ? [row.id] : [])));
  expect(cancelled.size).toBe([17, 18, 19].filter(isDone).length);
  for (const { orderId, productId, quantity } of lines) {
    expect(kept.get(`${orderId} ${productId}`)).toBe(cancelled.has(orderId) ? 0 : -quantity);
    kept.delete(`${orderId} ${productId}`);
  }
  expect([...kept.keys()], "pieces of orders that were not placed").toEqual([]);

  // Money: each line at a price that the product had, each order at what its shopper saw.
  for (const line of lines) {
    expect(PRICES.get(line.productId)).toContain(toRupees(line.price));
    expect(line.total).toBe(multiplyMoney(line.price, line.quantity));
  }
  for (const row of rows) {
    const totals = lines.filter(({ orderId }) => orderId === row.id).map((line) => line.total);
    expect(addMoney(...totals, row.shipping)).toBe(row.finalTotal);
  }
  const finalTotals = new Map(rows.map((row) => [row.id, row.finalTotal]));
  for (const answer of placed) if (answer.ok) expect(finalTotals.get(answer.reply.id)).toBe(answer.reply.agreed);
  expect(store().log()).toEqual([]);
});
