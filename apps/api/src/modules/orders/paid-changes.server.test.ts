import { randomUUID } from "node:crypto";
import {
  changePaidOrder,
  placeAddition,
  progressOrder,
  sendParcelAgain,
  shipParcel,
  staffOrder,
  undeliveredParcel,
  withdrawOrder,
} from "@store/api-client/contract";
import { fromRupees, todayInIndia } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { creditNotes, orderEvents, orderLines, refunds } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { moveOrder } from "../../testing/move-order.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { orderToPay, paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { useTestStore } from "../../testing/test-store.ts";

// The embedded database runs one statement at a time and hides races: these run on a Postgres server alone.

const [GHEE, HONEY] = [1002, 1003];
const STOCK = 500;
const ROUNDS = 5;
const store = useTestStore();

let one: NewCustomer;
let other: NewCustomer;
beforeAll(async () => {
  one = await newStaffMember(store(), "manager");
  other = await newStaffMember(store(), "manager");
});
beforeEach(async () => {
  await changeProduct(store(), GHEE, { stock: STOCK, ...priced(500, 5) });
  await changeProduct(store(), HONEY, { stock: STOCK, ...priced(100, 5) });
});

const detailOf = async (id: number) => (await expectDone(one(staffOrder, { params: { id } }))).data;
const okOf = (answers: readonly { readonly ok: boolean }[]) => answers.map(({ ok }) => ok);

/** Three jars for 500 rupees each, paid and accepted. */
async function accepted() {
  await changeProduct(store(), GHEE, { stock: STOCK });
  const waiting = await orderToPay(store(), GHEE, 3);
  await report(store(), paidReport(waiting));
  const id = waiting.orderId;
  await moveOrder(store(), id, "Confirmed");
  const [line] = await store().db.select().from(orderLines).where(eq(orderLines.orderId, id));
  const takeOut = (by: NewCustomer, pieces: number) =>
    by(changePaidOrder, {
      params: { id },
      body: { lines: [{ id: line?.id ?? 0, quantity: 3 - pieces }], changes: 0, refund: 500 * pieces },
    });
  return { id, takeOut };
}

/** What is out of the order, what its customer gets back, and by how many credit notes. */
async function moneyOf(id: number) {
  const { db } = store();
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
  const asked = await db.select().from(refunds).where(eq(refunds.orderId, id));
  const notes = await db.select().from(creditNotes).where(eq(creditNotes.orderId, id));
  return {
    withdrawn: line?.withdrawn,
    refunded: asked.reduce((sum, { amount }) => sum + amount, 0),
    notes: notes.length,
  };
}

describe("pieces of a paid order that are taken out", () => {
  test("by two of the staff at once are taken out by one of them", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, takeOut } = await accepted();
      const answers = await Promise.all([takeOut(one, 1), takeOut(other, 2)]);
      expect(okOf(answers).filter(Boolean)).toHaveLength(1);
      const withdrawn = answers[0].ok ? 1 : 2;
      expect(await moneyOf(id)).toEqual({ withdrawn, refunded: fromRupees(500 * withdrawn), notes: 1 });
      expect(await stockOf(store(), GHEE)).toBe(STOCK - 3 + withdrawn);
    }
  });

  test("twice by one who sends it twice are taken out once", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, takeOut } = await accepted();
      const answers = await Promise.all([takeOut(one, 1), takeOut(one, 1)]);
      expect(okOf(answers)).toContain(true);
      expect(await moneyOf(id)).toEqual({ withdrawn: 1, refunded: fromRupees(500), notes: 1 });
    }
  });

  test("while it is packed are out of the parcel, or it is packed as it was", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, takeOut } = await accepted();
      const body = { action: "pack", order_status: "Confirmed", changes: 0 } as const;
      const [out, packed] = await Promise.all([takeOut(one, 1), other(progressOrder, { params: { id }, body })]);
      expect(packed.ok).toBe(!out.ok);
      expect((await detailOf(id)).order_status).toBe(packed.ok ? "Packed" : "Confirmed");
      expect((await moneyOf(id)).withdrawn).toBe(out.ok ? 1 : 0);
      expect(await stockOf(store(), GHEE)).toBe(STOCK - (out.ok ? 2 : 3));
    }
  });

  test("while it is cancelled go back once, as does all of its money", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, takeOut } = await accepted();
      const body = { action: "cancel", order_status: "Confirmed" } as const;
      const [out, cancelled] = await Promise.all([takeOut(one, 1), other(withdrawOrder, { params: { id }, body })]);
      // Either comes second: then nothing is left to take out, and the rest is cancelled.
      expect(cancelled.ok).toBe(true);
      const { refunded, notes } = await moneyOf(id);
      expect(refunded).toBe((await detailOf(id)).final_total);
      expect(notes).toBe(out.ok ? 2 : 1);
      expect(await stockOf(store(), GHEE)).toBe(STOCK);
    }
  });
});

describe("goods that are added", () => {
  const add = (by: NewCustomer, id: number, attempt = randomUUID()) => {
    const goods = { lines: [{ product_id: HONEY, quantity: 1 }], pay_type: "Online Payment" as const };
    return by(placeAddition, { params: { id }, body: { ...goods, attempt, changes: 0, amount: 100 } });
  };

  test("by two of the staff at once are added by one, and twice by one once", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await changeProduct(store(), HONEY, { stock: STOCK });
      const [first, second] = [await accepted(), await accepted()];
      expect(okOf(await Promise.all([add(one, first.id), add(other, first.id)])).filter(Boolean)).toHaveLength(1);
      const attempt = randomUUID();
      const twice = await Promise.all([add(one, second.id, attempt), add(one, second.id, attempt)]);
      expect(okOf(twice)).toEqual([true, true]);
      for (const { id } of [first, second]) expect((await detailOf(id)).additions).toHaveLength(1);
      expect(await stockOf(store(), HONEY)).toBe(STOCK - 2);
    }
  });

  test("while the order is packed are seen by whoever packs it, or are not added", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await accepted();
      const body = { action: "pack", order_status: "Confirmed", changes: 0 } as const;
      const [added, packed] = await Promise.all([add(one, id), other(progressOrder, { params: { id }, body })]);
      expect(packed.ok).toBe(!added.ok);
      expect((await detailOf(id)).additions ?? []).toHaveLength(added.ok ? 1 : 0);
    }
  });

  test("while the order is taken out of and cancelled wait for no lock for ever", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, takeOut } = await accepted();
      const body = { action: "cancel", order_status: "Confirmed" } as const;
      const [cancelled] = await Promise.all([
        one(withdrawOrder, { params: { id }, body }),
        takeOut(other, 1),
        add(one, id),
      ]);
      expect(cancelled.ok).toBe(true);
      expect((await moneyOf(id)).refunded).toBe((await detailOf(id)).final_total);
    }
  });
});

describe("a parcel that came back", () => {
  /** On its way by a number. */
  async function shipped() {
    const { id } = await accepted();
    await moveOrder(store(), id, "Packed");
    const parcel = { courier: "DTDC", tracking_number: `D${id}` };
    const body = { order_status: "Packed" as const, ...parcel, seen_parcel: null };
    await expectDone(one(shipParcel, { params: { id }, body }));
    return id;
  }
  const timesOf = async (id: number, action: string) =>
    (await store().db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).filter(
      (event) => event.action === action,
    ).length;

  test("twice at once came back once, and is refunded once", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await shipped();
      const day = todayInIndia(store().clock.read());
      const body = { order_status: "Shipped" as const, reason: "Nobody was there", day, restock: true, refund: true };
      const send = (by: NewCustomer) => by(undeliveredParcel, { params: { id }, body });
      const answers = await Promise.all([send(one), send(other), send(one)]);
      expect(okOf(answers)).toContain(true);
      expect(await timesOf(id, "undelivered")).toBe(1);
      expect((await moneyOf(id)).refunded).toBe((await detailOf(id)).final_total);
      expect(await stockOf(store(), GHEE)).toBe(STOCK);
    }
  });

  test("twice at once is sent again once, and takes its goods once", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await shipped();
      const day = todayInIndia(store().clock.read());
      const back = { order_status: "Shipped" as const, reason: "Nobody was there", day, restock: true };
      await expectDone(one(undeliveredParcel, { params: { id }, body: back }));
      expect(await stockOf(store(), GHEE)).toBe(STOCK);
      const send = (by: NewCustomer, number: string) => {
        const body = { order_status: "Undelivered" as const, courier: "DTDC", tracking_number: number };
        return by(sendParcelAgain, { params: { id }, body });
      };
      const answers = await Promise.all([send(one, `A${id}`), send(other, `B${id}`)]);
      expect(okOf(answers).filter(Boolean)).toHaveLength(1);
      expect(await timesOf(id, "send again")).toBe(1);
      expect((await detailOf(id)).tracking?.number).toBe(answers[0].ok ? `A${id}` : `B${id}`);
      expect(await stockOf(store(), GHEE)).toBe(STOCK - 3);
    }
  });

  test("is given back or sent again, whichever is first", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await shipped();
      const day = todayInIndia(store().clock.read());
      const back = { order_status: "Shipped" as const, reason: "Nobody was there", day, restock: true };
      await expectDone(one(undeliveredParcel, { params: { id }, body: back }));
      const again = { order_status: "Undelivered" as const, courier: "DTDC", tracking_number: `C${id}` };
      const [sent, refunded] = await Promise.all([
        one(sendParcelAgain, { params: { id }, body: again }),
        other(withdrawOrder, { params: { id }, body: { action: "give back", order_status: "Undelivered" } }),
      ]);
      const { order_status, final_total } = await detailOf(id);
      expect(sent.ok || refunded.ok).toBe(true);
      const { refunded: amount } = await moneyOf(id);
      // What was given back is taken again where it is sent after that: nothing is both refunded and on its way.
      expect(amount).toBe(order_status === "Shipped" ? 0 : final_total);
      expect(await stockOf(store(), GHEE)).toBe(order_status === "Shipped" ? STOCK - 3 : STOCK);
    }
  });
});
