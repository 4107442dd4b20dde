import { randomUUID } from "node:crypto";
import type { Call } from "@store/api-client";
import {
  acceptReturn,
  addToCart,
  cancelOrder,
  cart,
  changeOwnOrder,
  changePaidOrder,
  changeStock,
  orderPaymentLink,
  placeOrder,
  previewOwnChange,
  previewPaidChange,
  progressOrder,
  receiveReturn,
  refundReturn,
  refuseReturn,
  requestReturn,
  sendParcelAgain,
  shipParcel,
  staffOrder,
  undeliveredParcel,
  validateVoucher,
  withdrawOrder,
} from "@store/api-client/contract";
import {
  addDays,
  DEFAULT_POLICY,
  isOrderState,
  minutesAfter,
  todayInIndia,
  toRupees,
  UNDELIVERED_REASONS,
  ZERO_PAISE,
} from "@store/domain";
import fc from "fast-check";
import { coinRedemptions } from "../../db/schema/index.ts";
import { readBalance } from "../../modules/coins/read-wallet.ts";
import { returnBody } from "../ask-return.ts";
import { callBack } from "../pay-online.ts";
import { onlineOrderOf, orderOf } from "../samples.ts";
import { signedAnswer } from "../test-payments.ts";
import { FAULTS } from "./database-faults.ts";
import { SHELVES, type World } from "./world.ts";

/** A step of a story: only data, so that a story can be printed, shortened and told again. */
export const STEPS = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant("buy" as const),
      buyer: fc.nat(2),
      shelf: fc.nat(2),
      quantity: fc.integer({ min: 1, max: 3 }),
      usesVoucher: fc.boolean(),
      coins: fc.constantFrom(0, 0, 7, 1000),
      isOnline: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant("pay" as const),
      payment: fc.nat(20),
      state: fc.constantFrom("paid", "paid", "paid", "failed", "cancelled"),
      /** Whether the callback comes, comes twice, is lost on its way, or is a forger's. */
      callback: fc.constantFrom("once", "twice", "lost", "forged"),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant("serve" as const),
      order: fc.nat(20),
      action: fc.nat(6),
      restock: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("cancel" as const), order: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("ask to return" as const), order: fc.nat(20) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("change" as const),
      order: fc.nat(20),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("serve return" as const),
      order: fc.nat(20),
      step: fc.nat(3),
      restock: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant("take in" as const),
      shelf: fc.nat(2),
      quantity: fc.integer({ min: 1, max: 5 }),
      /** In how many days its batch expires, where it has one. */
      expiresIn: fc.option(fc.nat(3)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("wait" as const), minutes: fc.constantFrom(1, 6, 31, 600, 1500) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("run jobs" as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("restart" as const) }) },
);
export type Step = typeof STEPS extends fc.Arbitrary<infer S> ? S : never;

/** A step, and what the database does to it. Where it was struck, whoever took the step tries again. */
export const STORY_STEP = fc.record({
  step: STEPS,
  fault: fc.option(fc.record({ kind: fc.constantFrom(...FAULTS), statement: fc.integer({ min: 1, max: 40 }) }), {
    freq: 5,
  }),
});
export type StoryStep = typeof STORY_STEP extends fc.Arbitrary<infer S> ? S : never;

const at = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)];

/** Buys what fits into the cart; where a rule says no, the cart stays. The attempt names a repeated order. */
async function buy({ db, store, buyers }: World, step: Extract<Step, { does: "buy" }>, attempt: string): Promise<void> {
  const buyer = at(buyers, step.buyer);
  const shelf = at(SHELVES, step.shelf);
  if (!buyer || !shelf) return;
  const call = store().as(buyer.identity);
  await call(addToCart, { body: { pid: shelf.id, quantity: step.quantity } });
  if (step.usesVoucher) await call(validateVoucher, { query: { voucher_code: buyer.code } });
  const coins = Math.min(step.coins, await readBalance(db, buyer.customerId));
  if (coins > 0) {
    const confirmed = { customerId: buyer.customerId, coins, expiresAt: minutesAfter(store().clock.read(), 30) };
    await db
      .insert(coinRedemptions)
      .values(confirmed)
      .onConflictDoUpdate({ target: coinRedemptions.customerId, set: { coins } });
  }
  const seen = await call(cart);
  if (!seen.ok) return;
  const { data } = seen.reply;
  const charge = DEFAULT_POLICY.shipping.charge;
  const body = orderOf(data, buyer.address, charge);
  if (step.isOnline && Number(body.amount) > 0) {
    await call(orderPaymentLink, { body: { ...onlineOrderOf(data, buyer.address, charge), txnid: attempt } });
  } else await call(placeOrder, { body: { ...body, txnid: attempt } });
}

async function pay(world: World, { payment, state, callback }: Extract<Step, { does: "pay" }>): Promise<void> {
  const found = at(await world.payments(), payment);
  if (!found) return;
  const { txnId, amount } = found;
  if (callback === "forged") {
    const fields = signedAnswer({ txnId, state: "paid", amount, reference: `sandbox-${txnId}` });
    await callBack(world.store(), { ...fields, amount: "1.00" });
    return;
  }
  // A bank decides once.
  const charge = world.bank.get(txnId) ?? { txnId, amount, state };
  world.bank.set(txnId, charge);
  const times = { once: 1, twice: 2, lost: 0 }[callback];
  for (let time = 0; time < times; time++) {
    await callBack(world.store(), signedAnswer({ ...charge, reference: `sandbox-${txnId}` }));
  }
}

const PARCEL = { courier: "Own delivery" } as const;

/** Staff and couriers do with an order what they may: the server says what. */
async function serveOrder(world: World, { order, action, restock }: Extract<Step, { does: "serve" }>): Promise<void> {
  const found = at(await world.orders(), order);
  if (!found) return;
  const params = { id: found.id };
  const call: Call = world.store().as(world.manager);
  const seen = await call(staffOrder, { params });
  if (!seen.ok) return;
  const { actions, order_status, change_count: changes } = seen.reply.data;
  if (!isOrderState(order_status)) return;
  const chosen = at(actions, action);
  switch (chosen) {
    case "accept":
    case "pack":
    case "deliver":
      await call(progressOrder, { params, body: { action: chosen, order_status, changes } });
      return;
    case "ship":
      await call(shipParcel, {
        params,
        body: { order_status, seen_parcel: seen.reply.data.tracking ?? null, ...PARCEL },
      });
      return;
    case "send again":
      await call(sendParcelAgain, { params, body: { order_status, ...PARCEL } });
      return;
    case "undelivered": {
      const [reason = ""] = UNDELIVERED_REASONS;
      const day = todayInIndia(world.store().clock.read());
      await call(undeliveredParcel, { params, body: { order_status, reason, day, restock } });
      return;
    }
    case "cancel":
    case "return":
    case "give back":
      await call(withdrawOrder, { params, body: { action: chosen, order_status, restock } });
      return;
    case undefined:
  }
}

/** Staff does with an order's returns what may be done: the server says what. */
async function serveReturn(world: World, { order, step, restock }: Extract<Step, { does: "serve return" }>) {
  const found = at(await world.orders(), order);
  const call: Call = world.store().as(world.manager);
  if (!found) return;
  const seen = await call(staffOrder, { params: { id: found.id } });
  if (!seen.ok) return;
  const one = at(
    seen.reply.data.returns.filter(({ steps }) => steps.length > 0),
    step,
  );
  if (!one) return;
  const params = { id: found.id, returnId: one.id };
  switch (at(one.steps, step)) {
    case "accept":
      await call(acceptReturn, { params });
      return;
    case "refuse":
      await call(refuseReturn, { params, body: { reason: "Used" } });
      return;
    case "receive": {
      const lines = one.lines.map(({ id, quantity }) => ({
        id,
        restocked: restock ? quantity : 0,
        written_off: restock ? 0 : quantity,
      }));
      await call(receiveReturn, { params, body: { lines } });
      return;
    }
    case "refund":
      await call(refundReturn, { params, body: { amount: toRupees(one.refund_amt ?? ZERO_PAISE) } });
      return;
    case undefined:
  }
}

/** Staff take pieces out of a paid order; the customer changes one that is not paid. */
async function changeOrder(world: World, { order, quantity }: Extract<Step, { does: "change" }>): Promise<void> {
  const found = at(await world.orders(), order);
  const buyer = world.buyers.find(({ customerId }) => customerId === found?.customerId);
  if (!found || !buyer) return;
  const params = { id: found.id };
  const staff: Call = world.store().as(world.manager);
  const seen = await staff(staffOrder, { params });
  if (!seen.ok) return;
  const { is_paid, changes = 0, product_info } = seen.reply.data;
  const [first] = product_info;
  if (!first?.product_id) return;
  if (is_paid) {
    const lines = [{ id: first.id, quantity }];
    const looked = await staff(previewPaidChange, { params, body: { lines } });
    if (!looked.ok) return;
    const refund = toRupees(looked.reply.data.refund_amt);
    await staff(changePaidOrder, { params, body: { lines, changes, refund } });
    return;
  }
  const call: Call = world.store().as(buyer.identity);
  const lines = [{ product_id: first.product_id, quantity }];
  const looked = await call(previewOwnChange, { params, body: { lines } });
  if (!looked.ok) return;
  await call(changeOwnOrder, { params, body: { lines, changes, amount: toRupees(looked.reply.data.final_total) } });
}

async function asCustomer(
  world: World,
  place: number,
  act: (call: Call, id: number) => Promise<unknown>,
): Promise<void> {
  const order = at(await world.orders(), place);
  const buyer = world.buyers.find(({ customerId }) => customerId === order?.customerId);
  if (order && buyer) await act(world.store().as(buyer.identity), order.id);
}

/** Takes a step. Refusals are part of it; what is more than that, throws. */
export async function take(world: World, step: Step, attempt: string): Promise<void> {
  switch (step.does) {
    case "buy":
      return buy(world, step, attempt);
    case "pay":
      return pay(world, step);
    case "serve":
      return serveOrder(world, step);
    case "cancel":
      return asCustomer(world, step.order, (call, id) => call(cancelOrder, { params: { id } }));
    case "change":
      return changeOrder(world, step);
    case "ask to return":
      return asCustomer(world, step.order, async (call, id) =>
        call(requestReturn, { params: { id }, body: await returnBody(world.store(), id) }),
      );
    case "serve return":
      return serveReturn(world, step);
    case "take in": {
      const shelf = at(SHELVES, step.shelf);
      const call = world.store().as(world.manager);
      const { store } = world;
      const best_before =
        step.expiresIn === null ? undefined : addDays(todayInIndia(store().clock.read()), step.expiresIn);
      const batch = best_before && { number: best_before, best_before };
      const { quantity } = step;
      const change = { id: shelf?.id ?? 0, action: "received" as const, quantity, seen: null, batch };
      await call(changeStock, { body: { changes: [change], attempt: randomUUID() } });
      return;
    }
    case "wait":
      world.store().clock.advance(step.minutes);
      return;
    case "run jobs":
      return world.runJobs();
    case "restart":
      world.restart();
  }
}
