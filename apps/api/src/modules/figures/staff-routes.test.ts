import {
  beginSecondFactor,
  cancelOrder,
  confirmSecondFactor,
  dashboard,
  staffOrders,
  staffStock,
} from "@store/api-client/contract";
import {
  addMoney,
  DEFAULT_POLICY,
  daysAfter,
  minutesAfter,
  paise,
  SALES_DAYS,
  sumSales,
  todayInIndia,
  toRupees,
} from "@store/domain";
import { desc, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  appointments,
  events,
  inquiries,
  orderEvents,
  orders,
  outbox,
  payments,
  products,
} from "../../db/schema/index.ts";
import { totpAt } from "../../identity/totp.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { bringBack } from "../../testing/move-order.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { deliverOrder, sendOrderAgain } from "../orders/change-order.ts";

const store = useTestStore();
const production = useTestStore({ mode: "production" });

type Overview = Awaited<ReturnType<typeof overview>>;
const overview = async (role: "owner" | "packer" = "owner") => {
  const { data } = await expectDone((await newStaffMember(store(), role))(dashboard));
  return data;
};
const countOf = ({ waiting }: Overview, kind: Overview["waiting"][number]["kind"]) =>
  waiting.find((one) => one.kind === kind)?.count;

/** A new order that nothing was paid for, and which is to be paid online. */
const newOrder = async () => (await (await newOwner(store())).onlineOrder()).id;
const change = (id: number, set: Partial<typeof orders.$inferInsert>) =>
  store().db.update(orders).set(set).where(eq(orders.id, id));

describe("the dashboard [R44]", () => {
  test("tells staff what waits for them", async () => {
    const { call } = await store().logIn("staff");
    const { data } = await expectDone(call(dashboard));
    expect(countOf(data, "accept")).toBeGreaterThan(0);
    expect(countOf(data, "stock_empty")).toBeGreaterThan(0);
    expect(data.best_sellers?.[0]?.pieces).toBeGreaterThan(0);
  });

  test("tells nobody else", async () => {
    const visitor = await store().newVisitor();
    for (const call of [store().nobody, visitor]) await expectRefused(call(dashboard), 401);
    for (const role of ["customer", "elite"] as const) {
      const { call } = await store().logIn(role);
      await expectRefused(call(dashboard), 403);
    }
  });

  test("tells a packer of orders and stock, and of no sales", async () => {
    const told = await overview("packer");
    const kinds = ["accept", "pack", "ship", "payment", "refund_unclear", "stock_empty", "stock_low", "batch_soon"];
    expect(told.waiting.map(({ kind }) => kind)).toEqual(kinds);
    expect([told.sales, told.best_sellers]).toEqual([undefined, undefined]);
  });
});

describe("what a new shop still needs", () => {
  /** The steps that are not done, as somebody with an authenticator app reads them. */
  async function missing(role: "owner" | "packer" = "owner") {
    const call = await newStaffMember(production(), role);
    const { data: app } = await expectDone(call(beginSecondFactor));
    await expectDone(call(confirmSecondFactor, { body: { code: totpAt(app.secret, production().clock.read()) } }));
    const { data } = await expectDone(call(dashboard));
    return data.opening?.filter(({ is_done }) => !is_done).map(({ step }) => step);
  }

  test("is told in production, where these tests have an owner and products, and no more [C52]", async () => {
    const { db, clock } = production();
    expect(await missing()).toEqual(["identity", "payment", "mail"]);
    const mail = { channel: "mail" as const, recipient: "a@b.example", subject: "", text: "", createdAt: clock.read() };
    await db.insert(outbox).values({ ...mail, sentAt: clock.read() });
    expect(await missing()).toEqual(["identity", "payment"]);
    await db.update(products).set({ isArchived: true });
    expect(await missing()).toEqual(["identity", "product", "payment"]);
    await db.update(products).set({ isArchived: false });
  });

  test("ends with a test order that was cancelled [C52]", async () => {
    const owner = await newOwner(production());
    await production().db.update(orders).set({ orderStatus: "Confirmed" });
    const { id } = await owner.onlineOrder();
    expect(await missing()).toContain("order");
    await expectDone(owner.call(cancelOrder, { params: { id } }));
    expect(await missing()).not.toContain("order");
  });

  test("is told to nobody in a demo, nor to whoever packs", async () => {
    expect((await overview()).opening).toBeUndefined();
    expect(await missing("packer")).toBeUndefined();
  });
});

describe("a figure of what waits", () => {
  /** Does something, and says by how much a figure has changed. */
  async function changeOf(kind: Overview["waiting"][number]["kind"], act: () => Promise<unknown>) {
    const before = countOf(await overview(), kind);
    await act();
    return (countOf(await overview(), kind) ?? 0) - (before ?? 0);
  }

  test.each([
    ["accept", { isPaid: true }],
    ["pack", { isPaid: true, orderStatus: "Confirmed" }],
    ["ship", { isPaid: true, orderStatus: "Packed" }],
    ["return", { isPaid: true, orderStatus: "Delivered", returnRequestedAt: new Date("2026-03-14T06:30:00Z") }],
  ] as const)("counts the orders to %s, which its list shows", async (kind, set) => {
    const id = await newOrder();
    expect(await changeOf(kind, () => change(id, set))).toBe(1);
    const states = { pack: "Confirmed", ship: "Packed" } as const;
    const query = kind === "pack" || kind === "ship" ? { order_status: states[kind] } : { show: kind };
    const { data, count } = await expectDone((await newStaffMember(store(), "owner"))(staffOrders, { query }));
    expect(data.map((row) => row.id)).toContain(id);
    expect(count).toBe(countOf(await overview(), kind));
  });

  test.each([
    [29, 0],
    [31, 1],
    [3 * 24 * 60 - 1, 1],
    [3 * 24 * 60 + 1, 0],
  ])("counts a payment that was begun %d minutes ago %d times", async (minutes, times) => {
    const id = await newOrder();
    const createdAt = minutesAfter(store().clock.read(), -minutes);
    expect(
      await changeOf("payment", async () => {
        const [payment] = await store().db.select().from(payments).where(eq(payments.subjectId, id));
        if (payment) await store().db.update(payments).set({ createdAt }).where(eq(payments.txnId, payment.txnId));
        else throw new Error("No payment was begun");
      }),
    ).toBe(times);
  });

  test("counts a product that is short of stock, or out of it, unless it is archived", async () => {
    const [product] = await store()
      .db.select()
      .from(products)
      .where(sql`not ${products.isArchived} and ${products.stock} > 5`);
    const stock = (set: Partial<typeof products.$inferInsert>) => () =>
      store()
        .db.update(products)
        .set(set)
        .where(eq(products.id, product?.id ?? 0));
    expect(await changeOf("stock_low", stock({ stock: 5 }))).toBe(1);
    expect(await changeOf("stock_low", stock({ stock: 6 }))).toBe(-1);
    expect(await changeOf("stock_empty", stock({ stock: 0 }))).toBe(1);
    expect(await changeOf("stock_empty", stock({ isArchived: true }))).toBe(-1);
    await stock({ stock: 50, isArchived: false })();
  });

  test("of stock is that of its list, also with products that are archived or were never counted", async () => {
    const { db } = store();
    // None that other tests buy.
    const some = await db.select().from(products).orderBy(desc(products.id)).limit(4);
    const set = (id: number, values: Partial<typeof products.$inferInsert>) =>
      db.update(products).set(values).where(eq(products.id, id));
    const stocks = [
      { stock: 0, isArchived: true },
      { stock: 3, isArchived: true },
      { stock: 3, isArchived: false },
      { stock: null, isArchived: false },
    ];
    for (const [index, { id }] of some.entries()) await set(id, stocks[index] ?? {});
    const owner = await newStaffMember(store(), "owner");
    const told = await overview();
    for (const state of ["empty", "low"] as const) {
      const { count } = await expectDone(owner(staffStock, { query: { state } }));
      expect([state, count]).toEqual([state, countOf(told, `stock_${state}`)]);
    }
    for (const { id, stock, isArchived } of some) await set(id, { stock, isArchived });
  });

  test("counts what is to come, what was not answered, and what could not be sent", async () => {
    const { db, clock } = store();
    const told = await overview();
    const now = clock.read();
    const total = async (rows: Promise<readonly { readonly total: unknown }[]>) => Number((await rows)[0]?.total);
    const count = { total: sql`count(*)` };
    const open = db.select(count).from(inquiries).where(eq(inquiries.state, "open"));
    expect(countOf(told, "inquiry")).toBe(await total(open));
    const failed = db.select(count).from(outbox).where(sql`${outbox.dueAt} is null and ${outbox.sentAt} is null`);
    expect(countOf(told, "message")).toBe(await total(failed));
    const coming = db.select(count).from(appointments).where(sql`${appointments.startsAt} >= ${now.toISOString()}`);
    expect(countOf(told, "appointment")).toBe(await total(coming));
    const [event] = await db.select().from(events).where(sql`${events.endsAt} >= ${now.toISOString()}`).limit(1);
    expect(countOf(told, "event")).toBeGreaterThan(0);
    const cancel = (status: string) =>
      db
        .update(events)
        .set({ status })
        .where(eq(events.id, event?.id ?? 0));
    expect(await changeOf("event", () => cancel("CANCELLED"))).toBe(-1);
    await cancel(event?.status ?? "");
  });
});

describe("the sales of the last thirty days", () => {
  /** The amounts and numbers of both periods. */
  const totals = ({ sales }: Overview) => [sumSales(sales?.current ?? []), sumSales(sales?.before ?? [])] as const;

  test("are days in India, the last of them today, beside the thirty before", async () => {
    const { sales } = await overview();
    const now = store().clock.read();
    for (const days of [sales?.current, sales?.before]) expect(days).toHaveLength(SALES_DAYS);
    expect(sales?.current.at(-1)?.day).toBe(todayInIndia(now));
    expect(sales?.before.at(-1)?.day).toBe(todayInIndia(daysAfter(now, -SALES_DAYS)));
  });

  test("count an order once it is paid, with what gift voucher and coins paid, until it is cancelled", async () => {
    const id = await newOrder();
    const begun = totals(await overview())[0];
    await change(id, { isPaid: true });
    const [order] = await store().db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error("No order");
    const worth = addMoney(order.finalTotal, order.giftVoucher, paise(order.usedCoins * 100));
    const sold = totals(await overview())[0];
    expect(sold.orders - begun.orders).toBe(1);
    expect(sold.amount - begun.amount).toBe(worth);
    await change(id, { orderStatus: "Cancelled" });
    expect(totals(await overview())[0]).toEqual(begun);
  });

  test("are those of the list that they lead to", async () => {
    const told = await overview();
    const [current] = totals(told);
    const days = told.sales?.current.map(({ day }) => day) ?? [];
    const query = { show: "sold", from: days[0], to: days.at(-1) } as const;
    const { count } = await expectDone((await newStaffMember(store(), "owner"))(staffOrders, { query }));
    expect(count).toBe(current.orders);
  });

  test("belong to the day in India on which an order was placed", async () => {
    const id = await newOrder();
    const today = todayInIndia(store().clock.read());
    const on = async () => (await overview()).sales?.current.at(-1)?.orders ?? 0;
    await change(id, { isPaid: true, placedAt: new Date(`${today}T00:00:00+05:30`) });
    const atMidnight = await on();
    await change(id, { placedAt: new Date(new Date(`${today}T00:00:00+05:30`).getTime() - 1) });
    expect(await on()).toBe(atMidnight - 1);
  });
});

test("best sellers are those of most pieces", async () => {
  const { best_sellers = [] } = await overview();
  const pieces = best_sellers.map((one) => one.pieces);
  expect(pieces).toEqual([...pieces].sort((one, other) => other - one));
  expect(best_sellers.length).toBeLessThanOrEqual(5);
  expect(toRupees(best_sellers[0]?.amount ?? paise(0))).toBeGreaterThan(0);
});

test("parcels with cash to collect are told by how they ended, also one that came back and was sent again [C55]", async () => {
  const { db, clock } = store();
  const parcels = async () => (await overview()).cash_parcels;
  const before = await parcels();
  const orderId = await (await newOwner(store())).cashOrder();
  await db
    .update(orders)
    .set({ orderStatus: "Shipped", isPaid: false, deliveredAt: null })
    .where(eq(orders.id, orderId));
  await db.delete(orderEvents).where(eq(orderEvents.orderId, orderId));
  await bringBack(store(), orderId);
  const step = { orderId, actor: "staff", policy: DEFAULT_POLICY, now: clock.read() } as const;
  await sendOrderAgain(db, step);
  await deliverOrder(db, step);
  const after = await parcels();
  expect([after?.current.delivered, after?.current.came_back]).toEqual([
    (before?.current.delivered ?? 0) + 1,
    (before?.current.came_back ?? 0) + 1,
  ]);
  expect(after?.before).toEqual(before?.before);
});
