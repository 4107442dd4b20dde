import { changeStock } from "@store/api-client/contract";
import { addDays, todayInIndia } from "@store/domain";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { batchMovements, orders, products, stockBatches } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { START } from "../../testing/test-clock.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { releaseExpired } from "../orders/order-payment.ts";
import { withdrawExpired } from "./withdraw-expired.ts";

// The embedded database runs one statement at a time and hides races: this runs on a Postgres server alone.

const store = useTestStore();
const TODAY = todayInIndia(START);

async function receive(batches: Readonly<Record<string, readonly [pieces: number, days: number]>>) {
  const packer = await newStaffMember(store(), "packer");
  await store().db.update(products).set({ stock: 0 }).where(eq(products.id, GHEE));
  await store().db.delete(stockBatches);
  for (const [number, [quantity, days]] of Object.entries(batches)) {
    const batch = { number, best_before: addDays(TODAY, days) };
    const changes = [{ id: GHEE, action: "received" as const, quantity, seen: null, batch }];
    await expectDone(packer(changeStock, { body: { changes, attempt: crypto.randomUUID() } }));
  }
  return packer;
}

const batches = async () =>
  Object.fromEntries(
    (await store().db.select().from(stockBatches)).map(({ number, piecesLeft }) => [number, piecesLeft]),
  );
const stock = async () => (await store().db.select().from(products).where(eq(products.id, GHEE)))[0]?.stock;

/** Batches with other pieces than their ledger has. */
const wrongBatches = () =>
  store()
    .db.select({ number: stockBatches.number })
    .from(stockBatches)
    .where(
      sql`${stockBatches.piecesLeft} <>
        (select coalesce(sum(change), 0) from ${batchMovements} where batch_id = ${stockBatches}.id)`,
    );

const shoppers = async (count: number) => {
  const all = [];
  for (let place = 0; place < count; place++) all.push(await newOwner(store()));
  return all;
};

/** Each order of an owner is of two pieces. */
const PIECES = 2;

test("of two who want the last pieces of a batch one gets them, and the other those of the next", async () => {
  const [one, other] = await shoppers(2);
  await receive({ FIRST: [PIECES, 10], NEXT: [PIECES, 20] });
  await Promise.all([one?.onlineOrder(), other?.onlineOrder()]);
  expect(await batches()).toEqual({ FIRST: 0, NEXT: 0 });
  const taken = await store()
    .db.select({ orderId: batchMovements.orderId, change: batchMovements.change })
    .from(batchMovements)
    .where(sql`${batchMovements.orderId} is not null`);
  expect(taken.map(({ change }) => change)).toEqual([-PIECES, -PIECES]);
  expect(new Set(taken.map(({ orderId }) => orderId)).size).toBe(2);
  expect(store().log()).toEqual([]);
});

test("of two who want the last pieces of the last batch one gets none", async () => {
  const [one, other] = await shoppers(2);
  await receive({ LAST: [PIECES, 10] });
  const answers = await Promise.allSettled([one?.onlineOrder(), other?.onlineOrder()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect([await stock(), await batches()]).toEqual([0, { LAST: 0 }]);
});

test("while some order, orders end, goods come in and the job runs, batches stay what their ledger says", async () => {
  const all = await shoppers(16);
  const packer = await receive({ OLD: [40, 5], FIRST: [10, 10], NEXT: [20, 20] });
  const held = [];
  for (const shopper of all.slice(0, 6)) held.push((await shopper.onlineOrder()).id);
  await store()
    .db.update(stockBatches)
    .set({ bestBefore: addDays(TODAY, -1) })
    .where(eq(stockBatches.number, "OLD"));
  const past = new Date(START.getTime() - 1000);
  await store().db.update(orders).set({ heldUntil: past });
  const receiveMore = () => {
    const batch = { number: "FIRST", best_before: addDays(TODAY, 10) };
    const changes = [{ id: GHEE, action: "received" as const, quantity: 1, seen: null, batch }];
    return expectDone(packer(changeStock, { body: { changes, attempt: crypto.randomUUID() } }));
  };
  await Promise.all([
    Promise.allSettled(all.slice(6).map((shopper) => shopper.onlineOrder())),
    ...held.map((id) => store().db.transaction((tx) => releaseExpired(tx, id, START))),
    ...Array.from({ length: 5 }, receiveMore),
    withdrawExpired(store().db, START),
    withdrawExpired(store().db, START),
  ]);
  await withdrawExpired(store().db, START);
  expect(await wrongBatches()).toEqual([]);
  const { OLD, ...good } = await batches();
  expect(OLD).toBe(0);
  const sum = Object.values(good).reduce((total, pieces) => total + pieces, 0);
  expect(await stock()).toBe(sum);
  expect(store().log()).toEqual([]);
});
