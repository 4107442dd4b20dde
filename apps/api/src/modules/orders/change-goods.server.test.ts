import { randomUUID } from "node:crypto";
import {
  addCallersAddress,
  blockCustomer,
  changeOrderGoods,
  changeOwnOrder,
  order as orderCall,
  placePhoneOrder,
  previewOrderChange,
  previewPhoneOrder,
  progressOrder,
  type RequestOf,
  staffOrder,
} from "@store/api-client/contract";
import {
  DEFAULT_POLICY,
  fromRupees,
  minimumOrderMessage,
  ORDER_CHANGED_BEFORE,
  ORDER_STAYS,
  toRupees,
} from "@store/domain";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { customers, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { acceptAndPay, paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { addressIn } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";

const [GHEE, HONEY] = [1002, 1003];
const store = useTestStore();

let staff: NewCustomer;
let other: NewCustomer;
beforeAll(async () => {
  staff = await newStaffMember(store(), "manager");
  other = await newStaffMember(store(), "manager");
});
beforeEach(async () => {
  await changeProduct(store(), GHEE, { name: "Ghee", stock: 50, ...priced(500, 5) });
  await changeProduct(store(), HONEY, { name: "Honey", stock: 50, ...priced(100, 5) });
});

/** Accepts an order as it was placed. */
const ACCEPT = { action: "accept", order_status: "Pending", changes: 0 } as const;

type PayType = RequestOf<typeof placePhoneOrder>["body"]["pay_type"];
type Lines = RequestOf<typeof changeOrderGoods>["body"]["lines"];

const pieces = (ghee: number, honey: number): Lines => [
  ...(ghee > 0 ? [{ product_id: GHEE, quantity: ghee }] : []),
  ...(honey > 0 ? [{ product_id: HONEY, quantity: honey }] : []),
];

/** An order of two jars of ghee, 1,100 rupees with its shipping. */
async function ordered(pay_type: PayType = "Cash on Delivery") {
  const call = await newCustomer(store());
  const { customerId: id } = call.customer;
  await store()
    .db.update(customers)
    .set({ email: `change-${id}@example.com` })
    .where(eq(customers.id, id));
  const address = (await expectDone(staff(addCallersAddress, { params: { id }, body: addressIn("Pune") }))).data.id;
  const goods = { customer_id: id, address_id: address, lines: pieces(2, 0), pay_type };
  const { data: seen } = await expectDone(staff(previewPhoneOrder, { body: goods }));
  const body = { ...goods, attempt: randomUUID(), amount: toRupees(seen.final_total) };
  const { data } = await expectDone(staff(placePhoneOrder, { body }));
  return { call, orderId: data.id, email: `change-${id}@example.com`, customerId: id };
}

const asStaff = async (id: number) => (await expectDone(staff(staffOrder, { params: { id } }))).data;
const look = async (id: number, lines: Lines, address_id?: number) =>
  (await expectDone(staff(previewOrderChange, { params: { id }, body: { lines, address_id } }))).data;
const change = async (
  id: number,
  lines: Lines,
  { by = staff, changes = 0, address_id = undefined as number | undefined } = {},
) => {
  const { final_total } = await look(id, lines, address_id);
  return by(changeOrderGoods, { params: { id }, body: { lines, address_id, changes, amount: toRupees(final_total) } });
};

describe("changing what an order holds", () => {
  test("keeps the agreed price of what stays, takes today's of what is new, and moves the stock by the difference", async () => {
    const { orderId, call, email } = await ordered();
    await changeProduct(store(), GHEE, priced(900, 5));
    const before = await stockOf(store(), GHEE);
    await expectDone(change(orderId, pieces(3, 2)));
    expect(await stockOf(store(), GHEE)).toBe((before ?? 0) - 1);
    expect(await stockOf(store(), HONEY)).toBe(48);
    const own = (await expectDone(call(orderCall, { params: { id: orderId } }))).data;
    expect(
      own.product_info.map(({ product_name, quantity, selling_price }) => [product_name, quantity, selling_price]),
    ).toEqual([
      ["Ghee", 3, fromRupees(500)],
      ["Honey", 2, fromRupees(100)],
    ]);
    expect(own.final_total).toBe(fromRupees(1800));
    const mails = (await store().outbox()).filter(({ to, text }) => to === email && text.includes("is changed"));
    expect(mails[0]?.text).toContain("₹1,800.00");
    const told = await asStaff(orderId);
    expect(told.changes).toBe(1);
    expect(told.events.at(-1)).toMatchObject({ action: "change", actor: "staff" });
    const [line] = await store()
      .db.select()
      .from(staffActions)
      .where(
        and(eq(staffActions.subject, "order"), eq(staffActions.subjectId, orderId), eq(staffActions.action, "change")),
      );
    expect(line).toMatchObject({
      before: { goods: "2 × Ghee", total: "₹1,100.00" },
      after: { goods: "3 × Ghee, 2 × Honey", total: "₹1,800.00" },
    });
    await expectDone(change(orderId, pieces(1, 0), { changes: 1 }));
    expect(await stockOf(store(), GHEE)).toBe((before ?? 0) + 1);
    expect(await stockOf(store(), HONEY)).toBe(50);
  });

  test("sends it elsewhere", async () => {
    const { orderId, customerId: id } = await ordered();
    const { data } = await expectDone(staff(addCallersAddress, { params: { id }, body: addressIn("Surat") }));
    await expectDone(change(orderId, pieces(2, 0), { address_id: data.id }));
    expect((await asStaff(orderId)).shipping_address?.full_address).toContain("Surat");
    const strange = { lines: pieces(2, 0), address_id: (await ordered()).orderId + 2_000_000 };
    await expectRefused(staff(previewOrderChange, { params: { id: orderId }, body: strange }), 404);
  });

  test("is refused below the minimum, beyond the stock, and beyond the limit of cash", async () => {
    const { orderId } = await ordered();
    expect((await expectRefused(change(orderId, pieces(0, 1)), 409)).message).toBe(
      minimumOrderMessage(DEFAULT_POLICY.minimumOrder),
    );
    // The two that it holds are there for it.
    expect((await expectRefused(change(orderId, pieces(51, 0)), 409)).message).toBe("Only 50 of Ghee left");
    expect((await expectRefused(change(orderId, pieces(50, 0)), 409)).message).toContain("Please send a link to pay");
    expect(await stockOf(store(), GHEE)).toBe(48);
    expect((await asStaff(orderId)).changes).toBe(0);
  });

  test("gives a blocked customer less, but no more, and says so before", async () => {
    const { orderId, customerId: id } = await ordered();
    await expectDone(staff(blockCustomer, { params: { id }, body: { reason: "Three parcels came back" } }));
    for (const more of [pieces(3, 0), pieces(1, 1)]) {
      expect((await look(orderId, more)).refusal).toContain("This customer is blocked");
      expect((await expectRefused(change(orderId, more), 409)).message).toContain("This customer is blocked");
    }
    expect((await asStaff(orderId)).changes).toBe(0);
    expect((await look(orderId, pieces(1, 0))).refusal).toBeUndefined();
    await expectDone(change(orderId, pieces(1, 0)));
  });

  test("asks for the new sum by the link, and a payment of the old one pays nothing", async () => {
    const { call, orderId, email } = await ordered("Online Payment");
    const { txn_id: old = "" } = await expectDone(acceptAndPay({ call, orderId }));
    await expectDone(change(orderId, pieces(2, 1)));
    const mails = (await store().outbox()).filter(({ to, text }) => to === email && text.includes("is changed"));
    expect(mails[0]?.text).toContain(`/orders/${orderId}`);
    await report(store(), paidReport({ txnId: old ?? "", amount: fromRupees(1100) }));
    expect((await asStaff(orderId)).is_paid).toBe(false);
    const { txn_id = "" } = await expectDone(acceptAndPay({ call, orderId }));
    await report(store(), paidReport({ txnId: txn_id ?? "", amount: fromRupees(1200) }));
    expect((await asStaff(orderId)).is_paid).toBe(true);
    const refused = await expectRefused(change(orderId, pieces(1, 0), { changes: 1 }), 409);
    expect(refused.message).toBe(ORDER_STAYS.paid.staff);
  });

  test("is over once it is packed", async () => {
    const { orderId: id } = await ordered();
    for (const [action, order_status] of [
      ["accept", "Pending"],
      ["pack", "Confirmed"],
    ] as const)
      await expectDone(staff(progressOrder, { params: { id }, body: { action, order_status, changes: 0 } }));
    await expectRefused(change(id, pieces(1, 0)), 409);
    expect((await asStaff(id)).changes).toBeUndefined();
  });
});

describe("at the same time", () => {
  test("of two members of the staff one changes it, and the other is told", async () => {
    const { orderId } = await ordered();
    const answers = await Promise.all([change(orderId, pieces(1, 0)), change(orderId, pieces(3, 0), { by: other })]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = answers.flatMap((answer) =>
      answer.ok || answer.failure.kind !== "refused" ? [] : [answer.failure.message],
    );
    expect(refused).toHaveLength(1);
    const kept = (await asStaff(orderId)).product_info[0]?.quantity ?? 0;
    expect(await stockOf(store(), GHEE)).toBe(50 - kept);
    expect((await expectRefused(change(orderId, pieces(2, 0), { by: other }), 409)).message).toBe(ORDER_CHANGED_BEFORE);
  });

  test("a change that is sent twice is made once", async () => {
    const { orderId } = await ordered();
    const twice = () => change(orderId, pieces(1, 0));
    const answers = await Promise.all([twice(), twice()]);
    expect(answers.some(({ ok }) => ok)).toBe(true);
    expect((await asStaff(orderId)).changes).toBe(1);
    expect(await stockOf(store(), GHEE)).toBe(49);
  });

  test("of the customer and the staff one changes it, and the other is told", async () => {
    const { call, orderId: id } = await ordered();
    const { final_total } = await look(id, pieces(1, 0));
    const own = { lines: pieces(1, 0), changes: 0, amount: toRupees(final_total) };
    const answers = await Promise.all([call(changeOwnOrder, { params: { id }, body: own }), change(id, pieces(3, 0))]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { product_info, changes } = await asStaff(id);
    expect(changes).toBe(1);
    expect(await stockOf(store(), GHEE)).toBe(50 - (product_info[0]?.quantity ?? 0));
  });

  test("what staff accept is as they saw it, or is not changed by its customer", async () => {
    const { call, orderId: id } = await ordered();
    const { final_total } = await look(id, pieces(1, 0));
    const body = { lines: pieces(1, 0), changes: 0, amount: toRupees(final_total) };
    const [changed, accepted] = await Promise.all([
      call(changeOwnOrder, { params: { id }, body }),
      staff(progressOrder, { params: { id }, body: ACCEPT }),
    ]);
    expect(accepted.ok).toBe(!changed.ok);
    const { product_info, order_status, change_count: changes } = await asStaff(id);
    expect(order_status).toBe(accepted.ok ? "Confirmed" : "Pending");
    expect(product_info.map(({ quantity }) => quantity)).toEqual([changed.ok ? 1 : 2]);
    if (accepted.ok) return;
    expect(accepted.failure).toMatchObject({ message: ORDER_CHANGED_BEFORE });
    await expectDone(staff(progressOrder, { params: { id }, body: { ...ACCEPT, changes } }));
  });

  test("what is packed is as whoever packs it saw it, or is not changed", async () => {
    const { orderId: id } = await ordered();
    await expectDone(staff(progressOrder, { params: { id }, body: ACCEPT }));
    const pack = { action: "pack", order_status: "Confirmed", changes: 0 } as const;
    const { final_total } = await look(id, pieces(1, 0));
    const body = { lines: pieces(1, 0), changes: 0, amount: toRupees(final_total) };
    const [changed, packed] = await Promise.all([
      staff(changeOrderGoods, { params: { id }, body }),
      other(progressOrder, { params: { id }, body: pack }),
    ]);
    expect(packed.ok).toBe(!changed.ok);
    expect((await asStaff(id)).order_status).toBe(packed.ok ? "Packed" : "Confirmed");
    const kept = changed.ok ? 1 : 2;
    expect((await asStaff(id)).product_info.map(({ quantity }) => quantity)).toEqual([kept]);
    expect(await stockOf(store(), GHEE)).toBe(50 - kept);
  });

  test("a payment of the old sum comes first and pays it, or second and pays nothing", async () => {
    const { call, orderId } = await ordered("Online Payment");
    const { txn_id } = await expectDone(acceptAndPay({ call, orderId }));
    const { final_total } = await look(orderId, pieces(2, 1));
    const body = { lines: pieces(2, 1), changes: 0, amount: toRupees(final_total) };
    const [changed] = await Promise.all([
      staff(changeOrderGoods, { params: { id: orderId }, body }),
      report(store(), paidReport({ txnId: txn_id ?? "", amount: fromRupees(1100) })),
    ]);
    const told = await asStaff(orderId);
    expect(told.is_paid).toBe(!changed.ok);
    expect(told.final_total).toBe(fromRupees(changed.ok ? 1200 : 1100));
  });
});
