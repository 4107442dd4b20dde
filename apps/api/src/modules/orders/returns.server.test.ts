import { DEFAULT_POLICY, fromRupees, receivedPieces } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { creditNotes, orderLines, orders, refunds } from "../../db/schema/index.ts";
import { HttpError } from "../../http/http-error.ts";
import { returnBody } from "../../testing/ask-return.ts";
import { deliver } from "../../testing/move-order.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { orderToPay, paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { acceptReturn, receiveReturn, refundReturn } from "./change-return.ts";
import { refundPart } from "./refund-order.ts";
import { requestReturnOfLines } from "./request-return.ts";
import { readReturns } from "./returns.ts";

// The embedded database runs one statement at a time and hides races: these run on a Postgres server alone.

const GHEE = 1002;
const [ONE, TWO] = [fromRupees(500), fromRupees(1000)];
const ROUNDS = 6;
const store = useTestStore();

let staff: readonly number[] = [];
beforeAll(async () => {
  const members = [await newStaffMember(store(), "manager"), await newStaffMember(store(), "manager")];
  staff = members.map(({ customer }) => customer.customerId);
});
beforeEach(() => changeProduct(store(), GHEE, { stock: 500, ...priced(500, 0) }));

const now = () => store().clock.read();
const done = (answers: readonly unknown[]) => answers.filter((answer) => !(answer instanceof HttpError));

/** An order of two pieces that was paid online and delivered, and how its customer asks for returns. */
async function delivered() {
  const waiting = await orderToPay(store(), GHEE, 2);
  await report(store(), paidReport(waiting));
  await deliver(store(), waiting.orderId);
  const { db } = store();
  const [order] = await db.select().from(orders).where(eq(orders.id, waiting.orderId));
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, waiting.orderId));
  const id = waiting.orderId;
  const customer = { kind: "customer", shopperId: 0, isElite: false, staff: undefined } as const;
  const ask = (body: Awaited<ReturnType<typeof returnBody>>) => {
    const lines = body.lines.map((one) => ({ ...one, id: line?.id ?? 0, quantity: Number(one.quantity) }));
    const request = { attempt: body.attempt, lines, orderId: id };
    return requestReturnOfLines(
      db,
      { ...customer, customerId: order?.customerId ?? 0 },
      request,
      now(),
      DEFAULT_POLICY,
    );
  };
  return { id, lineId: line?.id ?? 0, refundable: waiting.amount, ask };
}

const returnsOf = (id: number) => readReturns(store().db, id);
const stepOf = (orderId: number, returnId: number, staffId = 0) => ({ orderId, returnId, staffId, now: now() });

/** A return of so many pieces, each of which came and can be sold. */
async function received({ id, lineId, ask }: Awaited<ReturnType<typeof delivered>>, quantity: number) {
  await ask(await returnBody(store(), id, [quantity]));
  const returnId = (await returnsOf(id)).at(-1)?.id ?? 0;
  await acceptReturn(store().db, stepOf(id, returnId, staff[0]));
  const lines = [{ id: lineId, restocked: quantity, writtenOff: 0 }];
  await receiveReturn(store().db, { ...stepOf(id, returnId, staff[0]), received: lines });
  return returnId;
}

test("two of the staff who refund the same line at once refund it once", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const order = await delivered();
    const returnId = await received(order, 2);
    const answers = await Promise.all(
      staff.map((staffId) =>
        refundReturn(store().db, { ...stepOf(order.id, returnId, staffId), seen: TWO }, DEFAULT_POLICY),
      ),
    );
    expect(done(answers)).toHaveLength(1);
    const paid = await store().db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(paid.map(({ amount }) => amount)).toEqual([TWO]);
    expect(await store().db.$count(creditNotes, eq(creditNotes.orderId, order.id))).toBe(1);
  }
});

test("two returns of a line, and a refund of the order, at once pay back no more than was paid", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const order = await delivered();
    const returnIds = [await received(order, 1), await received(order, 1)];
    const { id: orderId, refundable: seenRefundable } = order;
    const part = { orderId, amount: seenRefundable, reason: "Lost", seenRefundable, staffId: staff[0] ?? 0 };
    await Promise.all([
      ...returnIds.map((returnId, place) =>
        refundReturn(store().db, { ...stepOf(orderId, returnId, staff[place]), seen: ONE }, DEFAULT_POLICY),
      ),
      refundPart(store().db, part, now(), DEFAULT_POLICY),
    ]);
    const paid = await store().db.select().from(refunds).where(eq(refunds.orderId, orderId));
    const sum = paid.reduce((all, { amount, withheld }) => all + amount + withheld, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(seenRefundable);
  }
});

test("a form that is sent twice at once asks once, and two that ask for all the pieces ask for them once", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [order, other] = [await delivered(), await delivered()];
    const body = await returnBody(store(), order.id, [1]);
    await Promise.all([order.ask(body), order.ask(body)]);
    expect(await returnsOf(order.id)).toHaveLength(1);
    const all = await Promise.all([returnBody(store(), other.id, [2]), returnBody(store(), other.id, [2])]);
    expect(done(await Promise.all(all.map(other.ask)))).toHaveLength(1);
    expect(await returnsOf(other.id)).toHaveLength(1);
  }
});

test("goods that two of the staff take in at once go into stock once", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, lineId, ask } = await delivered();
    await ask(await returnBody(store(), id, [2]));
    const returnId = (await returnsOf(id))[0]?.id ?? 0;
    await acceptReturn(store().db, stepOf(id, returnId, staff[0]));
    const before = (await stockOf(store(), GHEE)) ?? 0;
    const lines = [{ id: lineId, restocked: 2, writtenOff: 0 }];
    await Promise.all(
      staff.map((staffId) => receiveReturn(store().db, { ...stepOf(id, returnId, staffId), received: lines })),
    );
    expect(await stockOf(store(), GHEE)).toBe(before + 2);
    expect((await returnsOf(id)).flatMap((one) => one.lines.map(receivedPieces))).toEqual([2]);
  }
});
