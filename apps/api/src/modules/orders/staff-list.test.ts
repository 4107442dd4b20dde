import { CASH_ON_DELIVERY, type ParsedRequest, staffOrders } from "@store/api-client/contract";
import { DAY_MS, ORDER_STATES, STAFF_PAGE_SIZE } from "@store/domain";
import { runs } from "@store/vitest";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { orders, payments, refunds } from "../../db/schema/index.ts";
import { SANDBOX } from "../../ports/payment/sandbox.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { START } from "../../testing/test-clock.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

type Query = Partial<ParsedRequest<typeof staffOrders>["query"]>;
type Row = typeof orders.$inferSelect;

const ORDERS = 120;
const CITIES = ["Pune", "Goa"] as const;
const NAMES = ["Asha Rao", "Ashok Mehta", "Ravi Rao"] as const;

let packer: NewCustomer;
let rows: readonly Row[] = [];
let unclear: ReadonlySet<number | null> = new Set();
let refunded: ReadonlySet<number> = new Set();
let unanswered: ReadonlySet<number> = new Set();
let paidBack: ReadonlySet<number> = new Set();

/** Orders of every state, payment, city and receiver, a few each day; some with a payment that nobody has answered. */
beforeAll(async () => {
  const { db } = store();
  packer = await newStaffMember(store(), "packer");
  const owner = await newOwner(store());
  const { id } = await owner.onlineOrder();
  const [sample] = await db.select().from(orders).where(eq(orders.id, id));
  const [payment] = await db.select().from(payments).where(eq(payments.subjectId, id));
  if (!sample || !payment) throw new Error("An order was placed and is not there");
  const { id: _id, city: _city, search: _search, ...columns } = sample;
  const added = await db
    .insert(orders)
    .values(
      Array.from({ length: ORDERS }, (_, n) => ({
        ...columns,
        number: `SO-LIST-${String(n).padStart(6, "0")}`,
        clientTxnId: null,
        orderStatus: ORDER_STATES[n % ORDER_STATES.length] ?? "Pending",
        isPaid: n % 3 === 0,
        // No two of these in step, so that each state has each of them.
        isReleased: n % 7 === 0,
        payType: Math.floor(n / ORDER_STATES.length) % 2 === 0 ? CASH_ON_DELIVERY : "Online Payment",
        placedAt: new Date(START.getTime() - Math.floor(n / 5) * DAY_MS),
        returnRequestedAt: n % 5 === 0 ? START : null,
        shippingAddress: {
          ...columns.shippingAddress,
          full_name: NAMES[n % NAMES.length] ?? "",
          city: CITIES[Math.floor(n / ORDER_STATES.length / 2) % CITIES.length] ?? "",
        },
      })),
    )
    .returning({ id: orders.id });
  const pending = added.filter((_, n) => n % 7 === 0);
  await db.insert(payments).values(
    pending.map(({ id: subjectId }, n) => ({
      ...payment,
      txnId: `pending-${subjectId}`,
      createdAt: new Date(START.getTime() - n * 40 * 60 * 1000),
      subjectId,
    })),
  );
  const failed = added.filter((_, n) => n % 11 === 0);
  await db.insert(refunds).values(
    failed.map(({ id: orderId }) => ({
      ...{ orderId, amount: columns.finalTotal, reason: "", requestedAt: START, dueAt: START },
      token: `refund-${orderId}`,
    })),
  );
  const sent = added.filter((_, n) => n % 13 === 0);
  await db.insert(refunds).values(
    sent.map(({ id: orderId }, n) => ({
      ...{ orderId, amount: columns.finalTotal, reason: "", requestedAt: START, dueAt: START, sentAt: START },
      ...{ token: `sent-${orderId}`, txnId: `pending-${added[0]?.id}`, state: "sent" as const },
      gateway: n % 2 === 0 ? "an earlier gateway" : SANDBOX,
    })),
  );
  const done = added.filter((_, n) => n % 9 === 0);
  await db.insert(refunds).values(
    done.map(({ id: orderId }) => ({
      ...{ orderId, amount: columns.finalTotal, reason: "", requestedAt: START, dueAt: START, settledAt: START },
      ...{ token: `done-${orderId}`, state: "done" as const },
    })),
  );
  // With those of the sample data.
  const settled = await db.select({ id: refunds.orderId }).from(refunds).where(eq(refunds.state, "done"));
  paidBack = new Set(settled.map((refund) => refund.id));
  rows = await db.select().from(orders).orderBy(sql`${orders.placedAt} desc, ${orders.id} desc`);
  const begun = await db
    .select({ id: payments.subjectId })
    .from(payments)
    .where(
      sql`${payments.state} = 'pending' and ${payments.createdAt} <= ${new Date(START.getTime() - 30 * 60 * 1000).toISOString()}`,
    );
  unclear = new Set(begun.map((one) => one.id));
  refunded = new Set(failed.map((one) => one.id));
  unanswered = new Set(sent.filter((_, n) => n % 2 === 0).map((one) => one.id));
});

const isPayable = ({ isPaid, payType }: Row) => isPaid || payType === CASH_ON_DELIVERY;

const PAYMENTS: Readonly<Record<NonNullable<Query["payment"]>, (row: Row) => boolean>> = {
  paid: ({ isPaid }) => isPaid,
  cash: ({ isPaid, payType }) => !isPaid && payType === CASH_ON_DELIVERY,
  unpaid: (row) => !isPayable(row),
  refunded: ({ id }) => paidBack.has(id),
};

const VIEWS: Readonly<Record<NonNullable<Query["show"]>, (row: Row) => boolean>> = {
  accept: (row) => row.orderStatus === "Pending" && isPayable(row),
  return: (row) => row.orderStatus === "Delivered" && row.returnRequestedAt !== null,
  refund_due: (row) => row.orderStatus === "Undelivered" && row.isPaid && !row.isReleased,
  sold: (row) => !["Cancelled", "Undelivered", "Returned"].includes(row.orderStatus) && isPayable(row),
  payment: ({ id, isPaid }) => !isPaid && unclear.has(id),
  refund: ({ id }) => refunded.has(id),
  refund_unclear: ({ id }) => unanswered.has(id),
};

/** Midnight in India at the beginning of a day. */
const beginOf = (day: string) => new Date(`${day}T00:00:00+05:30`).getTime();

/** The filters in plain TypeScript. */
function fits(row: Row, { order_status, payment, show, city, from, to, search }: Query): boolean {
  const words = `${row.shippingAddress.full_name} ${row.number.split("-").at(-1)}`.toLowerCase().split(" ");
  const placed = row.placedAt.getTime();
  return (
    (!order_status || row.orderStatus === order_status) &&
    (!payment || PAYMENTS[payment](row)) &&
    (!show || VIEWS[show](row)) &&
    (!city || row.city === city) &&
    (!from || placed >= beginOf(from)) &&
    (!to || placed < beginOf(to) + DAY_MS) &&
    (!search || search.split(" ").every((part) => words.some((word) => word.startsWith(part))))
  );
}

const days = fc
  .integer({ min: 0, max: 30 })
  .map((ago) => new Date(START.getTime() - ago * DAY_MS).toISOString().slice(0, 10));
const Filters: fc.Arbitrary<Query> = fc.record(
  {
    order_status: fc.constantFrom(...ORDER_STATES),
    payment: fc.constantFrom("paid", "cash", "unpaid", "refunded"),
    show: fc.constantFrom("accept", "payment", "return", "refund_due", "refund", "refund_unclear", "sold"),
    city: fc.constantFrom(...CITIES, "Nowhere"),
    from: days,
    to: days,
    search: fc.constantFrom("asha", "ash", "rao a", "nobody", "rao 0000", "000042 ash", "ravi 000042"),
  },
  { requiredKeys: [] },
);

test("every combination of filters shows the orders that fit, newest first, and how many", async () => {
  await fc.assert(
    fc.asyncProperty(Filters, fc.integer({ min: 1, max: 3 }), async (filters, page) => {
      const fitting = rows.filter((row) => fits(row, filters));
      const { data, count } = await expectDone(packer(staffOrders, { query: { ...filters, page } }));
      const expected = fitting.slice((page - 1) * STAFF_PAGE_SIZE, page * STAFF_PAGE_SIZE).map(({ id }) => id);
      expect({ count, ids: data.map(({ id }) => id) }).toEqual({ count: fitting.length, ids: expected });
    }),
    { numRuns: runs(150) },
  );
});

test("a combination that is asked for again has the new values", async () => {
  for (const city of [...CITIES, ...CITIES]) {
    const { data } = await expectDone(packer(staffOrders, { query: { city, order_status: "Pending" } }));
    expect(new Set(data.map((row) => row.city))).toEqual(new Set([city]));
  }
});
