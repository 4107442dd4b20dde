import {
  addAddress,
  addresses,
  addToCart,
  cart,
  changeOrderGoods,
  changeOwnOrder,
  order as orderCall,
  orderPaymentLink,
  placeOrder,
  previewOwnChange,
  progressOrder,
  type RequestOf,
  staffOrder,
} from "@store/api-client/contract";
import {
  cannotBe,
  DEFAULT_POLICY,
  fromRupees,
  minimumOrderMessage,
  ORDER_GETS_NOTHING_NEW,
  ORDER_STAYS,
  OWN_ORDER_CHANGED_BEFORE,
  toRupees,
} from "@store/domain";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { customers, orders, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { acceptAndPay, paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { addressIn, onlineOrderOf, orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_ORDER, ownTotalChanged } from "./messages.ts";

const [GHEE, HONEY] = [1002, 1003];
const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});
beforeEach(async () => {
  await changeProduct(store(), GHEE, { name: "Ghee", stock: 50, ...priced(500, 5) });
  await changeProduct(store(), HONEY, { name: "Honey", stock: 50, ...priced(100, 5) });
});

type Lines = RequestOf<typeof changeOwnOrder>["body"]["lines"];
const pieces = (ghee: number, honey: number): Lines => [
  ...(ghee > 0 ? [{ product_id: GHEE, quantity: ghee }] : []),
  ...(honey > 0 ? [{ product_id: HONEY, quantity: honey }] : []),
];

/** An order of two jars of ghee and one of honey: 1,200 rupees with its shipping. */
async function ordered(way: "cash" | "online" = "cash") {
  const call = await newCustomer(store());
  const email = `own-${call.customer.customerId}@example.com`;
  await store().db.update(customers).set({ email }).where(eq(customers.id, call.customer.customerId));
  await expectDone(call(addAddress, { body: addressIn("Pune") }));
  const address = (await expectDone(call(addresses))).data[0]?.id ?? 0;
  await expectDone(call(addToCart, { body: { pid: GHEE, quantity: 2 } }));
  await expectDone(call(addToCart, { body: { pid: HONEY, quantity: 1 } }));
  const { data } = await expectDone(call(cart));
  const id =
    way === "cash"
      ? (await expectDone(call(placeOrder, { body: orderOf(data, address, DEFAULT_POLICY.shipping.charge) }))).data.id
      : ((await expectDone(call(orderPaymentLink, { body: onlineOrderOf(data, address) }))).order_id ?? 0);
  return { call, id, email };
}

type Ordered = Awaited<ReturnType<typeof ordered>>;

const seen = async ({ call, id }: Ordered) => (await expectDone(call(orderCall, { params: { id } }))).data;
const look = async ({ call, id }: Ordered, lines: Lines, address_id?: number) =>
  (await expectDone(call(previewOwnChange, { params: { id }, body: { lines, address_id } }))).data;
async function change(
  order: Ordered,
  lines: Lines,
  { changes = 0, address_id = undefined as number | undefined } = {},
) {
  const { final_total } = await look(order, lines, address_id);
  const body = { lines, address_id, changes, amount: toRupees(final_total) };
  return order.call(changeOwnOrder, { params: { id: order.id }, body });
}
const mailsTo = async ({ email }: Ordered) =>
  (await store().outbox()).filter(({ to, text }) => to === email && text.includes("is changed"));

describe("a customer who changes an order that is placed", () => {
  test("gets fewer, more or none of a product at the agreed price; sums and stock follow", async () => {
    const order = await ordered();
    expect(await seen(order)).toMatchObject({ changes: 0, final_total: fromRupees(1200) });
    await changeProduct(store(), GHEE, priced(900, 5));
    expect(await look(order, pieces(3, 0))).toMatchObject({ final_total: fromRupees(1600) });
    await expectDone(change(order, pieces(3, 0)));
    const own = await seen(order);
    expect(own.product_info.map(({ product_name, quantity }) => [product_name, quantity])).toEqual([["Ghee", 3]]);
    expect(own).toMatchObject({ changes: 1, final_total: fromRupees(1600) });
    expect(await stockOf(store(), GHEE)).toBe(47);
    expect(await stockOf(store(), HONEY)).toBe(50);
    expect((await mailsTo(order))[0]?.text).toContain("₹1,600.00");
    const { events } = (await expectDone(manager(staffOrder, { params: { id: order.id } }))).data;
    expect(events.at(-1)).toMatchObject({ action: "change", actor: "customer", changes: [] });
  });

  test("sends it to another address of theirs, and to nobody else's", async () => {
    const order = await ordered();
    await expectDone(order.call(addAddress, { body: addressIn("Surat") }));
    const [, surat] = (await expectDone(order.call(addresses))).data;
    await expectDone(change(order, pieces(2, 1), { address_id: surat?.id }));
    expect((await seen(order)).shipping_address?.full_address).toContain("Surat");
    const other = await ordered();
    const [strange] = (await expectDone(other.call(addresses))).data;
    const body = { lines: pieces(2, 1), address_id: strange?.id };
    await expectRefused(order.call(previewOwnChange, { params: { id: order.id }, body }), 404);
    const foreign = other.call(previewOwnChange, { params: { id: order.id }, body: { lines: pieces(2, 1) } });
    expect((await expectRefused(foreign, 404)).message).toBe(NO_SUCH_ORDER);
  });

  test("sends it elsewhere after an answer that was lost, though its goods are the same", async () => {
    const order = await ordered();
    const [home] = (await expectDone(order.call(addresses))).data;
    await expectDone(order.call(addAddress, { body: addressIn("Surat") }));
    const surat = (await expectDone(order.call(addresses))).data.find(({ id }) => id !== home?.id);
    const { final_total } = await look(order, pieces(1, 0));
    const body = { lines: pieces(1, 0), changes: 0, amount: toRupees(final_total) };
    const send = (further: { readonly address_id?: number | undefined }) =>
      order.call(changeOwnOrder, { params: { id: order.id }, body: { ...body, ...further } });
    await expectDone(send({}));
    await expectDone(send({}));
    // The same goods, seen as they were before: to another place.
    expect((await expectRefused(send({ address_id: surat?.id }), 409)).message).toBe(OWN_ORDER_CHANGED_BEFORE);
    await expectDone(send({ address_id: home?.id }));
    const told = await seen(order);
    expect(told.changes).toBe(1);
    expect(told.shipping_address?.full_address).toContain("Pune");
  });

  test("is written nothing, and nothing is written, where nothing differs", async () => {
    const order = await ordered();
    const [home] = (await expectDone(order.call(addresses))).data;
    await expectDone(change(order, pieces(2, 1)));
    await expectDone(change(order, pieces(2, 1), { address_id: home?.id }));
    expect((await seen(order)).changes).toBe(0);
    expect(await mailsTo(order)).toEqual([]);
    const params = { id: order.id };
    const lines = pieces(2, 1);
    await expectDone(manager(changeOrderGoods, { params, body: { lines, changes: 0, amount: 1200 } }));
    const ofOrder = and(eq(staffActions.subject, "order"), eq(staffActions.subjectId, order.id));
    expect(await store().db.$count(staffActions, ofOrder)).toBe(0);
  });

  test("pays the new sum of an unpaid order, whose goods are kept no longer for that", async () => {
    const order = await ordered("online");
    const [before] = await store().db.select().from(orders).where(eq(orders.id, order.id));
    store().clock.advance(5);
    const { txn_id: old } = await expectDone(acceptAndPay({ call: order.call, orderId: order.id }));
    const [renewed] = await store().db.select().from(orders).where(eq(orders.id, order.id));
    await expectDone(change(order, pieces(2, 0)));
    const [after] = await store().db.select().from(orders).where(eq(orders.id, order.id));
    expect(before?.heldUntil).not.toBeNull();
    expect(after?.heldUntil).toEqual(renewed?.heldUntil);
    await report(store(), paidReport({ txnId: old ?? "", amount: fromRupees(1200) }));
    expect((await seen(order)).is_paid).toBe(false);
    const { txn_id } = await expectDone(acceptAndPay({ call: order.call, orderId: order.id }));
    await report(store(), paidReport({ txnId: txn_id ?? "", amount: fromRupees(1100) }));
    const paid = await seen(order);
    expect(paid).toMatchObject({ is_paid: true });
    expect(paid.changes).toBeUndefined();
    expect((await expectRefused(change(order, pieces(1, 0), { changes: 1 }), 409)).message).toBe(
      ORDER_STAYS.paid.customer,
    );
  });

  test("is told why it cannot be like that, and nothing changes", async () => {
    const order = await ordered();
    const refusalOf = async (lines: Lines) => {
      const { message } = await expectRefused(change(order, lines), 409);
      expect((await look(order, lines)).refusal).toBe(message);
      return message;
    };
    expect(await refusalOf(pieces(0, 1))).toBe(minimumOrderMessage(DEFAULT_POLICY.minimumOrder));
    expect(await refusalOf(pieces(51, 0))).toBe("Only 50 of Ghee left");
    expect(await refusalOf([...pieces(2, 0), { product_id: 1001, quantity: 1 }])).toBe(ORDER_GETS_NOTHING_NEW);
    const params = { id: order.id };
    const body = { lines: pieces(1, 1), changes: 0, amount: 1 };
    expect((await expectRefused(order.call(changeOwnOrder, { params, body }), 409)).message).toBe(
      ownTotalChanged("₹700.00"),
    );
    expect((await expectRefused(change(order, pieces(1, 1), { changes: 1 }), 409)).message).toBe(
      OWN_ORDER_CHANGED_BEFORE,
    );
    expect(await seen(order)).toMatchObject({ changes: 0, final_total: fromRupees(1200) });
    expect(await stockOf(store(), GHEE)).toBe(48);
    expect(await mailsTo(order)).toEqual([]);
  });

  test("comes too late once it is confirmed", async () => {
    const order = await ordered();
    const params = { id: order.id };
    await expectDone(
      manager(progressOrder, { params, body: { action: "accept", order_status: "Pending", changes: 0 } }),
    );
    expect((await seen(order)).changes).toBeUndefined();
    expect((await expectRefused(change(order, pieces(1, 1)), 409)).message).toBe(cannotBe("Confirmed", "changed"));
  });

  test("changes it once, though the request is sent twice", async () => {
    const order = await ordered();
    await expectDone(change(order, pieces(3, 1)));
    await expectDone(change(order, pieces(3, 1)));
    expect(await seen(order)).toMatchObject({ changes: 1 });
    expect(await mailsTo(order)).toHaveLength(1);
  });
});
