import {
  changeStock,
  type RequestOf,
  staffBatches,
  staffBatchOrders,
  staffBatchOrdersCsv,
} from "@store/api-client/contract";
import { addDays, ORDER_CANCELLED, STAFF_PAGE_SIZE, todayInIndia } from "@store/domain";
import { desc, eq, like, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  orderLines,
  orders,
  products,
  returnLines,
  returnRequests,
  staffActions,
  stockBatches,
} from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { orderToPay } from "../../testing/pay-online.ts";
import { priced } from "../../testing/price-product.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { START } from "../../testing/test-clock.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { returnStock } from "../orders/reservation.ts";

const store = useTestStore();
const [SOON, LATE] = [30, 90].map((days) => addDays(todayInIndia(START), days));

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});
beforeEach(async () => {
  await store()
    .db.update(products)
    .set({ stock: 0, ...priced(1000) })
    .where(eq(products.id, GHEE));
  await store().db.delete(stockBatches);
});

const receive = (number: string, quantity: number, best_before = SOON) =>
  expectDone(
    manager(changeStock, {
      body: {
        changes: [{ id: GHEE, action: "received", quantity, seen: null, batch: { number, best_before } }],
        attempt: crypto.randomUUID(),
      },
    }),
  );

async function idOf(number: string): Promise<number> {
  const { data } = await expectDone(manager(staffBatches, { query: { search: number } }));
  return data[0]?.id ?? 0;
}

async function ordersOf(number: string, query: RequestOf<typeof staffBatchOrders>["query"] = {}) {
  const reply = await expectDone(manager(staffBatchOrders, { params: { id: await idOf(number) }, query }));
  return { ...reply, rows: reply.data.map(({ id, pieces, back, returned }) => [id, pieces, back, returned]) };
}

const bringBack = (orderId: number, quantity: number) =>
  inTransaction(store().db, (tx) => returnStock(tx, [{ productId: GHEE, quantity }], { orderId, at: START }));

describe("the orders of a batch", () => {
  test("are those that got pieces of it, newest first, with whom to call", async () => {
    await receive("B1", 3);
    await receive("B2", 5, LATE);
    const [one, two, three] = [
      await orderToPay(store(), GHEE, 2),
      await orderToPay(store(), GHEE, 2),
      await orderToPay(store(), GHEE, 1),
    ].map(({ orderId }) => orderId);
    expect((await ordersOf("B1")).rows).toEqual([
      [two, 1, 0, 0],
      [one, 2, 0, 0],
    ]);
    const { rows, data, count, batch, known_since } = await ordersOf("b2");
    expect(rows).toEqual([
      [three, 1, 0, 0],
      [two, 1, 0, 0],
    ]);
    expect(count).toBe(2);
    expect(batch).toMatchObject({ number: "B2", product_id: GHEE, left: 3, received: 5 });
    expect(known_since).toBe(START.toISOString());
    const [row] = await store()
      .db.select()
      .from(orders)
      .where(eq(orders.id, three ?? 0));
    expect(data[0]).toMatchObject({
      order_id: row?.number,
      order_status: row?.orderStatus,
      full_name: row?.shippingAddress.full_name,
      mobile_no: row?.shippingAddress.mobile_no,
    });
  });

  test("say what came back of them, and can be those that have not come back", async () => {
    await receive("B1", 4);
    const cancelled = await orderToPay(store(), GHEE, 2);
    const kept = await orderToPay(store(), GHEE, 2);
    await bringBack(cancelled.orderId, 2);
    await store().db.update(orders).set({ orderStatus: ORDER_CANCELLED }).where(eq(orders.id, cancelled.orderId));
    await bringBack(kept.orderId, 1);
    // One more piece of it is written off as it comes back: no stock, but returned.
    const [line] = await store().db.select().from(orderLines).where(eq(orderLines.orderId, kept.orderId));
    const [request] = await store()
      .db.insert(returnRequests)
      .values({ orderId: kept.orderId, attempt: crypto.randomUUID(), requestedAt: START, changedAt: START })
      .returning();
    const pieces = { quantity: 2, restocked: 1, writtenOff: 1 };
    await store()
      .db.insert(returnLines)
      .values({ requestId: request?.id ?? 0, lineId: line?.id ?? 0, ...pieces });
    expect((await ordersOf("B1")).rows).toEqual([
      [kept.orderId, 2, 1, 2],
      [cancelled.orderId, 2, 2, 0],
    ]);
    const out = await ordersOf("B1", { show: "out" });
    expect(out.rows).toEqual([[kept.orderId, 2, 1, 2]]);
    expect(out.count).toBe(1);
  });

  test("do not have what was sold before the batch was entered, or of no batch", async () => {
    await store().db.update(products).set({ stock: 3 }).where(eq(products.id, GHEE));
    await orderToPay(store(), GHEE, 1);
    await receive("B1", 1);
    const sold = await orderToPay(store(), GHEE, 3);
    expect((await ordersOf("B1")).rows).toEqual([[sold.orderId, 1, 0, 0]]);
  });

  test("come in pages, and the file has them all, with an audit line", async () => {
    await receive("B1", 1);
    const { orderId } = await orderToPay(store(), GHEE, 1);
    const id = await idOf("B1");
    // As many orders as make a second page, each with a piece of the batch.
    const copies = sql`generate_series(1, ${STAFF_PAGE_SIZE})`;
    await store().db.execute(sql`
      insert into orders (number, customer_id, placed_at, order_status, sale_status, pay_type, is_paid, is_invoiced,
        product_total, discount, tax, shipping, used_coins, final_total, billing_address, shipping_address)
      select number || '-' || n, customer_id, placed_at, order_status, sale_status, pay_type, is_paid, is_invoiced,
        product_total, discount, tax, shipping, used_coins, final_total, billing_address, shipping_address
      from orders, ${copies} n where id = ${orderId}`);
    const isCopy = like(orders.number, "%-%-%-%");
    const copied = await store().db.select({ id: orders.id }).from(orders).where(isCopy).orderBy(desc(orders.id));
    await store().db.execute(sql`
      with moved as (
        insert into stock_movements (product_id, change, reason, order_id, at)
        select ${GHEE}, -1, 'order', id, ${START.toISOString()}::timestamptz from orders where ${isCopy} returning id, order_id
      ) insert into batch_movements (movement_id, batch_id, order_id, change) select id, ${id}, order_id, -1 from moved`);
    const first = await ordersOf("B1");
    expect(first.data.map((row) => row.id)).toEqual(copied.map((row) => row.id));
    expect([first.count, first.total_pages]).toEqual([STAFF_PAGE_SIZE + 1, 2]);
    expect((await ordersOf("B1", { page: 2 })).rows).toEqual([[orderId, 1, 0, 0]]);

    const { content, name } = await expectDone(manager(staffBatchOrdersCsv, { params: { id } }));
    expect(name).toMatch(/^batch-\d+-orders-/);
    const [header, ...lines] = (await content.text()).trim().split("\r\n");
    expect(header).toContain("Order,Placed,State,Receiver,Mobile,Address,Pieces of the batch,Back in the batch");
    expect(lines).toHaveLength(STAFF_PAGE_SIZE + 1);
    const [audit] = await store()
      .db.select()
      .from(staffActions)
      .where(eq(staffActions.action, "download orders of batch"));
    expect(audit).toMatchObject({ subject: "product", subjectId: GHEE, after: { batch: "B1" } });
    expect(audit?.customerId).toBe(manager.customer.customerId);
  });

  test("of a batch that is not there are refused, and the file is not for packers", async () => {
    await expectRefused(manager(staffBatchOrders, { params: { id: 2_000_000_000 } }), 404);
    await expectRefused(manager(staffBatchOrdersCsv, { params: { id: 2_000_000_000 } }), 404);
    await receive("B1", 1);
    const packer = await newStaffMember(store(), "packer");
    const params = { id: await idOf("B1") };
    await expectDone(packer(staffBatchOrders, { params }));
    await expectRefused(packer(staffBatchOrdersCsv, { params }), 403);
  });
});
