import { randomUUID } from "node:crypto";
import type { Call } from "@store/api-client";
import { CASH_ON_DELIVERY, figures, figuresCsv, ONLINE_PAYMENT } from "@store/api-client/contract";
import {
  addDays,
  CHANNEL_NAMES,
  type Channel,
  CUSTOMER_KINDS,
  calendarDate,
  FIGURE_ROWS,
  FIGURE_TABLES,
  FIGURES,
  type Figures,
  fromRupees,
  ORDER_STATES,
  paise,
  STATES_NOT_SOLD,
  startOfDay,
} from "@store/domain";
import { parse } from "csv-parse/sync";
import { eq, inArray, sql } from "drizzle-orm";
import * as fc from "fast-check";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import {
  orderEvents,
  orderLines,
  orders,
  products,
  refunds,
  returnLines,
  returnRequests,
  stockMovements,
  subscriptions,
} from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

const FIRST_DAY = "2031-01-01";
const DAYS = 60;
const ORDERS = 90;
const PRODUCTS = [1001, 1002, 1003, 1004] as const;
const CITIES = ["Pune", "Kochi", undefined] as const;
const CODES = ["=SUM(A1)", "MONSOON", undefined] as const;

const day = (place: number): string => addDays(calendarDate(FIRST_DAY) ?? never("No day"), place);
function never(message: string): never {
  throw new Error(message);
}

const Line = fc
  .record({
    product: fc.constantFrom(...PRODUCTS),
    quantity: fc.integer({ min: 1, max: 4 }),
    withdrawn: fc.nat(3),
    base: fc.integer({ min: 100, max: 90_000 }),
    gst: fc.integer({ min: 0, max: 9000 }),
    off: fc.nat(100),
    taxed: fc.nat(100),
  })
  .map(({ product, quantity, withdrawn, base, gst, off, taxed }) => ({
    ...{ product, quantity, base, gst, withdrawn: Math.min(withdrawn, quantity - 1) },
    discount: Math.floor((base * quantity * off) / 100),
    tax: Math.floor((gst * quantity * taxed) / 100),
  }));

/** An order as it may stand, with what was refunded of it: of its first line, and of no line. */
const Order = fc.record({
  ...{ day: fc.nat(DAYS - 1), minute: fc.nat(24 * 60 - 1), customer: fc.nat(9) },
  status: fc.constantFrom("Delivered" as const, ...ORDER_STATES),
  ...{ isPaid: fc.boolean(), isCash: fc.boolean() },
  lines: fc.array(Line, { minLength: 1, maxLength: 3 }),
  ...{ shipping: fc.nat(9900), cashFee: fc.constantFrom(0, 0, 4900) },
  ...{ gift: fc.constantFrom(0, 0, 40), coins: fc.constantFrom(0, 0, 30) },
  ...{ city: fc.constantFrom(...CITIES), code: fc.constantFrom(...CODES) },
  channel: fc.constantFrom<Channel>("web", "web", "telephone", "subscription"),
  refund: fc.constantFrom(0, 0, 30, 100),
  ...{ withheld: fc.constantFrom(0, 20), ofLine: fc.constantFrom(0, 50), isBack: fc.boolean() },
});
type Order = typeof Order extends fc.Arbitrary<infer T> ? T : never;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const worthOfLine = ({ base, quantity, discount, tax }: Order["lines"][number]) => base * quantity - discount + tax;
/** Pieces of a line that are sent: the others were taken out of the paid order. */
const sentOf = ({ quantity, withdrawn }: Order["lines"][number]) => quantity - withdrawn;
const discountOf = ({ lines }: Order) => sum(lines.map(({ discount }) => discount));

/** What an order came to, in paise, and how it was paid and refunded. */
function moneyOf({ lines, shipping, cashFee, gift, coins, refund, withheld, ofLine }: Order) {
  const worth = sum(lines.map(worthOfLine)) + shipping + cashFee;
  const giftVoucher = Math.floor((worth * gift) / 100);
  const usedCoins = Math.floor(((worth - giftVoucher) * coins) / 10_000);
  const finalTotal = worth - giftVoucher - usedCoins * 100;
  const refunded = Math.floor((finalTotal * refund) / 100);
  const kept = Math.floor((refunded * withheld) / 100);
  return { worth, giftVoucher, usedCoins, finalTotal, refunded, kept, ofLine: Math.floor((refunded * ofLine) / 100) };
}

const isSold = ({ status, isPaid, isCash }: Order): boolean => !STATES_NOT_SOLD.includes(status) && (isPaid || isCash);

let owner: Call;
let customers: readonly number[];
let made: readonly Order[];

async function writeOrder(order: Order, place: number, subscriptionId: number): Promise<void> {
  const { db } = store();
  const { giftVoucher, usedCoins, finalTotal, refunded, kept, ofLine } = moneyOf(order);
  const placedAt = new Date(
    startOfDay(calendarDate(day(order.day)) ?? never("No day")).getTime() + order.minute * 60_000,
  );
  const city = order.city === undefined ? {} : { city: order.city };
  const address = { id: 1, full_name: "Asha", mobile_no: "+919876543210", full_address: "Neem Road", ...city };
  const [row] = await db
    .insert(orders)
    .values({
      number: `SO-FIGURES-${place}`,
      customerId: customers[order.customer] ?? never("No customer"),
      ...{ placedAt, orderStatus: order.status, saleStatus: "Sales Order", isPaid: order.isPaid, isInvoiced: false },
      payType: order.isCash ? CASH_ON_DELIVERY : ONLINE_PAYMENT,
      productTotal: paise(sum(order.lines.map(({ base, quantity }) => base * quantity))),
      discount: paise(discountOf(order)),
      tax: paise(sum(order.lines.map(({ tax }) => tax))),
      ...{ shipping: paise(order.shipping), cashFee: paise(order.cashFee), giftVoucher: paise(giftVoucher) },
      ...{ usedCoins, finalTotal: paise(finalTotal), voucherCode: order.code ?? null },
      subscriptionId: order.channel === "subscription" ? subscriptionId : null,
      ...{ billingAddress: address, shippingAddress: address, heldUntil: null },
    })
    .returning({ id: orders.id });
  const orderId = row?.id ?? never("No order");
  const lines = await db
    .insert(orderLines)
    .values(
      order.lines.map(({ product, quantity, withdrawn, base, gst, discount, tax }) => ({
        ...{ orderId, productId: product, productName: "Ghee", image: "", quantity, withdrawn, gstRate: 5 },
        ...{ price: paise(base + gst), basePrice: paise(base), gst: paise(gst), total: paise((base + gst) * quantity) },
        ...{ discount: paise(discount), tax: paise(tax) },
      })),
    )
    .returning({ id: orderLines.id });
  const actor = order.channel === "telephone" ? "staff" : "customer";
  await db.insert(orderEvents).values({ orderId, state: "Pending", action: "place", actor, at: placedAt });
  const ends = { Delivered: "deliver", Undelivered: "undelivered" } as const;
  const action = order.status === "Delivered" || order.status === "Undelivered" ? ends[order.status] : undefined;
  if (action)
    await db.insert(orderEvents).values({ orderId, state: order.status, action, actor: "staff", at: placedAt });
  if (refunded > 0) {
    const asked = { orderId, reason: "A jar leaked", requestedAt: placedAt, dueAt: placedAt, token: randomUUID() };
    const amount = { amount: paise(refunded - kept), withheld: paise(kept) };
    await db.insert(refunds).values({ ...asked, ...amount });
  }
  if (order.isBack) {
    const asked = {
      orderId,
      attempt: randomUUID(),
      state: "refunded" as const,
      requestedAt: placedAt,
      changedAt: placedAt,
    };
    const [request] = await db.insert(returnRequests).values(asked).returning({ id: returnRequests.id });
    const line = {
      requestId: request?.id ?? never("No return"),
      lineId: lines[0]?.id ?? never("No line"),
      quantity: 1,
    };
    await db.insert(returnLines).values({ ...line, writtenOff: 1, amount: paise(ofLine) });
  }
}

beforeAll(async () => {
  const { db } = store();
  owner = await newStaffMember(store(), "owner");
  const people: number[] = [];
  for (let place = 0; place < 10; place += 1) people.push((await newCustomer(store())).customer.customerId);
  customers = people;
  const [subscription] = await db.select({ id: subscriptions.id }).from(subscriptions).limit(1);
  made = fc.sample(Order, { numRuns: ORDERS, seed: 20_310_101 });
  for (const [place, order] of made.entries()) await writeOrder(order, place, subscription?.id ?? never("None"));
});

const read = async (table: Figures, query: { from?: string; to?: string; days?: number } = {}) =>
  (await expectDone(owner(figures, { params: { table }, query }))).data;

/** What the orders of some days add up to by a name of each, as [orders, sold, refunded, net]. */
function expected(some: readonly Order[], nameOf: (order: Order) => string) {
  const groups = Map.groupBy(some, nameOf);
  return new Map(
    [...groups].map(([name, ofName]) => {
      const [sold, refunded] = [
        sum(ofName.map((one) => moneyOf(one).worth)),
        sum(ofName.map((one) => moneyOf(one).refunded)),
      ];
      return [name, [ofName.length, sold, refunded, sold - refunded]] as const;
    }),
  );
}

const Periods = fc.tuple(fc.nat(DAYS - 1), fc.nat(DAYS - 1)).map(([one, other]) => ({
  first: Math.min(one, other),
  last: Math.max(one, other),
}));

const SALES = FIGURES.filter((table) => FIGURE_TABLES[table].columns.some((column) => column.label === "Net sales"));

describe(`the figures of ${ORDERS} orders of all kinds`, () => {
  test("add up to the same sales in each table, of any days, to the paisa", async () => {
    await fc.assert(
      fc.asyncProperty(Periods, async ({ first, last }) => {
        const some = made.filter((order) => isSold(order) && order.day >= first && order.day <= last);
        const [sold, refunded] = [
          sum(some.map((one) => moneyOf(one).worth)),
          sum(some.map((one) => moneyOf(one).refunded)),
        ];
        for (const table of SALES) {
          const { rows, total } = await read(table, { from: day(first), to: day(last) });
          expect([table, total.sold, total.refunded, total.amount]).toEqual([table, sold, refunded, sold - refunded]);
          expect([table, sum(rows.map(({ amount = 0 }) => amount))]).toEqual([table, sold - refunded]);
        }
        const { rows } = await read("papers", { from: day(first), to: day(last) });
        expect(rows.find(({ label }) => label === "Net sales")?.amount).toBe(sold - refunded);
      }),
      { numRuns: 12, seed: 7 },
    );
  });

  test.each<[Figures, (order: Order) => string]>([
    ["day", (order) => day(order.day)],
    ["city", ({ city }) => city ?? FIGURE_ROWS.noCity],
    ["channel", ({ channel }) => CHANNEL_NAMES[channel]],
    ["coupon", (order) => (moneyOf(order).giftVoucher === 0 ? order.code : undefined) ?? FIGURE_ROWS.noCoupon],
  ])("are by %s those of their orders", async (table, nameOf) => {
    const { rows } = await read(table, { from: day(0), to: day(DAYS - 1) });
    const told = rows.map((row) => [row.label, [row.orders, row.sold, row.refunded, row.amount]] as const);
    expect(new Map(told)).toEqual(expected(made.filter(isSold), nameOf));
  });

  test("are by product those of its lines; shipping, fees and refunds of no line stand apart, last", async () => {
    const sold = made.filter(isSold);
    const names = new Map(
      (
        await store()
          .db.select({ id: products.id, name: products.name })
          .from(products)
          .where(inArray(products.id, [...PRODUCTS]))
      ).map(({ id, name }) => [id, name]),
    );
    const { rows } = await read("product", { from: day(0), to: day(DAYS - 1) });
    for (const id of PRODUCTS) {
      const lines = sold
        .flatMap((order) => order.lines.map((line, place) => ({ order, line, place })))
        .filter(({ line }) => line.product === id);
      const back = sum(lines.map(({ order, place }) => (place === 0 && order.isBack ? moneyOf(order).ofLine : 0)));
      const worth = sum(lines.map(({ line }) => worthOfLine(line)));
      expect(rows.find((row) => row.id === id)).toMatchObject({
        label: names.get(id),
        ...{ pieces: sum(lines.map(({ line }) => sentOf(line))), sold: worth, refunded: back, amount: worth - back },
      });
    }
    const ofNone = sum(sold.map((order) => moneyOf(order).refunded - (order.isBack ? moneyOf(order).ofLine : 0)));
    expect(rows.slice(-3).map(({ label, amount }) => [label, amount])).toEqual(
      [
        [FIGURE_ROWS.shipping, sum(sold.map(({ shipping }) => shipping))],
        [FIGURE_ROWS.cashFee, sum(sold.map(({ cashFee }) => cashFee))],
        [FIGURE_ROWS.otherRefunds, -ofNone],
      ].toSorted(([, one], [, other]) => Number(other) - Number(one)),
    );
    const categories = await read("category", { from: day(0), to: day(DAYS - 1) });
    expect(categories.rows.some(({ label }) => label.includes(" › "))).toBe(true);
  });

  test("tell new customers from those who had ordered before", async () => {
    const from = 30;
    const sold = made.filter(isSold);
    const kindOf = (all: readonly Order[]) =>
      all.some((order) => order.day < from) ? "before" : all.length > 1 ? "again" : "once";
    const byCustomer = [...Map.groupBy(sold, ({ customer }) => customer).values()].filter((all) =>
      all.some((order) => order.day >= from),
    );
    const { rows, total } = await read("customers", { from: day(from), to: day(DAYS - 1) });
    for (const kind of ["before", "again", "once"] as const) {
      const ofKind = byCustomer.filter((all) => kindOf(all) === kind);
      const row = rows.find(({ label }) => label === CUSTOMER_KINDS[kind]);
      expect([kind, row?.customers ?? 0, row?.orders ?? 0]).toEqual([
        ...[kind, ofKind.length, ofKind.flat().filter((order) => order.day >= from).length],
      ]);
    }
    expect(total.customers).toBe(byCustomer.length);
  });

  test("count the pieces that came back of those that were delivered", async () => {
    const { total } = await read("returns", { from: day(0), to: day(DAYS - 1) });
    const ended = made.filter(({ status }) => status === "Delivered" || status === "Returned");
    const pieces = ({ lines }: Order) => sum(lines.map(sentOf));
    expect(total).toMatchObject({
      delivered: sum(ended.map(pieces)),
      back: sum(ended.map((order) => (order.status === "Returned" ? pieces(order) : order.isBack ? 1 : 0))),
    });
  });

  test("count the parcels that came back by city, those with cash to collect also apart", async () => {
    const { rows } = await read("undelivered", { from: day(0), to: day(DAYS - 1) });
    const counted = (status: string, isCash: boolean) =>
      made.filter((order) => order.city === "Pune" && order.status === status && (order.isCash || !isCash)).length;
    expect(rows.find(({ label }) => label === "Pune")).toMatchObject({
      ...{ delivered: counted("Delivered", false), back: counted("Undelivered", false) },
      ...{ cash_delivered: counted("Delivered", true), cash_back: counted("Undelivered", true) },
    });
  });

  test("call orders that have no invoice the difference between sales and papers", async () => {
    const { rows, total } = await read("papers", { from: day(0), to: day(DAYS - 1) });
    const net = sum(made.filter(isSold).map((order) => moneyOf(order).worth - moneyOf(order).refunded));
    expect(rows.filter(({ amount }) => amount !== 0).map(({ amount }) => amount)).toEqual([net, -net]);
    expect(total.amount).toBe(0);
  });
});

describe("the stock", () => {
  const stocked = async (id: number, change: Partial<typeof products.$inferInsert>) => {
    await store().db.update(products).set(change).where(eq(products.id, id));
  };

  test("is worth what its pieces cost; those without a cost are counted apart", async () => {
    const before = (await read("stock")).total;
    await stocked(1001, { stock: 0 });
    const without = (await read("stock")).total;
    await stocked(1001, { stock: 7, cost: fromRupees(12.5) });
    const after = await read("stock");
    expect(after.rows.find(({ id }) => id === 1001) ?? after.more).toBeDefined();
    expect((after.total.value ?? 0) - (without.value ?? 0)).toBe(fromRupees(87.5));
    await stocked(1001, { cost: null });
    const uncosted = (await read("stock")).total;
    expect((uncosted.without_cost ?? 0) - (without.without_cost ?? 0)).toBe(7);
    expect(before.pieces).toBeGreaterThan(0);
  });

  test("may be of more pieces than one product can have", async () => {
    for (const id of PRODUCTS) await stocked(id, { stock: 1_000_000_000, cost: fromRupees(1) });
    expect((await read("stock")).total.pieces).toBeGreaterThan(3_999_999_999);
    for (const id of PRODUCTS) await stocked(id, { stock: 50, cost: null });
  });

  test("is dead that was there on a day and was not sold since, unless it had run out or came later", async () => {
    const { db, clock } = store();
    const product = 1060;
    const ago = (days: number) => new Date(clock.read().getTime() - days * 86_400_000);
    await db.update(orderLines).set({ productId: 1002 }).where(eq(orderLines.productId, product));
    await stocked(product, { stock: 5, cost: fromRupees(1000) });
    const moved = (days: number) =>
      db
        .update(stockMovements)
        .set({ at: ago(days), stockAfter: 5 })
        .where(eq(stockMovements.productId, product));
    const isDead = async (days: number) => (await read("dead_stock", { days })).rows.some(({ id }) => id === product);
    await moved(50);
    expect([await isDead(40), await isDead(60)]).toEqual([true, false]);
    await db.update(stockMovements).set({ stockAfter: 0 }).where(eq(stockMovements.productId, product));
    expect(await isDead(40)).toBe(false);
    await moved(50);
    const [sold] = await db.select({ id: orders.id }).from(orders).where(sql`order_status = 'Delivered'`).limit(1);
    const orderId = sold?.id ?? never("Nothing was sold");
    await db
      .update(orders)
      .set({ placedAt: ago(45), isPaid: true })
      .where(eq(orders.id, orderId));
    await db.update(orderLines).set({ productId: product }).where(eq(orderLines.orderId, orderId));
    expect([await isDead(40), await isDead(46)]).toEqual([true, false]);
    const [row] = (await read("dead_stock", { days: 40 })).rows.filter(({ id }) => id === product);
    expect([row?.pieces, row?.value, row?.last_sold]).toEqual([
      5,
      fromRupees(5000),
      ago(45).toISOString().slice(0, 10),
    ]);
  });
});

describe("a table of figures as CSV", () => {
  const Rows = v.array(v.record(v.string(), v.string()));
  const download = async (table: Figures) => {
    const file = await expectDone(owner(figuresCsv, { params: { table }, query: { from: day(0), to: day(DAYS - 1) } }));
    return { name: file.name, text: await file.content.text() };
  };

  test.each(FIGURES)("has all rows of %s with the columns of the page", async (table) => {
    const { name, text } = await download(table);
    expect(name).toMatch(/^figures-[a-z-]+-\d{4}-\d\d-\d\d\.csv$/);
    const { columns, head } = FIGURE_TABLES[table];
    const [header, ...rows] = v.parse(v.array(v.array(v.string())), parse(text, { bom: true }));
    expect(header).toEqual([head, ...columns.map(({ label }) => label)]);
    const page = await read(table, { from: day(0), to: day(DAYS - 1) });
    expect(rows).toHaveLength(page.rows.length + (page.more?.count ?? 0));
  });

  test("has amounts in rupees, shares in percent, and no cell that a spreadsheet computes", async () => {
    const coupons = v.parse(Rows, parse((await download("coupon")).text, { bom: true, columns: true }));
    expect(coupons.map(({ Coupon }) => Coupon)).toContain("'=SUM(A1)");
    const { total } = await read("coupon", { from: day(0), to: day(DAYS - 1) });
    const told = sum(coupons.map((row) => fromRupees(Number(row["Net sales"]))));
    expect(told).toBe(total.amount);
    const kinds = v.parse(Rows, parse((await download("customers")).text, { bom: true, columns: true }));
    expect(Math.round(sum(kinds.map(({ Share }) => Number(Share))))).toBe(100);
  });
});

test("figures are for those who may see sales", async () => {
  const packer = await newStaffMember(store(), "packer");
  await expectRefused(packer(figures, { params: { table: "stock" } }), 403);
  await expectRefused(packer(figuresCsv, { params: { table: "day" } }), 403);
});
