import {
  addAddress,
  addresses,
  addToCart,
  cart,
  changePaidOrder,
  creditNotePdf,
  order as orderCall,
  orderPapers,
  orderPaymentLink,
  previewPaidChange,
  progressOrder,
  type RequestOf,
  requestReturn,
  staffOrder,
  staffOrders,
  validateVoucher,
  withdrawOrder,
} from "@store/api-client/contract";
import {
  cannotBe,
  fromRupees,
  ORDER_CHANGED_BEFORE,
  ORDER_NOT_PAID,
  OTHER_STATE_THAN_INVOICED,
  PAID_ORDER_GETS_NOTHING_NEW,
  PAID_ORDER_KEEPS_SOMETHING,
  PAID_ORDER_WITHOUT_INVOICE,
  PIECES_ABOVE_MONEY,
  REFUND_BY_CANCELLING,
  returnTooMany,
  toRupees,
  voucherKey,
} from "@store/domain";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  creditNotes,
  customers,
  invoices,
  orderLines,
  refunds,
  staffActions,
  vouchers,
} from "../../db/schema/index.ts";
import { returnBody } from "../../testing/ask-return.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { deliver } from "../../testing/move-order.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { redeemCoins } from "../../testing/redeem-coins.ts";
import { addressIn, onlineOrderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { readInvoiceOf } from "./invoice.ts";
import { REFUNDED_MEANWHILE } from "./messages.ts";

const [GHEE, HONEY] = [1002, 1003];
const store = useTestStore();

let manager: NewCustomer;
let packer: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
  packer = await newStaffMember(store(), "packer");
});
beforeEach(async () => {
  await changeProduct(store(), GHEE, { name: "Ghee", stock: 50, ...priced(333.33, 5) });
  await changeProduct(store(), HONEY, { name: "Honey", stock: 50, ...priced(499.99, 18) });
});

let vouchersMade = 0;

/** Writes a gift voucher of so many rupees. */
async function giftVoucher(rupees: number): Promise<string> {
  const code = `PAID-${++vouchersMade}`;
  const amount = fromRupees(rupees);
  const row = { code, codeKey: voucherKey(code), kind: "flat", isGift: true, createdAt: store().clock.read() } as const;
  await store()
    .db.insert(vouchers)
    .values({ ...row, amount });
  return code;
}

/** Three ghees and two honeys for 2,099.97 rupees with their shipping, ordered online. */
async function ordered({ isPaid = true, gift = 0, coins = 0 } = {}) {
  const call = await newCustomer(store(), { coins });
  const email = `paid-${call.customer.customerId}@example.com`;
  await store().db.update(customers).set({ email }).where(eq(customers.id, call.customer.customerId));
  await expectDone(call(addAddress, { body: addressIn("Pune") }));
  const address = (await expectDone(call(addresses))).data[0]?.id ?? 0;
  await expectDone(call(addToCart, { body: { pid: GHEE, quantity: 3 } }));
  await expectDone(call(addToCart, { body: { pid: HONEY, quantity: 2 } }));
  if (gift > 0) await expectDone(call(validateVoucher, { query: { voucher_code: await giftVoucher(gift) } }));
  if (coins > 0) await redeemCoins(store(), call, coins);
  const { data: seen } = await expectDone(call(cart));
  const body = onlineOrderOf({ ...seen, used_coin: coins }, address);
  const { order_id: id = 0, txn_id = "" } = await expectDone(call(orderPaymentLink, { body }));
  if (isPaid) await report(store(), paidReport({ txnId: txn_id, amount: fromRupees(Number(body.amount)) }));
  const lines = await store().db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.id);
  return { call, id, email, lineIds: lines.map((line) => line.id) };
}

type Ordered = Awaited<ReturnType<typeof ordered>>;
type Kept = RequestOf<typeof previewPaidChange>["body"];

const detailOf = async ({ id }: Ordered, by = manager) => (await expectDone(by(staffOrder, { params: { id } }))).data;
const keep = ({ lineIds: [ghee = 0, honey = 0] }: Ordered, ghees: number, honeys: number): Kept["lines"] => [
  { id: ghee, quantity: ghees },
  { id: honey, quantity: honeys },
];
const look = async ({ id }: Ordered, body: Kept) =>
  (await expectDone(manager(previewPaidChange, { params: { id }, body }))).data;
async function change(order: Ordered, body: Kept, { changes = 0, by = manager } = {}) {
  const { refund_amt } = await look(order, body);
  return by(changePaidOrder, { params: { id: order.id }, body: { ...body, changes, refund: toRupees(refund_amt) } });
}
const mailsTo = async ({ email }: Ordered, words: string) =>
  (await store().outbox()).filter(({ to, text }) => to === email && text.includes(words));

const textOf = async ({ content }: { readonly content: Blob }) =>
  (await readPdf(new Uint8Array(await content.arrayBuffer()))).join(" ");

describe("pieces that are taken out of a paid order", () => {
  test("are refunded as the invoice charged them, credited, and for sale again; the invoice stays", async () => {
    const order = await ordered();
    const before = await readInvoiceOf(store().db, order.id);
    expect(await detailOf(order)).toMatchObject({ changes: 0, is_paid: true });
    expect(await look(order, { lines: keep(order, 1, 2) })).toEqual({ refund_amt: fromRupees(666.66) });
    const { data } = await expectDone(change(order, { lines: keep(order, 1, 2) }));
    expect(data.refunded_amt).toBe(fromRupees(666.66));
    expect(await readInvoiceOf(store().db, order.id)).toEqual(before);
    expect(await stockOf(store(), GHEE)).toBe(49);
    expect(await stockOf(store(), HONEY)).toBe(48);
    const [refund] = await store().db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(refund).toMatchObject({ amount: fromRupees(666.66), gateway: expect.any(String) });
    const [note] = await store().db.select().from(creditNotes).where(eq(creditNotes.orderId, order.id));
    expect(note).toMatchObject({ part: fromRupees(666.66), refund: fromRupees(666.66) });
    const number = note?.number ?? "";
    const paper = await expectDone(order.call(creditNotePdf, { query: { source_doc: order.id, number } }));
    expect(await textOf(paper)).toContain("2 × Ghee");
    const told = await detailOf(order);
    expect(told).toMatchObject({ changes: 1, order_status: "Pending", payment_state: "partly refunded" });
    expect(told.events.at(-1)).toMatchObject({
      ...{ action: "change", actor: "staff" },
      changes: expect.arrayContaining([
        { field: "goods", before: "3 × Ghee, 2 × Honey", after: "1 × Ghee, 2 × Honey" },
        { field: "creditNote", before: undefined, after: number },
      ]),
    });
    expect(await mailsTo(order, "Taken out of the order: 2 × Ghee.")).toHaveLength(1);
    const own = (await expectDone(order.call(orderCall, { params: { id: order.id } }))).data;
    expect(own.product_info[0]).toMatchObject({ quantity: 3, withdrawn: 2 });
    expect(own.returns).toMatchObject([{ state: "refunded", is_withdrawal: true, refunded_amt: fromRupees(666.66) }]);
  });

  test("are on no slip and in no list of what is to be packed", async () => {
    const order = await ordered();
    await expectDone(change(order, { lines: keep(order, 0, 1) }));
    const query = { kind: "packing-slips", orders: String(order.id) } as const;
    const slip = await textOf(await expectDone(packer(orderPapers, { query })));
    expect(slip).not.toContain("Ghee");
    expect(slip).toContain("Honey");
    const { order_id: search } = await detailOf(order);
    const { data } = await expectDone(packer(staffOrders, { query: { search, page: 1 } }));
    expect(data[0]).toMatchObject({ pieces: 1, products: [{ product_name: "Honey", quantity: 1 }] });
  });

  test("can be taken out in turn, and the rest comes back once, whole or piece by piece", async () => {
    const order = await ordered();
    await expectDone(change(order, { lines: keep(order, 2, 2) }));
    await expectDone(change(order, { lines: keep(order, 2, 1) }, { changes: 1 }));
    await deliver(store(), order.id);
    const params = { id: order.id };
    const tooMany = await returnBody(store(), order.id, [3]);
    expect((await expectRefused(order.call(requestReturn, { params, body: tooMany }), 409)).message).toBe(
      returnTooMany(2),
    );
    const withdraw = { action: "return", order_status: "Delivered", restock: true } as const;
    await expectDone(manager(withdrawOrder, { params, body: withdraw }));
    expect(await stockOf(store(), GHEE)).toBe(50);
    expect(await stockOf(store(), HONEY)).toBe(50);
    expect((await detailOf(order)).payment_state).toBe("refunded");
  });

  test("come back once where the order is cancelled after that", async () => {
    const order = await ordered();
    await expectDone(change(order, { lines: keep(order, 1, 2) }));
    const body = { action: "cancel", order_status: "Pending" } as const;
    await expectDone(manager(withdrawOrder, { params: { id: order.id }, body }));
    expect(await stockOf(store(), GHEE)).toBe(50);
    expect((await detailOf(order)).payment_state).toBe("refunded");
  });

  test("are taken out once, though the request is sent twice, and not as somebody else saw it", async () => {
    const order = await ordered();
    const body = { lines: keep(order, 1, 2), changes: 0, refund: 666.66 };
    const params = { id: order.id };
    await expectDone(manager(changePaidOrder, { params, body }));
    await expectDone(manager(changePaidOrder, { params, body }));
    expect(await store().db.$count(refunds, eq(refunds.orderId, order.id))).toBe(1);
    const other = { ...body, lines: keep(order, 1, 1) };
    expect((await expectRefused(manager(changePaidOrder, { params, body: other }), 409)).message).toBe(
      ORDER_CHANGED_BEFORE,
    );
    const guessed = { ...other, changes: 1, refund: 1 };
    expect((await expectRefused(manager(changePaidOrder, { params, body: guessed }), 409)).message).toBe(
      REFUNDED_MEANWHILE,
    );
  });

  // Of the order's 2,099.97 rupees, two ghees are worth 666.66 and one 333.33.
  test.each([
    [{ gift: 1500 }, PIECES_ABOVE_MONEY],
    [{ coins: 1500 }, PIECES_ABOVE_MONEY],
    [{ gift: 1000, coins: 500 }, PIECES_ABOVE_MONEY],
    [{ gift: 1433.31 }, REFUND_BY_CANCELLING],
    [{ gift: 1433.3 }, undefined],
    [{ coins: 1433 }, undefined],
  ])("are refunded whole in money, or stay in it: paid with %j", async (paid, refusal) => {
    const order = await ordered(paid);
    const body = { lines: keep(order, 1, 2) };
    expect((await look(order, body)).refusal).toBe(refusal);
    const sent = { ...body, changes: 0, refund: refusal ? 599.97 : 666.66 };
    const answer = manager(changePaidOrder, { params: { id: order.id }, body: sent });
    if (refusal) expect((await expectRefused(answer, 409)).message).toBe(refusal);
    else expect((await expectDone(answer)).data.refunded_amt).toBe(fromRupees(666.66));
    expect(await store().db.$count(refunds, eq(refunds.orderId, order.id))).toBe(refusal ? 0 : 1);
    expect(await stockOf(store(), GHEE)).toBe(refusal ? 47 : 49);
  });

  test("need who may refund, and a reason is said where they stay", async () => {
    const order = await ordered();
    const lines = keep(order, 1, 2);
    await expectRefused(packer(previewPaidChange, { params: { id: order.id }, body: { lines } }), 403);
    expect((await detailOf(order, packer)).changes).toBeUndefined();
    const refusalOf = async (one: Ordered, body: Kept) => {
      const { refusal } = await look(one, body);
      const sent = { ...body, changes: 0, refund: 0 };
      const refused = await expectRefused(manager(changePaidOrder, { params: { id: one.id }, body: sent }), 409);
      expect(refused.message).toBe(refusal);
      return refusal;
    };
    expect(await refusalOf(order, { lines: keep(order, 4, 2) })).toBe(PAID_ORDER_GETS_NOTHING_NEW);
    expect(await refusalOf(order, { lines: keep(order, 0, 0) })).toBe(PAID_ORDER_KEEPS_SOMETHING);
    const unpaid = await ordered({ isPaid: false });
    expect(await refusalOf(unpaid, { lines: keep(unpaid, 1, 2) })).toBe(ORDER_NOT_PAID);
    await store().db.delete(invoices).where(eq(invoices.orderId, order.id));
    expect(await refusalOf(order, { lines })).toBe(PAID_ORDER_WITHOUT_INVOICE);
  });

  test("are not packed by whoever saw them in it: alone, or with many others", async () => {
    const order = await ordered();
    const { order_id: search, change_count: changes } = await detailOf(order);
    await expectDone(change(order, { lines: keep(order, 1, 2) }));
    const params = { id: order.id };
    const accept = { action: "accept", order_status: "Pending" } as const;
    const stale = packer(progressOrder, { params, body: { ...accept, changes } });
    expect((await expectRefused(stale, 409)).message).toBe(ORDER_CHANGED_BEFORE);
    const [row] = (await expectDone(packer(staffOrders, { query: { search, page: 1 } }))).data;
    expect(row?.change_count).toBe(1);
    await expectDone(packer(progressOrder, { params, body: { ...accept, changes: 1 } }));
    const pack = { action: "pack", order_status: "Confirmed" } as const;
    await expectRefused(packer(progressOrder, { params, body: { ...pack, changes } }), 409);
    await expectDone(packer(progressOrder, { params, body: { ...pack, changes: 1 } }));
  });

  test("stay once it is packed", async () => {
    const order = await ordered();
    for (const [action, order_status] of [
      ["accept", "Pending"],
      ["pack", "Confirmed"],
    ] as const)
      await expectDone(
        manager(progressOrder, { params: { id: order.id }, body: { action, order_status, changes: 0 } }),
      );
    expect((await look(order, { lines: keep(order, 1, 2) })).refusal).toBe(cannotBe("Packed", "changed"));
    expect((await detailOf(order)).changes).toBeUndefined();
  });
});

describe("a paid order that goes elsewhere", () => {
  test("keeps the addresses of its invoice, and its customer is told", async () => {
    const order = await ordered();
    const before = await readInvoiceOf(store().db, order.id);
    await expectDone(order.call(addAddress, { body: { ...addressIn("Pune"), address_line_1: "9 Kadamb Marg" } }));
    const other = (await expectDone(order.call(addresses))).data.find(({ address_line_1 }) =>
      address_line_1.startsWith("9 Kadamb"),
    );
    await expectDone(change(order, { lines: [], address_id: other?.id }));
    const told = await detailOf(order);
    expect(told.shipping_address?.full_address).toContain("9 Kadamb Marg");
    expect(told.changes).toBe(1);
    expect(await readInvoiceOf(store().db, order.id)).toEqual(before);
    expect(await mailsTo(order, "9 Kadamb Marg")).not.toEqual([]);
    expect(await store().db.$count(refunds, eq(refunds.orderId, order.id))).toBe(0);
  });

  test("stays as it is, and nothing is written, where nothing differs", async () => {
    const order = await ordered();
    const [home] = (await expectDone(order.call(addresses))).data;
    await expectDone(change(order, { lines: [] }));
    await expectDone(change(order, { lines: keep(order, 3, 2), address_id: home?.id }));
    expect((await detailOf(order)).changes).toBe(0);
    expect(await mailsTo(order, "sent to another address now")).toEqual([]);
    const ofOrder = and(eq(staffActions.subject, "order"), eq(staffActions.subjectId, order.id));
    expect(await store().db.$count(staffActions, ofOrder)).toBe(0);
  });

  test("stays in the state of its invoice, and with its customer", async () => {
    const order = await ordered();
    await expectDone(order.call(addAddress, { body: addressIn("Surat") }));
    const surat = (await expectDone(order.call(addresses))).data.find(({ city_obj }) => city_obj.name === "Surat");
    expect((await look(order, { lines: [], address_id: surat?.id })).refusal).toBe(OTHER_STATE_THAN_INVOICED);
    const strange = await ordered();
    const [theirs] = (await expectDone(strange.call(addresses))).data;
    const body = { lines: [], address_id: theirs?.id, changes: 0, refund: 0 };
    await expectRefused(manager(changePaidOrder, { params: { id: order.id }, body }), 404);
  });
});
