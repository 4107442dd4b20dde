import {
  addToCart,
  cart,
  changeCartReminders,
  leftCartsCsv,
  placeOrder,
  profile,
  removeCartItem,
  staffLeftCarts,
  stopCartReminders,
  updateCartItem,
} from "@store/api-client/contract";
import {
  CART_REMINDER_DAYS,
  DEFAULT_POLICY,
  type LeftCartState,
  minutesAfter,
  NO_SUCH_REMINDERS,
  type Policy,
} from "@store/domain";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { customers, orders, products } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { secretFrom } from "../../identity/store-secret.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { sentTo } from "../../testing/messages.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { mergeShoppers } from "../cart/merge-shoppers.ts";
import { remindOfCarts } from "./remind-of-carts.ts";

const HOURS = 24;
const reminding: Policy = { ...DEFAULT_POLICY, cartReminders: { isOn: true, afterHours: HOURS } };
const quiet: Policy = DEFAULT_POLICY;

const store = useTestStore({ policy: reminding });
const quietStore = useTestStore({ policy: quiet });

/** Two processes run the job at once. */
const run = (policy: Policy) => {
  const job = remindOfCarts({ db: store().db, policy: () => policy, secret: secretFrom("test") });
  return Promise.all([1, 2].map(() => job.run(store().clock.read())));
};
const pass = (hours: number) => store().clock.advance(hours * 60);

const GOODS = [1003, 1005] as const;

/** A customer with goods in the cart, who wants reminders or not. */
async function someone({ wants = true }: { readonly wants?: boolean } = {}) {
  const call = await newCustomer(store());
  const { customerId } = call.customer;
  const email = `left-${customerId}@mail.example`;
  await store().db.update(customers).set({ email, emailKey: email }).where(eq(customers.id, customerId));
  const { address } = await readyToOrder(call, { pid: GOODS[0], quantity: 2 });
  if (wants) await expectDone(call(changeCartReminders, { body: { is_on: true } }));
  const reminders = async () => (await sentTo(store(), email)).filter((text) => text.includes("You left goods"));
  const line = async () => (await expectDone(call(cart))).data.cart_items[0]?.id ?? 0;
  const order = async () => {
    const { data } = await expectDone(call(cart));
    return (await expectDone(call(placeOrder, { body: orderOf(data, address, DEFAULT_POLICY.shipping.charge) }))).data
      .id;
  };
  const remove = async () => expectDone(call(removeCartItem, { params: { id: await line() } }));
  const set = async (quantity: number) =>
    expectDone(call(updateCartItem, { params: { id: await line() }, body: { quantity } }));
  return { call, customerId, email, reminders, order, remove, set };
}
type Someone = Awaited<ReturnType<typeof someone>>;

const list = async (state?: LeftCartState) => {
  const manager = await newStaffMember(store(), "manager");
  return (await expectDone(manager(staffLeftCarts, { query: state ? { state } : {} }))).data;
};
const rowOf = async ({ customerId }: Someone, state?: LeftCartState) =>
  (await list(state)).find((row) => row.customer_id === customerId);

describe("a cart that was left", () => {
  test("is reminded of once, from the hours in the settings on, by who wants it", async () => {
    const left = await someone();
    pass(HOURS - 1);
    await run(reminding);
    expect(await left.reminders()).toEqual([]);
    pass(1);
    await run(reminding);
    pass(48);
    await run(reminding);
    const [mail, ...more] = await left.reminders();
    expect(more).toEqual([]);
    expect(mail).toContain("2 ×");
    expect(mail).toContain("/cart-reminders/");
  });

  test.each<[string, (left: Someone) => Promise<unknown>]>([
    ["who never asked for reminders", async (left) => left.call(changeCartReminders, { body: { is_on: false } })],
    [
      "whose email is not proven",
      async (left) =>
        store().db.update(customers).set({ emailIsProven: false }).where(eq(customers.id, left.customerId)),
    ],
    [
      "who is blocked",
      async (left) =>
        store().db.update(customers).set({ blockedAt: new Date() }).where(eq(customers.id, left.customerId)),
    ],
    ["who ordered", (left) => left.order()],
    [
      "who ordered, and has a cart again",
      async (left) => {
        const id = await left.order();
        await expectDone(left.call(addToCart, { body: { pid: GOODS[1], quantity: 1 } }));
        // As where staff took it by telephone.
        const placedAt = minutesAfter(store().clock.read(), 1);
        await store().db.update(orders).set({ placedAt }).where(eq(orders.id, id));
      },
    ],
    ["whose cart is empty", (left) => left.remove()],
  ])("of somebody %s is never reminded of", async (_, act) => {
    const left = await someone();
    await act(left);
    pass(HOURS + 1);
    await run(reminding);
    expect(await left.reminders()).toEqual([]);
  });

  test("is not reminded of while the setting is off, nor long after", async () => {
    const left = await someone();
    pass(HOURS + 1);
    await run(quiet);
    expect(await left.reminders()).toEqual([]);
    expect(await rowOf(left)).toMatchObject({ pieces: 2, wants_reminders: true });
    pass(CART_REMINDER_DAYS * 24);
    await run(reminding);
    expect(await left.reminders()).toEqual([]);
  });

  test("counts from its last change; another content is another cart, the same is the same", async () => {
    const left = await someone();
    pass(HOURS - 1);
    await left.set(1);
    pass(HOURS - 1);
    await run(reminding);
    expect(await left.reminders()).toEqual([]);
    pass(2);
    await run(reminding);
    expect(await left.reminders()).toHaveLength(1);
    await left.set(2);
    pass(HOURS + 1);
    await run(reminding);
    expect(await left.reminders()).toHaveLength(2);
    await left.set(1);
    pass(HOURS + 1);
    await run(reminding);
    expect(await left.reminders()).toHaveLength(2);
  });
});

describe("a cart that was reminded of", () => {
  /** Its customer was reminded of two products, and the hours have passed again. */
  async function reminded() {
    const left = await someone();
    await expectDone(left.call(addToCart, { body: { pid: GOODS[1], quantity: 1 } }));
    const visitor = await newCustomer(store());
    pass(HOURS + 1);
    await run(reminding);
    expect(await left.reminders()).toHaveLength(1);
    return { left, visitor };
  }
  const remindersAfter = async (left: Someone, hours: number) => {
    pass(hours);
    await run(reminding);
    return (await left.reminders()).length;
  };

  test.each<[string, (one: Awaited<ReturnType<typeof reminded>>) => Promise<unknown>]>([
    ["takes goods out", ({ left }) => left.remove()],
    ...GOODS.map((pid): [string, (one: Awaited<ReturnType<typeof reminded>>) => Promise<unknown>] => [
      `logs in with ${pid} in a visitor's cart`,
      async ({ left, visitor }) => {
        await expectDone(visitor(addToCart, { body: { pid, quantity: 1 } }));
        pass(HOURS + 1);
        const [from, to] = [visitor.customer.shopperId, left.call.customer.shopperId];
        await inTransaction(store().db, (tx) => mergeShoppers(tx, from, to, store().clock.read()));
      },
    ]),
  ])("is reminded of again only hours after its customer %s", async (_, act) => {
    const one = await reminded();
    pass(HOURS + 1);
    await act(one);
    expect(await remindersAfter(one.left, 0)).toBe(1);
    expect(await remindersAfter(one.left, HOURS - 1)).toBe(1);
    expect(await remindersAfter(one.left, 2)).toBe(2);
  });

  test("is not reminded of again where the shop no longer sells a part of it", async () => {
    const { left } = await reminded();
    const archive = (isArchived: boolean) =>
      store().db.update(products).set({ isArchived }).where(eq(products.id, GOODS[1]));
    await archive(true);
    expect(await remindersAfter(left, HOURS + 1)).toBe(1);
    await archive(false);
    expect(await remindersAfter(left, 1)).toBe(1);
  });
});

test("a cart that is known costs no id of the table", async () => {
  await someone({ wants: false });
  pass(HOURS + 1);
  await run(quiet);
  const ids = () => store().db.select({ last: sql<string>`last_value` }).from(sql`left_carts_id_seq`);
  const before = await ids();
  await run(quiet);
  await run(reminding);
  expect(await ids()).toEqual(before);
});

describe("the list of carts", () => {
  test("says since when, how much, whether a reminder went out, and what was ordered since", async () => {
    const [waits, reminded] = [await someone({ wants: false }), await someone()];
    pass(HOURS + 1);
    await run(reminding);
    expect(await rowOf(waits, "waiting")).toMatchObject({ pieces: 2, wants_reminders: false });
    expect(await rowOf(waits, "reminded")).toBeUndefined();
    const row = await rowOf(reminded, "reminded");
    expect(row?.reminded_at).toBe(store().clock.read().toISOString());
    expect(row?.order).toBeUndefined();
    expect(row?.worth).toBeGreaterThan(0);
    const orders = [await waits.order(), await reminded.order()];
    await run(reminding);
    const since = [await rowOf(waits, "ordered"), await rowOf(reminded, "ordered")];
    expect(since.map((one) => one?.order?.id)).toEqual(orders);
    expect(await rowOf(waits, "waiting")).toBeUndefined();
  });

  test("is a file too", async () => {
    const left = await someone();
    pass(HOURS + 1);
    await run(reminding);
    const manager = await newStaffMember(store(), "manager");
    const file = await expectDone(manager(leftCartsCsv, { query: { state: "reminded" } }));
    const Rows = v.array(v.record(v.string(), v.string()));
    const rows = v.parse(Rows, parse(await file.content.text(), { bom: true, columns: true }));
    expect(rows).toHaveLength((await list("reminded")).length);
    const row = await rowOf(left);
    expect(rows[0]).toMatchObject({ Customer: row?.customer, Pieces: "2", "Wants reminders": "Yes", Order: "" });
  });

  test("is not for packers", async () => {
    const packer = await newStaffMember(store(), "packer");
    await expectRefused(packer(staffLeftCarts), 403);
    await expectRefused(packer(leftCartsCsv), 403);
  });
});

describe("the consent to reminders", () => {
  test("is not given until it is asked for, and is withdrawn by the link of a mail", async () => {
    const left = await someone({ wants: false });
    const wants = async () => (await expectDone(left.call(profile))).data.cart_reminders;
    expect(await wants()).toBe(false);
    await expectDone(left.call(changeCartReminders, { body: { is_on: true } }));
    expect(await wants()).toBe(true);
    pass(HOURS + 1);
    await run(reminding);
    const [mail = ""] = await left.reminders();
    const token = /cart-reminders\/(\S+)/.exec(mail)?.[1] ?? "";
    await expectDone(store().nobody(stopCartReminders, { body: { token } }));
    expect(await wants()).toBe(false);
    await expectDone(store().nobody(stopCartReminders, { body: { token } }));
  });

  test.each(["7.x", "1", `1.${"A".repeat(43)}`])("is not withdrawn by %s", async (token) => {
    const refused = await expectRefused(store().nobody(stopCartReminders, { body: { token } }), 404);
    expect(refused.message).toBe(NO_SUCH_REMINDERS);
  });

  test("is not asked for where the shop reminds nobody", async () => {
    const call = await newCustomer(quietStore());
    expect((await expectDone(call(profile))).data.cart_reminders).toBeUndefined();
  });
});
