import { randomUUID } from "node:crypto";
import {
  acceptReturn,
  addAddress,
  addPhotoForCustomer,
  addresses,
  addToCart,
  beginReturn,
  cart,
  creditNotePdf,
  order as orderOf,
  orderPaymentLink,
  receiveReturn,
  refundOrder,
  refundReturn,
  refuseReturn,
  requestReturn,
  staffOrder,
  staffOrders,
  stockMovements,
  withdrawOrder,
} from "@store/api-client/contract";
import {
  addMoney,
  DEFAULT_POLICY,
  fromRupees,
  RETURN_NOT_DELIVERED,
  returnCannotBe,
  returnMoreThanAsked,
  returnOver,
  returnTooMany,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { creditNotes, customers, returnRequests } from "../../db/schema/index.ts";
import { askReturn, returnBody } from "../../testing/ask-return.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { greyPicture } from "../../testing/grey-picture.ts";
import { deliver } from "../../testing/move-order.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { addressIn, onlineOrderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_ORDER, NO_SUCH_RETURN, REFUNDED_MEANWHILE } from "./messages.ts";

const [GHEE, HONEY] = [1002, 1003];
const DAY = 24 * 60;
const store = useTestStore();

let manager: NewCustomer;
let packer: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
  packer = await newStaffMember(store(), "packer");
});
beforeEach(async () => {
  await changeProduct(store(), GHEE, { stock: 50, ...priced(333.33, 5) });
  await changeProduct(store(), HONEY, { stock: 50, ...priced(499.99, 18) });
});

interface Bought {
  readonly call: NewCustomer;
  readonly id: number;
}

/** An order of three ghees and two honeys, paid online and delivered. */
async function bought(): Promise<Bought> {
  const call = await newCustomer(store());
  await expectDone(call(addAddress, { body: addressIn("Pune") }));
  const address = (await expectDone(call(addresses))).data[0]?.id ?? 0;
  await expectDone(call(addToCart, { body: { pid: GHEE, quantity: 3 } }));
  await expectDone(call(addToCart, { body: { pid: HONEY, quantity: 2 } }));
  const body = onlineOrderOf((await expectDone(call(cart))).data, address);
  const { order_id: id = 0, txn_id = "" } = await expectDone(call(orderPaymentLink, { body }));
  await report(store(), paidReport({ txnId: txn_id, amount: fromRupees(Number(body.amount)) }));
  await deliver(store(), id);
  const email = `return-${id}@example.com`;
  await store().db.update(customers).set({ email }).where(eq(customers.id, call.customer.customerId));
  return { call, id };
}

const detailOf = async (id: number) => (await expectDone(manager(staffOrder, { params: { id } }))).data;
const returnsOf = async ({ call, id }: Bought) => (await expectDone(call(orderOf, { params: { id } }))).data.returns;
const mailsTo = async (id: number) => (await store().outbox()).filter(({ to }) => to === `return-${id}@example.com`);
const isMailed = async (id: number, words: string) => (await mailsTo(id)).some(({ text }) => text.includes(words));

interface Came {
  readonly restocked: number;
  readonly writtenOff: number;
}

const accept = (id: number, returnId: number) => expectDone(manager(acceptReturn, { params: { id, returnId } }));

/** Staff takes the goods of an accepted return in: so much of each of its lines. */
async function receive(id: number, returnId: number, came: readonly Came[], by = manager) {
  const one = (await detailOf(id)).returns.find((found) => found.id === returnId);
  const lines = came.map(({ restocked, writtenOff }, place) => ({
    ...{ id: one?.lines[place]?.id ?? 0, restocked, written_off: writtenOff },
  }));
  return by(receiveReturn, { params: { id, returnId }, body: { lines } });
}

async function dueOf(id: number, returnId: number) {
  const one = (await detailOf(id)).returns.find((found) => found.id === returnId);
  return one?.refund_amt ?? ZERO_PAISE;
}

const refund = async (id: number, returnId: number, seen?: number) =>
  manager(refundReturn, {
    params: { id, returnId },
    body: { amount: seen ?? toRupees(await dueOf(id, returnId)) },
  });

/** A return of some pieces of each line, all of which came and are refunded. */
async function wholeReturn(order: Bought, pieces: readonly number[]) {
  const returnId = await askReturn(store(), order, pieces);
  await accept(order.id, returnId);
  const came = pieces.filter((count) => count > 0).map((restocked) => ({ restocked, writtenOff: 0 }));
  await expectDone(receive(order.id, returnId, came));
  const due = await dueOf(order.id, returnId);
  await expectDone(refund(order.id, returnId));
  return due;
}

describe("asking for a return [R113] [R119]", () => {
  test("names lines, pieces, grounds and words; a repeated send asks once", async () => {
    const order = await bought();
    const body = await returnBody(store(), order.id, [2]);
    const ask = () => order.call(requestReturn, { params: { id: order.id }, body });
    await expectDone(ask());
    await expectDone(ask());
    expect(await returnsOf(order)).toMatchObject([
      { state: "requested", lines: [{ quantity: 2, ground: "damaged", words: "It leaks", received: 0 }] },
    ]);
    expect(
      (await mailsTo(order.id)).filter(({ text }) => text.includes("We have your request to return 2 × ")),
    ).toHaveLength(1);
    const care = (await store().outbox()).filter(({ text }) => text.includes("It came damaged: It leaks"));
    expect(care.length).toBeGreaterThan(0);
    const { events, return_requested_at } = await detailOf(order.id);
    expect(events.at(-1)).toMatchObject({ action: "request return", actor: "customer" });
    expect(return_requested_at).toBeDefined();
  });

  test("ends 15 days after delivery, and is for what was delivered", async () => {
    const order = await bought();
    const body = await returnBody(store(), order.id);
    store().clock.advance(15 * DAY - 1);
    await expectDone(order.call(requestReturn, { params: { id: order.id }, body }));
    store().clock.advance(1);
    const again = { ...body, attempt: randomUUID() };
    const late = await expectRefused(order.call(requestReturn, { params: { id: order.id }, body: again }), 409);
    expect(late.message).toBe(returnOver(DEFAULT_POLICY.returns.requestDays));
    const [line] = body.lines;
    await expectDone(
      manager(withdrawOrder, { params: { id: order.id }, body: { action: "return", order_status: "Delivered" } }),
    );
    const returned = await expectRefused(order.call(requestReturn, { params: { id: order.id }, body: again }), 409);
    expect(returned.message).toBe(RETURN_NOT_DELIVERED);
    expect(line?.quantity).toBe(1);
  });

  test("is never of more than was bought, over all requests, and of nobody else's order", async () => {
    const order = await bought();
    const other = await bought();
    const ask = async (pieces: readonly number[], call = order.call) =>
      call(requestReturn, { params: { id: order.id }, body: await returnBody(store(), order.id, pieces) });
    await expectDone(ask([2, 1]));
    expect((await expectRefused(ask([2]), 409)).message).toBe(returnTooMany(1));
    expect((await expectRefused(ask([0, 2]), 409)).message).toBe(returnTooMany(1));
    expect((await expectRefused(ask([1], other.call), 404)).message).toBe(NO_SUCH_ORDER);
    const [line] = (await returnBody(store(), other.id)).lines;
    const foreign = { attempt: randomUUID(), lines: line ? [line] : [] };
    await expectRefused(order.call(requestReturn, { params: { id: order.id }, body: foreign }), 409);
    await expectDone(ask([1, 1]));
    expect(await returnsOf(order)).toHaveLength(2);
  });
});

describe("what staff does with a return", () => {
  test("accepting and refusing is told to the customer, and frees what was refused", async () => {
    const order = await bought();
    const returnId = await askReturn(store(), order, [3]);
    const params = { id: order.id, returnId };
    await expectRefused(packer(acceptReturn, { params }), 403);
    await accept(order.id, returnId);
    expect(await isMailed(order.id, "We take back 3 × ")).toBe(true);
    const again = await expectRefused(manager(acceptReturn, { params }), 409);
    expect(again.message).toBe(returnCannotBe("accepted", "accepted"));
    await expectDone(manager(refuseReturn, { params, body: { reason: "The seal is broken." } }));
    expect(await returnsOf(order)).toMatchObject([{ state: "refused", refusal: "The seal is broken." }]);
    expect(await isMailed(order.id, "cannot take this back. The seal is broken.")).toBe(true);
    const { events, return_requested_at } = await detailOf(order.id);
    expect(events.at(-1)).toMatchObject({ action: "refuse return", by: "Kavita Rao" });
    expect(events.at(-1)?.changes).toContainEqual({ field: "reason", before: undefined, after: "The seal is broken." });
    expect(return_requested_at).toBeUndefined();
    await askReturn(store(), order, [3]);
  });

  test("goods that came go into stock, or are written off; some may not have come", async () => {
    const order = await bought();
    const returnId = await askReturn(store(), order, [3, 1]);
    await accept(order.id, returnId);
    const [ghees, honeys] = [await stockOf(store(), GHEE), await stockOf(store(), HONEY)];
    const tooMany = await expectRefused(receive(order.id, returnId, [{ restocked: 3, writtenOff: 1 }]), 409);
    expect(tooMany.message).toBe(returnMoreThanAsked(3));
    const came = [
      { restocked: 1, writtenOff: 1 },
      { restocked: 0, writtenOff: 1 },
    ];
    await expectDone(receive(order.id, returnId, came, packer));
    expect(await stockOf(store(), GHEE)).toBe((ghees ?? 0) + 1);
    expect(await stockOf(store(), HONEY)).toBe(honeys);
    const { data: moves } = await expectDone(manager(stockMovements, { params: { id: GHEE } }));
    expect(moves.find(({ change }) => change === 1)).toMatchObject({ reason: "released" });
    expect(await returnsOf(order)).toMatchObject([{ state: "received", lines: [{ received: 2 }, { received: 1 }] }]);
    // The piece that did not come can be asked for again.
    await askReturn(store(), order, [1, 1]);
  });

  test("is listed while it is open", async () => {
    const order = await bought();
    const listed = async () => {
      const { data } = await expectDone(manager(staffOrders, { query: { show: "return" } }));
      return data.some(({ id }) => id === order.id);
    };
    expect(await listed()).toBe(false);
    const returnId = await askReturn(store(), order);
    expect(await listed()).toBe(true);
    await accept(order.id, returnId);
    await expectDone(receive(order.id, returnId, [{ restocked: 1, writtenOff: 0 }]));
    expect(await listed()).toBe(true);
    await expectDone(refund(order.id, returnId));
    expect(await listed()).toBe(false);
  });

  test("names a return of this order", async () => {
    const [order, other] = [await bought(), await bought()];
    const returnId = await askReturn(store(), other);
    const answer = await expectRefused(manager(acceptReturn, { params: { id: order.id, returnId } }), 404);
    expect(answer.message).toBe(NO_SUCH_RETURN);
  });
});

describe("refunding returned lines (C39, C47)", () => {
  test("pays back what the invoice charges for them, with a credit note of these lines, a mail and an audit line", async () => {
    const order = await bought();
    const returnId = await askReturn(store(), order, [1, 2]);
    await accept(order.id, returnId);
    await expectRefused(refund(order.id, returnId, 1), 409);
    await expectDone(
      receive(order.id, returnId, [
        { restocked: 1, writtenOff: 0 },
        { restocked: 1, writtenOff: 1 },
      ]),
    );
    const due = addMoney(fromRupees(333.33), fromRupees(999.98));
    expect(await dueOf(order.id, returnId)).toBe(due);
    const unseen = await expectRefused(refund(order.id, returnId, toRupees(due) - 1), 409);
    expect(unseen.message).toBe(REFUNDED_MEANWHILE);
    await expectDone(refund(order.id, returnId));
    const seen = (await expectDone(order.call(orderOf, { params: { id: order.id } }))).data;
    expect(seen.returns).toMatchObject([{ state: "refunded", refunded_amt: due }]);
    expect(seen.refunds).toMatchObject([{ amount: due, is_paid: true }]);
    expect(seen.order_status).toBe("Delivered");
    const { content } = await expectDone(order.call(creditNotePdf, { query: { source_doc: order.id } }));
    const text = (await readPdf(new Uint8Array(await content.arrayBuffer()))).join(" ");
    for (const part of ["Credits Returned goods", "1 × ", "2 × ", "Total ₹1,333.31"]) expect(text).toContain(part);
    expect(text).not.toContain("Shipping");
    expect(await isMailed(order.id, "We refund ₹1,333.31")).toBe(true);
    expect((await detailOf(order.id)).events.at(-1)).toMatchObject({ action: "refund return", by: "Kavita Rao" });
    const twice = await expectRefused(refund(order.id, returnId, toRupees(due)), 409);
    expect(twice.message).toBe(returnCannotBe("refunded", "refunded"));
  });

  test("piece by piece adds up to the line, and leaves the shipping", async () => {
    const order = await bought();
    const pieces = [await wholeReturn(order, [1]), await wholeReturn(order, [1]), await wholeReturn(order, [1])];
    expect(addMoney(...pieces)).toBe(fromRupees(999.99));
    const rest = await wholeReturn(order, [0, 2]);
    expect(rest).toBe(fromRupees(999.98));
    expect((await detailOf(order.id)).refundable).toBe(DEFAULT_POLICY.shipping.charge);
    expect(await store().db.$count(creditNotes, eq(creditNotes.orderId, order.id))).toBe(4);
  });

  test("takes what an earlier refund of the order left of the line", async () => {
    const order = await bought();
    const { refundable } = await detailOf(order.id);
    const body = { amount: toRupees(refundable) / 2, refundable: toRupees(refundable), reason: "It came late" };
    await expectDone(manager(refundOrder, { params: { id: order.id }, body }));
    const honeys = await wholeReturn(order, [0, 2]);
    expect(Math.abs(toRupees(honeys) - 499.99)).toBeLessThanOrEqual(0.01);
    await wholeReturn(order, [3]);
    expect((await detailOf(order.id)).refundable).toBeLessThanOrEqual(DEFAULT_POLICY.shipping.charge);
  });

  test("leaves to the whole order what is left of it: its returns are over, and no piece goes into stock twice", async () => {
    const order = await bought();
    const { refundable } = await detailOf(order.id);
    const honey = await wholeReturn(order, [0, 1]);
    const open = await askReturn(store(), order, [1]);
    const [ghees, honeys] = [await stockOf(store(), GHEE), await stockOf(store(), HONEY)];
    const body = { action: "return", order_status: "Delivered", restock: true } as const;
    await expectDone(manager(withdrawOrder, { params: { id: order.id }, body }));
    expect([await stockOf(store(), GHEE), await stockOf(store(), HONEY)]).toEqual([
      (ghees ?? 0) + 3,
      (honeys ?? 0) + 1,
    ]);
    const [request] = await store().db.select().from(returnRequests).where(eq(returnRequests.id, open));
    expect(request?.state).toBe("refunded");
    const { refunds, refundable: left } = await detailOf(order.id);
    expect(left).toBe(ZERO_PAISE);
    expect(addMoney(...refunds.flatMap(({ amount, withheld }) => [amount, withheld]))).toBe(refundable);
    expect(honey).toBe(fromRupees(499.99));
  });
});

describe("a return that staff begin for a customer who calls", () => {
  test("is the customer's own from then on, and says who began it; a repeated send begins one", async () => {
    const order = await bought();
    const params = { id: order.id };
    expect((await detailOf(order.id)).return_until).toBeDefined();
    const photo = await expectDone(manager(addPhotoForCustomer, { params, body: await greyPicture() }));
    const { attempt, lines } = await returnBody(store(), order.id, [2]);
    const body = { attempt, lines: lines.map((line) => ({ ...line, photos: [photo.data.id] })) };
    const begun = await expectDone(manager(beginReturn, { params, body }));
    await expectDone(manager(beginReturn, { params, body }));
    expect(begun.data).toMatchObject([{ state: "requested", steps: ["accept", "refuse"] }]);
    expect(await returnsOf(order)).toMatchObject([
      { state: "requested", lines: [{ quantity: 2, ground: "damaged", words: "It leaks", photos: [photo.data.path] }] },
    ]);
    const { events } = await detailOf(order.id);
    expect(events.filter(({ action }) => action === "request return")).toMatchObject([
      {
        ...{ actor: "staff", by: expect.any(String) },
        changes: expect.arrayContaining([
          expect.objectContaining({ field: "goods", after: expect.stringMatching(/^2 × /) }),
        ]),
      },
    ]);
    expect(await isMailed(order.id, "We have your request to return 2 × ")).toBe(true);

    const [{ id: returnId = 0 } = {}] = begun.data;
    await accept(order.id, returnId);
    await expectDone(receive(order.id, returnId, [{ restocked: 1, writtenOff: 1 }]));
    await expectDone(refund(order.id, returnId));
    expect(await returnsOf(order)).toMatchObject([{ state: "refunded", refunded_amt: fromRupees(666.66) }]);
  });

  test("keeps to the customer's terms, and needs who may take goods back", async () => {
    const order = await bought();
    const params = { id: order.id };
    const body = await returnBody(store(), order.id, [4]);
    expect((await expectRefused(manager(beginReturn, { params, body }), 409)).message).toBe(returnTooMany(3));
    const fitting = await returnBody(store(), order.id);
    await expectRefused(packer(beginReturn, { params, body: fitting }), 403);
    expect((await expectDone(packer(staffOrder, { params }))).data.return_until).toBeUndefined();
    store().clock.advance(15 * DAY);
    const late = await expectRefused(manager(beginReturn, { params, body: fitting }), 409);
    expect(late.message).toBe(returnOver(DEFAULT_POLICY.returns.requestDays));
    const photo = manager(addPhotoForCustomer, { params, body: await greyPicture() });
    expect((await expectRefused(photo, 409)).message).toBe(late.message);
    expect((await detailOf(order.id)).return_until).toBeUndefined();
    expect(await returnsOf(order)).toEqual([]);
  });
});
