import { applyPayout, closeOwed, closeOwedUntil, uploadPayout } from "@store/api-client/contract";
import { addMoney, DEFAULT_POLICY, toRupees, ZERO_PAISE } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { orders, payoutLines, staffActions } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { moveOrder } from "../../testing/move-order.ts";
import { newOrderOf } from "../../testing/new-buyer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { deliverOrder } from "../orders/change-order.ts";

// The embedded database runs one statement at a time and hides races: these run on a Postgres server alone.

const GHEE = 1002;
const ROUNDS = 5;
const store = useTestStore();

let staff: readonly NewCustomer[];
beforeAll(async () => {
  staff = [await newStaffMember(store(), "owner"), await newStaffMember(store(), "manager")];
});
beforeEach(() => changeProduct(store(), GHEE, { stock: 100, ...priced(1000, 0) }));

const rowOf = async (id: number) => {
  const [row] = await store().db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`No order ${id}`);
  return row;
};

async function newOrder(state: "Shipped" | "Delivered") {
  const { id } = await newOrderOf(store(), GHEE);
  await moveOrder(store(), id, state);
  return rowOf(id);
}

async function upload(call: NewCustomer, text: string): Promise<number> {
  const query = { kind: "cash" as const, payer: "Gopal Parcels" };
  return (await expectDone(call(uploadPayout, { query, body: new Blob([text]) }))).data.id ?? 0;
}

/** Each of the staff uploads a file; all are applied at once. Answers how many were. */
async function applyAtOnce(texts: readonly string[]): Promise<number> {
  const ids: number[] = [];
  for (const [place, call] of staff.entries()) ids.push(await upload(call, texts[place] ?? ""));
  const answers = await Promise.all(staff.map((call, place) => call(applyPayout, { params: { id: ids[place] ?? 0 } })));
  return answers.filter(({ ok }) => ok).length;
}

test("the same file that two of the staff apply at once counts once", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, number, finalTotal } = await newOrder("Delivered");
    const text = `Order,Amount,UTR\n${number},${toRupees(finalTotal)},R${round}\n`;
    const before = await store().db.$count(staffActions, eq(staffActions.subject, "payout"));
    expect(await applyAtOnce([text, text])).toBe(1);
    expect((await rowOf(id)).cashReceived).toBe(finalTotal);
    expect(await store().db.$count(staffActions, eq(staffActions.subject, "payout"))).toBe(before + 1);
    expect(await store().db.$count(payoutLines, and(eq(payoutLines.orderId, id), payoutLines.isApplied))).toBe(1);
  }
});

test("two files that pay the same orders, applied at once, do not count for more than is owed", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const some = [await newOrder("Delivered"), await newOrder("Delivered")];
    const file = (utr: string, list: typeof some) =>
      `Order,Amount,UTR\n${list.map(({ number, finalTotal }) => `${number},${toRupees(finalTotal)},${utr}${round}\n`).join("")}`;
    expect(await applyAtOnce([file("A", some), file("B", some.toReversed())])).toBe(1);
    for (const { id, finalTotal } of some) {
      expect((await rowOf(id)).cashReceived).toBe(finalTotal);
      const counted = await store()
        .db.select({ amount: payoutLines.counted })
        .from(payoutLines)
        .where(and(eq(payoutLines.orderId, id), payoutLines.isApplied));
      expect(addMoney(...counted.map(({ amount }) => amount))).toBe(finalTotal);
    }
  }
});

test("an order that is delivered, and one that is closed, while a file is applied", async () => {
  const [owner, manager] = staff;
  if (!(owner && manager)) throw new Error("There is no staff");
  for (let round = 0; round < ROUNDS; round++) {
    const [late, closed] = [await newOrder("Shipped"), await newOrder("Delivered")];
    const total = toRupees(late.finalTotal);
    const text = `Order,Amount,UTR\n${late.number},${total},D${round}\n${closed.number},${toRupees(closed.finalTotal)},D${round}\n`;
    const id = await upload(owner, text);
    const body = {
      order_id: closed.id,
      way: "written_off" as const,
      reason: "Lost",
      seen: toRupees(closed.finalTotal),
    };
    const [applied, delivered] = await Promise.all([
      owner(applyPayout, { params: { id } }),
      deliverOrder(store().db, {
        ...{ orderId: late.id, actor: "staff", now: store().clock.read(), policy: DEFAULT_POLICY },
      }),
      manager(closeOwed, { body }),
    ]);
    expect(applied.ok).toBe(true);
    expect(delivered).toMatchObject({ orderStatus: "Delivered" });
    expect(await rowOf(late.id)).toMatchObject({ cashReceived: late.finalTotal, isPaid: true });
    expect((await rowOf(closed.id)).cashReceived).toBe(closed.finalTotal);
  }
});

test("what two of the staff close until a day at once, while one of it is closed alone, is closed once", async () => {
  const until = "2026-01-31";
  for (let round = 0; round < ROUNDS; round++) {
    const placed = [await newOrder("Delivered"), await newOrder("Delivered")];
    const deliveredAt = new Date("2026-01-15T06:00:00Z");
    const payer = `Race Parcels ${round}`;
    const tracking = { courier: payer, number: "" };
    for (const { id } of placed)
      await store().db.update(orders).set({ deliveredAt, tracking }).where(eq(orders.id, id));
    const [one, two] = placed;
    const seen = toRupees(addMoney(...placed.map(({ finalTotal }) => finalTotal)));
    const same = { way: "settled" as const, reason: "Before we followed it" };
    const all = { ...same, payer, until, seen_count: 2, seen };
    const alone = { ...same, order_id: two?.id, seen: toRupees(two?.finalTotal ?? ZERO_PAISE) };
    const answers = await Promise.all([
      ...staff.map((call) => call(closeOwedUntil, { body: all })),
      ...staff.slice(0, 1).map((call) => call(closeOwed, { body: alone })),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const closed = await Promise.all(placed.map(({ id }) => rowOf(id)));
    const written = closed.map(({ cashWrittenOff }) => cashWrittenOff);
    const isWhole = answers.slice(0, 2).some(({ ok }) => ok);
    expect(written).toEqual(isWhole ? placed.map(({ finalTotal }) => finalTotal) : [ZERO_PAISE, two?.finalTotal]);
    expect(one?.cashWrittenOff).toBe(ZERO_PAISE);
  }
});
