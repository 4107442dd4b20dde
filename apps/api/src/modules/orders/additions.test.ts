import { randomUUID } from "node:crypto";
import {
  addAddress,
  addCallersAddress,
  addresses,
  addToCart,
  cart,
  changeOrderGoods,
  changeOwnOrder,
  changePaidOrder,
  correctParcel,
  findCallerOfOrder,
  order as orderCall,
  orderPapers,
  orderPaymentLink,
  parcelManifest,
  payOnDelivery,
  placeAddition,
  placeOrder,
  previewAddition,
  previewOrderChange,
  previewOwnChange,
  progressOrder,
  type RequestOf,
  shipmentsCsv,
  shipParcel,
  staffOrder,
  staffOrders,
  staffParcels,
  withdrawOrder,
} from "@store/api-client/contract";
import {
  ADDED_TO_ADDITION,
  ADDITION_GETS_NO_MORE,
  ADDITION_GOES_ALONG,
  ADDITIONS_AT_MOST,
  ADDITIONS_FULL,
  CASH_TAKEN_ONCE,
  cannotBe,
  DEFAULT_POLICY,
  fromRupees,
  handOverChangedMeanwhile,
  minutesAfter,
  NOT_ITS_ADDITION,
  ORDER_CHANGED_BEFORE,
  ORDER_CHANGES_INSTEAD,
} from "@store/domain";
import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { customers, orderEvents, orders, outbox, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { acceptAndPay, paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { redeemCoins } from "../../testing/redeem-coins.ts";
import { addressIn, onlineOrderOf, orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { goesAlong, goesInParcelOf, staffTotalChanged, tooFewLeft, waitsToGoAlong } from "./messages.ts";
import { releaseHeldStock } from "./order-payment.ts";

const [GHEE, HONEY] = [1002, 1003];
const COURIER = "Garuda Parcels";
const store = useTestStore();

let manager: NewCustomer;
let packer: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
  packer = await newStaffMember(store(), "packer");
});
beforeEach(async () => {
  await changeProduct(store(), GHEE, { name: "Ghee", stock: 50, weightGrams: 500, ...priced(1000, 5) });
  await changeProduct(store(), HONEY, { name: "Honey", stock: 50, weightGrams: 250, ...priced(100, 5) });
});

/** A customer with an address in Pune, and a jar of ghee in the cart. */
async function shopper({ coins = 0 } = {}) {
  const call = await newCustomer(store(), { coins });
  const { customerId } = call.customer;
  const email = `added-${customerId}@example.com`;
  await store().db.update(customers).set({ email, mobileIsProven: true }).where(eq(customers.id, customerId));
  await expectDone(call(addAddress, { body: addressIn("Pune") }));
  const address = (await expectDone(call(addresses))).data[0]?.id ?? 0;
  await expectDone(call(addToCart, { body: { pid: GHEE, quantity: 1 } }));
  if (coins > 0) await redeemCoins(store(), call, coins);
  const { data } = await expectDone(call(cart));
  return { call, customerId, email, address, seen: { ...data, used_coin: coins } };
}

/** A jar of ghee, paid online. */
async function paidOrder({ isPaid = true } = {}) {
  const { call, email, address, customerId, seen } = await shopper();
  const body = onlineOrderOf(seen, address);
  const { order_id: id = 0, txn_id = "" } = await expectDone(call(orderPaymentLink, { body }));
  if (isPaid) await report(store(), paidReport({ txnId: txn_id, amount: fromRupees(Number(body.amount)) }));
  return { call, email, id, address, customerId };
}

type Ordered = Awaited<ReturnType<typeof paidOrder>>;
type Body = RequestOf<typeof placeAddition>["body"];

const detailOf = async (id: number, by = manager) => (await expectDone(by(staffOrder, { params: { id } }))).data;
const TWO_HONEYS = [{ product_id: HONEY, quantity: 2 }];

/** Two honeys for 200 rupees. */
const bodyOf = (change: Partial<Body> = {}): Body => ({
  ...{ lines: TWO_HONEYS, pay_type: "Online Payment", attempt: randomUUID(), changes: 0, amount: 200, ...change },
});
const look = async (id: number, { lines = TWO_HONEYS, pay_type = "Online Payment" }: Partial<Body> = {}) =>
  (await expectDone(manager(previewAddition, { params: { id }, body: { lines, pay_type } }))).data;
const add = ({ id }: Pick<Ordered, "id">, change: Partial<Body> = {}, by = manager) =>
  by(placeAddition, { params: { id }, body: bodyOf(change) });
const added = async (first: Pick<Ordered, "id">, change: Partial<Body> = {}) =>
  (await expectDone(add(first, change))).data;

async function payFor({ call }: Ordered, orderId: number) {
  const { txn_id = "" } = await expectDone(acceptAndPay({ call, orderId }));
  const { final_total } = await detailOf(orderId);
  await report(store(), paidReport({ txnId: txn_id, amount: final_total }));
}

const FROM = { accept: "Pending", pack: "Confirmed", deliver: "Shipped" } as const;
async function move(id: number, ...actions: readonly (keyof typeof FROM)[]) {
  for (const action of actions) {
    const { change_count: changes } = await detailOf(id);
    const body = { action, order_status: FROM[action], changes };
    await expectDone(packer(progressOrder, { params: { id }, body }));
  }
}

let parcels = 0;
const parcelOf = () => ({ courier: COURIER, tracking_number: `GP${String(++parcels).padStart(8, "0")}` });
const ship = (id: number, additions: number[], parcel: { courier: string; tracking_number?: string } = parcelOf()) =>
  packer(shipParcel, { params: { id }, body: { order_status: "Packed", ...parcel, seen_parcel: null, additions } });

const pagesOf = async (file: Blob): Promise<string> =>
  (await readPdf(new Uint8Array(await file.arrayBuffer()))).join(" ");

const mailsTo = async (email: string) =>
  store()
    .db.select({ kind: outbox.kind, text: outbox.text })
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.channel, "mail")));

describe("goods added to a paid order", () => {
  test("are an order of their own, without shipping and below the minimum, to be paid by a link", async () => {
    const first = await paidOrder();
    expect((await detailOf(first.id)).is_addable).toBe(true);
    const seen = await look(first.id);
    expect(seen).toMatchObject({ product_total: 19_048, shipping_amt: 0, cash_fee_amt: 0, final_total: 20_000 });
    expect(seen.refusal).toBeUndefined();
    const { id, order_id, final_total } = await added(first, { note: "Rings twice" });
    expect(final_total).toBe(fromRupees(200));
    expect(await stockOf(store(), HONEY)).toBe(48);
    const [before, after] = [await detailOf(first.id), await detailOf(id)];
    expect(after).toMatchObject({
      ...{ order_status: "Pending", is_paid: false, pay_type: "Online Payment", shipping_amt: 0, is_addable: false },
      ...{ shipping_address: before.shipping_address, billing_address: before.billing_address },
      goes_with: { id: first.id, order_id: before.order_id, order_status: "Pending" },
      notes: [{ text: "Rings twice" }],
    });
    expect(before.additions).toMatchObject([{ id, order_id, is_paid: false, final_total }]);
    expect(before.change_count).toBe(1);
    // Its invoice, its payment: nothing of the first order moved.
    expect(before.final_total).toBe(fromRupees(1100));
    await payFor(first, id);
    const paid = await detailOf(id);
    expect(paid.invoice).toBeDefined();
    expect(paid.invoice).not.toBe(before.invoice);
  });

  test("the customer is told what was added and how it is paid, and sees both", async () => {
    const first = await paidOrder();
    const { id, order_id } = await added(first);
    const { order_id: number } = await detailOf(first.id);
    const mail = (await mailsTo(first.email)).find(({ kind }) => kind === "order-to-pay");
    for (const words of ["2 × Honey", number, order_id, "₹200.00", `/orders/${id}`])
      expect(mail?.text).toContain(words);
    const own = async (orderId: number) => (await expectDone(first.call(orderCall, { params: { id: orderId } }))).data;
    expect((await own(first.id)).additions).toMatchObject([{ id, order_id }]);
    expect((await own(id)).goes_with).toMatchObject({ id: first.id, order_id: number });
    const { order_id: second } = await added(first, { changes: 1, pay_type: "Cash on Delivery" });
    const placed = (await mailsTo(first.email)).find(
      ({ kind, text }) => kind === "order-placed" && text.includes(second),
    );
    for (const words of ["2 × Honey", number, "delivered"]) expect(placed?.text).toContain(words);
  });

  test("are recorded with both orders, for who may take orders alone", async () => {
    const first = await paidOrder();
    await expectRefused(add(first, {}, packer), 403);
    const { id, order_id } = await added(first);
    const events = await store()
      .db.select({ orderId: orderEvents.orderId, action: orderEvents.action, staffId: orderEvents.staffId })
      .from(orderEvents)
      .where(and(inArray(orderEvents.orderId, [first.id, id]), eq(orderEvents.staffId, manager.customer.customerId)))
      .orderBy(orderEvents.id);
    expect(events.map(({ orderId, action }) => [orderId, action])).toEqual([
      [id, "place"],
      [first.id, "add"],
    ]);
    const lines = await store()
      .db.select()
      .from(staffActions)
      .where(and(eq(staffActions.subject, "order"), inArray(staffActions.subjectId, [first.id, id])))
      .orderBy(staffActions.id);
    const { order_id: number } = await detailOf(first.id);
    expect(lines.map(({ action, after }) => [action, after])).toEqual([
      ["place", { goods: "2 × Honey", goesWith: number, payType: "Online Payment", total: "₹200.00" }],
      ["add", { goods: "2 × Honey", order: order_id, total: "₹200.00" }],
    ]);
  });

  test("are added once, however often it is asked, and not by who saw the order otherwise", async () => {
    const first = await paidOrder();
    const attempt = randomUUID();
    const [one, two] = [await added(first, { attempt }), await added(first, { attempt })];
    expect(two).toEqual(one);
    const late = await expectRefused(add(first), 409);
    expect(late.message).toBe(ORDER_CHANGED_BEFORE);
    const other = await expectRefused(add(first, { changes: 1, amount: 199 }), 409);
    expect(other.message).toBe(staffTotalChanged("₹200.00"));
    const few = await expectRefused(add(first, { changes: 1, lines: [{ product_id: HONEY, quantity: 49 }] }), 409);
    expect(few.message).toBe(tooFewLeft("Honey", 48));
    expect(await stockOf(store(), HONEY)).toBe(48);
  });

  test("are refused where the order can be changed, was packed, or goes with another", async () => {
    const unpaid = await paidOrder({ isPaid: false });
    expect((await look(unpaid.id)).refusal).toBe(ORDER_CHANGES_INSTEAD);
    expect((await expectRefused(add(unpaid), 409)).message).toBe(ORDER_CHANGES_INSTEAD);
    const first = await paidOrder();
    const { id } = await added(first);
    await payFor(first, id);
    expect((await expectRefused(add({ id }), 409)).message).toBe(ADDED_TO_ADDITION);
    await move(first.id, "accept", "pack");
    expect((await detailOf(first.id)).is_addable).toBe(false);
    expect((await expectRefused(add(first, { changes: 1 }), 409)).message).toBe(cannotBe("Packed", "added to"));
    await expectRefused(add({ id: 2_000_000_000 }), 404);
  });

  test("are as many as go in one parcel, without those that were cancelled", async () => {
    const first = await paidOrder();
    const { id } = await added(first);
    const { db } = store();
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error(`No order ${id}`);
    const { id: _, ...columns } = row;
    await db.insert(orders).values(
      Array.from({ length: ADDITIONS_AT_MOST - 1 }, (_one, at) => ({
        ...{ ...columns, isReleased: true, heldUntil: null },
        ...{ number: `${row.number}-${at}`, clientTxnId: `${row.clientTxnId}-${at}` },
      })),
    );
    expect((await look(first.id)).refusal).toBe(ADDITIONS_FULL);
    expect((await expectRefused(add(first, { changes: 1 }), 409)).message).toBe(ADDITIONS_FULL);
    await db
      .update(orders)
      .set({ orderStatus: "Cancelled" })
      .where(eq(orders.number, `${row.number}-0`));
    await added(first, { changes: 1 });
  });

  test("hold back who packs by an older look", async () => {
    const first = await paidOrder();
    await move(first.id, "accept");
    await added(first);
    const body = { action: "pack", order_status: "Confirmed", changes: 0 } as const;
    const refused = await expectRefused(packer(progressOrder, { params: { id: first.id }, body }), 409);
    expect(refused.message).toBe(ORDER_CHANGED_BEFORE);
    await move(first.id, "pack");
  });

  test("that are not paid in time are released, and the order goes its way", async () => {
    const first = await paidOrder();
    const { id } = await added(first);
    const { db, clock } = store();
    await releaseHeldStock(db).run(minutesAfter(clock.read(), 24 * 60));
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    expect(row).toMatchObject({ isReleased: true, heldUntil: null, orderStatus: "Pending" });
    await move(first.id, "accept", "pack");
    await expectDone(ship(first.id, []));
  });
});

describe("what goes along", () => {
  test("is paid at the door once for a parcel", async () => {
    const first = await paidOrder();
    const cash = { pay_type: "Cash on Delivery" } as const;
    expect((await look(first.id, cash)).refusal).toBeUndefined();
    await added(first, cash);
    const refused = await expectRefused(add(first, { ...cash, changes: 1 }), 409);
    expect(refused.message).not.toBe(CASH_TAKEN_ONCE);
    expect(refused.message).toContain("link to pay");
    expect((await look(first.id, cash)).refusal).toBe(refused.message);
    const { id } = await added(first, { changes: 1 });
    const own = await expectRefused(first.call(payOnDelivery, { params: { id } }), 409);
    expect(own.message).toBe(CASH_TAKEN_ONCE);
  });

  test("may be added to a cash order that coins keep from being changed, by a link", async () => {
    const { call, address, seen } = await shopper({ coins: 50 });
    const { data } = await expectDone(
      call(placeOrder, { body: orderOf(seen, address, DEFAULT_POLICY.shipping.charge) }),
    );
    const door = await look(data.id, { pay_type: "Cash on Delivery" });
    expect(door.refusal).toContain("link to pay");
    expect((await detailOf(data.id)).is_addable).toBe(true);
    await added(data);
  });

  test("goes where the order goes, and elsewhere only with it", async () => {
    const first = await paidOrder();
    const { id } = await added(first);
    const { id: address } = (
      await expectDone(
        manager(addCallersAddress, {
          params: { id: first.customerId },
          body: { ...addressIn("Pune"), address_line_1: "9 New Road" },
        }),
      )
    ).data;
    const lines = TWO_HONEYS;
    const preview = await expectDone(
      manager(previewOrderChange, { params: { id }, body: { lines, address_id: address } }),
    );
    expect(preview.data.refusal).toBe(ADDITION_GOES_ALONG.staff);
    const own = { params: { id }, body: { lines, address_id: address, changes: 0, amount: 200 } };
    expect((await expectRefused(first.call(changeOwnOrder, own), 409)).message).toBe(ADDITION_GOES_ALONG.customer);
    const body = { lines: [], address_id: address, changes: 1, refund: 0 };
    await expectDone(manager(changePaidOrder, { params: { id: first.id }, body }));
    for (const orderId of [first.id, id])
      expect((await detailOf(orderId)).shipping_address?.full_address).toContain("9 New Road");
    expect((await detailOf(id)).billing_address?.full_address).toContain("9 New Road");
  });

  test("is changed like any unpaid order, still without shipping", async () => {
    const first = await paidOrder();
    const { id } = await added(first);
    const lines = [{ product_id: HONEY, quantity: 1 }];
    const { data } = await expectDone(manager(previewOrderChange, { params: { id }, body: { lines } }));
    expect(data).toMatchObject({ shipping_amt: 0, final_total: 10_000 });
    expect(data.refusal).toBeUndefined();
    await expectDone(manager(changeOrderGoods, { params: { id }, body: { lines, changes: 0, amount: 100 } }));
  });

  test("gets fewer pieces of its customer, and more of staff alone", async () => {
    const first = await paidOrder();
    const { id } = await added(first);
    const of = (quantity: number, changes: number) => ({
      params: { id },
      body: { lines: [{ product_id: HONEY, quantity }], changes, amount: quantity * 100 },
    });
    const { lines } = of(3, 0).body;
    const seen = await expectDone(first.call(previewOwnChange, { params: { id }, body: { lines } }));
    expect(seen.data.refusal).toBe(ADDITION_GETS_NO_MORE);
    expect((await expectRefused(first.call(changeOwnOrder, of(3, 0)), 409)).message).toBe(ADDITION_GETS_NO_MORE);
    await expectDone(manager(changeOrderGoods, of(3, 0)));
    await expectDone(first.call(changeOwnOrder, of(1, 1)));
    expect((await expectRefused(first.call(changeOwnOrder, of(2, 2)), 409)).message).toBe(ADDITION_GETS_NO_MORE);
    expect(await stockOf(store(), HONEY)).toBe(49);
  });

  test("is named on the packing slips and in the list, with whether it is paid", async () => {
    const first = await paidOrder();
    const { id, order_id } = await added(first);
    const { order_id: number } = await detailOf(first.id);
    const slips = async () => {
      const file = await expectDone(
        packer(orderPapers, { query: { kind: "packing-slips", orders: `${first.id},${id}` } }),
      );
      return pagesOf(file.content);
    };
    const rowOf = async (orderId: number) => {
      const rows = await expectDone(
        packer(staffOrders, { query: { search: first.customerId ? number : "", page: 1 } }),
      );
      return rows.data.find((row) => row.id === orderId);
    };
    expect(await slips()).toContain(waitsToGoAlong(order_id));
    expect((await rowOf(first.id))?.additions).toEqual([{ order_id, is_payable: false }]);
    await payFor(first, id);
    const printed = await slips();
    for (const words of [goesAlong(order_id), goesInParcelOf(number)]) expect(printed).toContain(words);
    expect((await rowOf(first.id))?.additions).toEqual([{ order_id, is_payable: true }]);
  });
});

describe("one parcel", () => {
  /** Both packed: the first is paid, what was added is paid at the door. */
  async function packedTogether() {
    const first = await paidOrder();
    const { id } = await added(first, { pay_type: "Cash on Delivery" });
    await move(first.id, "accept", "pack");
    await move(id, "accept");
    expect((await detailOf(first.id)).in_parcel).toEqual([]);
    await move(id, "pack");
    return { first, id };
  }

  test("is handed over by one number, whole or not at all", async () => {
    const { first, id } = await packedTogether();
    expect((await detailOf(first.id)).in_parcel).toEqual([id]);
    const stranger = await paidOrder();
    await move(stranger.id, "accept", "pack");
    expect((await expectRefused(ship(first.id, [id, stranger.id]), 409)).message).toBe(NOT_ITS_ADDITION);
    expect((await detailOf(first.id)).order_status).toBe("Packed");
    const parcel = parcelOf();
    await expectDone(ship(first.id, [id], parcel));
    // As after an answer that was lost.
    await expectDone(ship(first.id, [id], parcel));
    for (const orderId of [first.id, id])
      expect(await detailOf(orderId)).toMatchObject({
        order_status: "Shipped",
        tracking: { courier: COURIER, number: parcel.tracking_number },
      });
  });

  test("has one label, one line of the courier's file and one of the manifest, with the cash of both", async () => {
    const { first, id } = await packedTogether();
    const ids = `${first.id},${id}`;
    const [{ order_id: number }, { order_id: along }] = [await detailOf(first.id), await detailOf(id)];
    const labels = await expectDone(packer(orderPapers, { query: { kind: "labels", orders: ids } }));
    expect(await pagesOf(labels.content)).toContain(`${number} + ${along}`);
    const csv = await (
      await expectDone(packer(shipmentsCsv, { query: { file: "india-post", orders: ids } }))
    ).content.text();
    expect(csv.trim().split("\n")).toHaveLength(2);
    expect(csv).toContain("1000");
    const ready = async () => (await expectDone(packer(staffParcels, { query: {} }))).data;
    const waiting = await ready();
    const own = parcelOf();
    await expectDone(ship(first.id, [id], own));
    const left = await ready();
    const count = (rows: typeof waiting) => rows.find(({ courier }) => courier === "")?.parcels ?? 0;
    expect(count(waiting) - count(left)).toBe(1);
    const day = store().clock.read().toISOString().slice(0, 10);
    const file = await expectDone(packer(parcelManifest, { query: { day, courier: COURIER } }));
    const manifest = await pagesOf(file.content);
    expect(manifest).toContain(own.tracking_number);
    expect(manifest.split(own.tracking_number)).toHaveLength(2);
  });

  test("has the same label by whichever of its orders, before and after it has left", async () => {
    const { first, id } = await packedTogether();
    const [{ order_id: number }, { order_id: along }] = [await detailOf(first.id), await detailOf(id)];
    const labelOf = async (chosen: number) =>
      pagesOf((await expectDone(packer(orderPapers, { query: { kind: "labels", orders: String(chosen) } }))).content);
    const printed = async () => {
      const [whole, other] = [await labelOf(first.id), await labelOf(id)];
      expect(other).toBe(whole);
      return whole;
    };
    for (const words of [`${number} + ${along}`, "₹200.00"]) expect(await printed()).toContain(words);
    await expectDone(ship(first.id, [id]));
    for (const words of [`${number} + ${along}`, "₹200.00"]) expect(await printed()).toContain(words);
    const apart = await packedTogether();
    await expectDone(ship(apart.first.id, []));
    expect(await labelOf(apart.first.id)).not.toContain((await detailOf(apart.id)).order_id);
  });

  test("keeps out what has a number of its own, and corrects the number of all that are in it", async () => {
    const { first, id } = await packedTogether();
    await store()
      .db.update(orders)
      .set({ tracking: { courier: COURIER, number: "OWN-1" } })
      .where(eq(orders.id, id));
    expect((await detailOf(first.id)).in_parcel).toEqual([]);
    const refused = await expectRefused(ship(first.id, [id]), 409);
    expect(refused.message).toContain(handOverChangedMeanwhile(`${COURIER}, OWN-1`));
    await store().db.update(orders).set({ tracking: null }).where(eq(orders.id, id));
    const parcel = parcelOf();
    await expectDone(ship(first.id, [id], parcel));
    const correction = { courier: COURIER, tracking_number: "RIGHT-1", seen_number: parcel.tracking_number };
    await expectDone(packer(correctParcel, { params: { id: first.id }, body: correction }));
    for (const orderId of [first.id, id]) expect((await detailOf(orderId)).tracking?.number).toBe("RIGHT-1");
  });

  test.each(["first", "added"] as const)(
    "that left without a number gets one for all that are in it, by its %s order",
    async (corrected) => {
      const { first, id: added } = await packedTogether();
      const own = { courier: "Own delivery" };
      await expectDone(ship(first.id, [added], own));
      const elsewhere = await packedTogether();
      await expectDone(ship(elsewhere.first.id, [], own));
      const parcel = parcelOf();
      const body = { ...parcel, seen_number: "" };
      await expectDone(packer(correctParcel, { params: { id: corrected === "first" ? first.id : added }, body }));
      const tracking = { courier: COURIER, number: parcel.tracking_number };
      for (const orderId of [first.id, added]) expect((await detailOf(orderId)).tracking).toMatchObject(tracking);
      expect((await detailOf(elsewhere.first.id)).tracking).toMatchObject({ ...own, number: "" });
      expect((await detailOf(elsewhere.id)).tracking).toBeUndefined();
    },
  );

  test("that has left or is cancelled leaves what was added to go by itself", async () => {
    const left = await packedTogether();
    await expectDone(ship(left.first.id, []));
    await expectDone(ship(left.id, []));
    expect((await detailOf(left.id)).tracking).not.toEqual((await detailOf(left.first.id)).tracking);

    const { first, id } = await packedTogether();
    const body = { action: "cancel", order_status: "Packed" } as const;
    await expectDone(manager(withdrawOrder, { params: { id: first.id }, body }));
    expect(await detailOf(id)).toMatchObject({ order_status: "Packed", goes_with: { order_status: "Cancelled" } });
    await expectDone(ship(id, []));
  });
});

test("the customer of an order is found for one that is taken again", async () => {
  const { id, customerId, call } = await paidOrder();
  const { customer } = (await expectDone(manager(findCallerOfOrder, { params: { id } }))).data;
  expect(customer).toMatchObject({ id: customerId, addresses: [{ address_line_1: expect.any(String) }] });
  await store().db.update(customers).set({ isActive: false }).where(eq(customers.id, call.customer.customerId));
  expect((await expectDone(manager(findCallerOfOrder, { params: { id } }))).data.customer).toBeUndefined();
});
