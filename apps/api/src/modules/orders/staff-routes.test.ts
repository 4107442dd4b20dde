import {
  addToCart,
  correctParcel,
  order,
  progressOrder,
  type RequestOf,
  shipParcel,
  staffOrder,
  staffOrders,
  withdrawOrder,
} from "@store/api-client/contract";
import {
  formatRupees,
  orderChangedMeanwhile,
  PARCEL_NOT_ON_ITS_WAY,
  parcelChangedMeanwhile,
  TRACKING_NUMBER_MISSING,
} from "@store/domain";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { orders, products, staffActions, stockMovements } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { orderSearch } from "./staff-routes.ts";

const store = useTestStore();

let packer: NewCustomer;
let manager: NewCustomer;
beforeAll(async () => {
  packer = await newStaffMember(store(), "packer");
  manager = await newStaffMember(store(), "manager");
});

/** A new order that waits for its payment, and whose it is. */
async function unpaidOrder() {
  const owner = await newOwner(store());
  await expectDone(owner.call(addToCart, { body: { pid: GHEE, quantity: 2 } }));
  const { id } = await owner.onlineOrder();
  return { owner, id };
}

/** A new order that is paid. */
async function paidOrder() {
  const placed = await unpaidOrder();
  await store().db.update(orders).set({ isPaid: true, heldUntil: null }).where(eq(orders.id, placed.id));
  return placed;
}

const COURIER = { courier: "Garuda Parcels", tracking_number: "GP00000001", tracking_url: "https://garuda.example/1" };
/** What staff does with a paid order, and the state that it is in before. */
const STEPS = [
  ["accept", "Pending"],
  ["pack", "Confirmed"],
  ["ship", "Packed"],
  ["deliver", "Shipped"],
] as const;

const walk = (call: NewCustomer, id: number, [action, order_status]: (typeof STEPS)[number]) =>
  action === "ship"
    ? call(shipParcel, { params: { id }, body: { order_status: "Packed", seen_parcel: null, ...COURIER } })
    : call(progressOrder, { params: { id }, body: { action, order_status, changes: 0 } });

const [ACCEPT, PACK] = STEPS;

/** What a line of an order's history says that came to be. */
const changesOf = (
  event: { readonly changes: readonly { readonly field: string; readonly after?: string | undefined }[] } | undefined,
) => Object.fromEntries((event?.changes ?? []).map(({ field, after }) => [field, after]));

const statesOf = (rows: readonly { readonly order_status: string }[]) => new Set(rows.map((row) => row.order_status));
const find = async (query: RequestOf<typeof staffOrders>["query"]) =>
  (await expectDone(packer(staffOrders, { query }))).data;

describe("an order's way to its door [C45]", () => {
  test("is walked by a packer, step by step, and each step is recorded and mailed", async () => {
    const { owner, id } = await paidOrder();
    for (const step of STEPS) {
      const { data } = await expectDone(packer(staffOrder, { params: { id } }));
      expect(data.actions[0]).toBe(step[0]);
      await expectDone(walk(packer, id, step));
    }
    const { data } = await expectDone(packer(staffOrder, { params: { id } }));
    expect(data).toMatchObject({ order_status: "Delivered", is_paid: true, actions: [], invoice: expect.any(String) });
    expect(data.events.map(({ action, by }) => [action, by])).toEqual([
      ["place", undefined],
      ...STEPS.map(([action]) => [action, "Kavita Rao"]),
    ]);
    const audit = await store()
      .db.select()
      .from(staffActions)
      .where(and(eq(staffActions.subject, "order"), eq(staffActions.subjectId, id)));
    expect(audit.map(({ action, customerId }) => [action, customerId])).toEqual(
      STEPS.map(([action]) => [action, packer.customer.customerId]),
    );
    expect(audit[2]).toMatchObject({
      before: { orderStatus: "Packed" },
      after: { tracking: { number: "GP00000001" } },
    });

    const seen = await expectDone(owner.call(order, { params: { id } }));
    expect(seen.data.tracking).toMatchObject({ courier: COURIER.courier, url: COURIER.tracking_url });
    const mails = (await store().outbox()).map(({ text }) => text).join("\n");
    expect(mails).toContain(COURIER.tracking_number);
  });

  test("begins when it is paid, or is paid on delivery", async () => {
    const { id } = await unpaidOrder();
    await expectRefused(walk(packer, id, ACCEPT), 409);
    expect((await expectDone(packer(staffOrder, { params: { id } }))).data.actions).toEqual([]);
  });

  test("is not walked by two at once: the second sees what it is now", async () => {
    const { id } = await paidOrder();
    await expectDone(walk(packer, id, ACCEPT));
    const late = manager(withdrawOrder, { params: { id }, body: { action: "cancel", order_status: "Pending" } });
    expect((await expectRefused(late, 409)).message).toBe(orderChangedMeanwhile("Confirmed"));
    // Asking again for what one has done changes nothing, as after an answer that was lost.
    await expectDone(walk(packer, id, ACCEPT));
    expect((await expectRefused(walk(manager, id, ACCEPT), 409)).message).toBe(orderChangedMeanwhile("Confirmed"));
  });

  test("has one parcel: who hands over another is told", async () => {
    const { id } = await paidOrder();
    for (const step of [ACCEPT, PACK]) await expectDone(walk(packer, id, step));
    const handOver = (call: typeof packer, number: string) =>
      call(shipParcel, {
        params: { id },
        body: { order_status: "Packed", seen_parcel: null, ...COURIER, tracking_number: number },
      });
    await expectDone(handOver(packer, "AAA111"));
    await expectDone(handOver(packer, "AAA111"));
    for (const call of [manager, packer])
      expect((await expectRefused(handOver(call, "BBB222"), 409)).message).toBe(orderChangedMeanwhile("Shipped"));
    const { data } = await expectDone(packer(staffOrder, { params: { id } }));
    expect(data.tracking).toMatchObject({ number: "AAA111" });
  });

  test("needs a number where its carrier has one, and only there; its customer is mailed how it travels", async () => {
    const { id } = await paidOrder();
    for (const step of [ACCEPT, PACK]) await expectDone(walk(packer, id, step));
    const ship = (courier: string) =>
      packer(shipParcel, { params: { id }, body: { order_status: "Packed", seen_parcel: null, courier } });
    const { errors } = await expectRefused(ship("Garuda Parcels"), 400);
    expect(errors).toEqual({ tracking_number: [TRACKING_NUMBER_MISSING] });
    await expectDone(ship("Own delivery"));
    const { data } = await expectDone(packer(staffOrder, { params: { id } }));
    expect(data.tracking).toMatchObject({ courier: "Own delivery", number: "" });
    const mails = await store().outbox();
    expect(mails.filter(({ text }) => text.includes("is on its way (own delivery)."))).toHaveLength(1);
    const correct = (number: string, seen_number: string | null) =>
      packer(correctParcel, {
        params: { id },
        body: { courier: "Garuda Parcels", tracking_number: number, seen_number },
      });
    await expectDone(correct("GP1", null));
    expect((await expectRefused(correct("GP2", null), 409)).message).toBe(parcelChangedMeanwhile("GP1"));
  });

  test("shows a parcel's number that was corrected, of which its customer is mailed; recorded, once", async () => {
    const { owner, id } = await paidOrder();
    for (const step of STEPS.slice(0, 3)) await expectDone(walk(packer, id, step));
    const correct = (call: typeof packer, number: string, seen_number: string | null) =>
      call(correctParcel, {
        params: { id },
        body: { courier: "Hamsa Post", tracking_number: number, seen_number },
      });
    const mailsOf = async (number: string) =>
      (await store().outbox()).filter(({ text }) => text.includes(`Hamsa Post, number ${number}`));

    await expectDone(correct(packer, "HP1", COURIER.tracking_number));
    await expectDone(correct(packer, "HP1", COURIER.tracking_number));
    expect(await mailsOf("HP1")).toHaveLength(1);
    const late = await expectRefused(correct(manager, "HP2", COURIER.tracking_number), 409);
    expect(late.message).toBe(parcelChangedMeanwhile("HP1"));
    expect(await mailsOf("HP2")).toEqual([]);
    expect((await expectDone(owner.call(order, { params: { id } }))).data.tracking).toEqual({
      courier: "Hamsa Post",
      number: "HP1",
    });
    const { data } = await expectDone(packer(staffOrder, { params: { id } }));
    expect(data.events.filter(({ action }) => action === "correct parcel")).toMatchObject([
      {
        by: "Kavita Rao",
        changes: [
          { field: "tracking", before: expect.stringContaining("GP00000001"), after: expect.stringContaining("HP1") },
        ],
      },
    ]);

    await expectDone(walk(packer, id, STEPS[3]));
    expect((await expectRefused(correct(packer, "HP2", "HP1"), 409)).message).toBe(PARCEL_NOT_ON_ITS_WAY);
  });

  test.each([
    ["ship", { order_status: "Packed", courier: "", tracking_number: "1" }],
    ["ship", { order_status: "Packed", ...COURIER, tracking_url: "javascript:alert(1)" }],
    ["progress", { action: "ship", order_status: "Packed" }],
    ["progress", { action: "cancel", order_status: "Pending" }],
    ["progress", { action: "accept", order_status: "Lost" }],
  ])("to %s takes no %j", async (step, body) => {
    const { id } = await paidOrder();
    const response = await store().request(`/dashboard/orders/${id}/${step}/`, {
      method: "POST",
      headers: { authorization: `token ${packer.identity.token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
  });
});

describe("taking an order back", () => {
  test("is not a packer's", async () => {
    const { id } = await paidOrder();
    await expectRefused(
      packer(withdrawOrder, { params: { id }, body: { action: "cancel", order_status: "Pending" } }),
      403,
    );
  });

  test("cancels it: its stock goes back, and its customer is notified why", async () => {
    const { id } = await paidOrder();
    const { data } = await expectDone(manager(staffOrder, { params: { id } }));
    const productId = data.product_info[0]?.product_id ?? 0;
    const stock = async () =>
      (await store().db.select({ stock: products.stock }).from(products).where(eq(products.id, productId)))[0]?.stock ??
      0;
    const before = await stock();
    const note = "The jar broke while we packed it.";
    const body = { action: "cancel", order_status: "Pending", note } as const;
    await expectDone(manager(withdrawOrder, { params: { id }, body }));
    expect(await stock()).toBe(before + (data.product_info[0]?.quantity ?? 0));
    const [movement] = await store()
      .db.select()
      .from(stockMovements)
      .where(and(eq(stockMovements.orderId, id), eq(stockMovements.reason, "released")));
    expect(movement?.staffId).toBe(manager.customer.customerId);
    const cancelled = await expectDone(manager(staffOrder, { params: { id } }));
    expect(changesOf(cancelled.data.events.at(-1))).toEqual({
      orderStatus: "Cancelled",
      isRestocked: "yes",
      refundAsked: formatRupees(data.final_total),
      reason: note,
    });
    expect((await store().outbox()).map(({ text }) => text).join("\n")).toContain(note);
  });

  test("takes a delivered one back", async () => {
    const owner = await newOwner(store());
    const id = await owner.cashOrder();
    const note = "All jars came back whole.";
    const body = { action: "return", order_status: "Delivered", note } as const;
    const { data } = await expectDone(manager(withdrawOrder, { params: { id }, body }));
    expect(data.order_status).toBe("Returned");
    const returned = await expectDone(manager(staffOrder, { params: { id } }));
    expect(changesOf(returned.data.events.at(-1))).toMatchObject({ isRestocked: "no", reason: note });
    expect((await store().outbox()).map(({ text }) => text).join("\n")).toContain(note);
  });
});

describe("an order's page", () => {
  test("has the payments that were begun for it; its customer is for those who may see customers", async () => {
    const { id } = await unpaidOrder();
    const { data } = await expectDone(manager(staffOrder, { params: { id } }));
    expect(data.payments).toMatchObject([{ state: "pending", amount: data.final_total, txn_id: expect.any(String) }]);
    expect(data.customer_id).toEqual(expect.any(Number));
    const seen = (await expectDone(packer(staffOrder, { params: { id } }))).data;
    expect(seen.payments).toHaveLength(1);
    expect(seen.customer_id).toBeUndefined();
  });
});

describe("the list of orders", () => {
  test("shows the newest first, by status, payment and day", async () => {
    const { id } = await unpaidOrder();
    const all = await find({});
    expect(all[0]).toMatchObject({ id, order_status: "Pending", is_paid: false });
    const { data } = await expectDone(packer(staffOrder, { params: { id } }));
    expect(all[0]?.pieces).toBe(data.product_info.reduce((sum, { quantity }) => sum + quantity, 0));
    expect(all[0]?.products).toEqual(
      data.product_info.map(({ product_name, quantity }) => ({ product_name, quantity })),
    );
    expect(statesOf(await find({ order_status: "Delivered" }))).toEqual(new Set(["Delivered"]));
    expect((await find({ payment: "unpaid" })).map((row) => row.id)).toContain(id);
    expect((await find({ payment: "paid" })).every(({ is_paid }) => is_paid)).toBe(true);
    const today = "2026-03-15";
    expect((await find({ from: today, to: today })).map((row) => row.id)).toContain(id);
    expect((await find({ to: "9999-12-31" })).map((row) => row.id)).toContain(id);
    expect((await find({ to: "2026-03-14" })).map((row) => row.id)).not.toContain(id);
  });

  test("finds an order by number, receiver, mobile and city", async () => {
    const { id } = await unpaidOrder();
    const [row] = await find({});
    const [, , digits = ""] = (row?.order_id ?? "").split("-");
    const words = [row?.order_id, digits, String(Number(digits)), row?.mobile_no.slice(3), row?.full_name];
    for (const search of words)
      expect(
        (await find({ search })).map((one) => one.id),
        search,
      ).toContain(id);
    expect((await find({ city: "Pune" })).map((one) => one.id)).toContain(id);
    expect(await find({ city: "Nowhere" })).toEqual([]);
    expect(await find({ search: "nobody-of-this-name" })).toEqual([]);
  });

  test("finds a receiver whose name has a hyphen before digits", async () => {
    const { id } = await unpaidOrder();
    const address = sql`${orders.shippingAddress} || '{"full_name": "Shop-42 Anand-Rao"}'`;
    await store().db.update(orders).set({ shippingAddress: address }).where(eq(orders.id, id));
    for (const search of ["Shop-42", "anand rao", "42"])
      expect(
        (await find({ search })).map((one) => one.id),
        search,
      ).toContain(id);
  });

  test.each([
    ["Asha Rao 98765", { words: "(98765:* | 098765)", otherWords: "asha:* & rao:*" }],
    ["SO-2026-000123", { words: "000123:*", otherWords: "so:* & (2026:* | 002026)" }],
    ["asha 2026", { words: "asha:* & (2026:* | 002026)" }],
    ["asha 987", { words: "asha:* & (987:* | 000987)" }],
    ["asha 380015", { words: "380015:*", pinCode: "380015", otherWords: "asha:*" }],
    ["380015", { words: "380015:*", pinCode: "380015" }],
    ["SO-2026-380015", { words: "380015:*", otherWords: "so:* & (2026:* | 002026)" }],
    ["380015 98765", { words: "380015:* & (98765:* | 098765)" }],
    ["4711 0123", { words: "(4711:* | 004711) & (0123:* | 000123)" }],
    ["' | ! & :* <->", {}],
    ["आशा", { words: "आशा:*" }],
    [" +91 98765 43210", { words: "9876543210:*" }],
    ["919876543210", { words: "9876543210:*" }],
  ])("searches for %s without letting it be a query of its own", (text, queries) => {
    expect(orderSearch(text)).toEqual(queries);
  });
});
