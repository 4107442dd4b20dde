import { CASH_ON_DELIVERY, type ParsedRequest, placeAddition, previewAddition } from "@store/api-client/contract";
import {
  checkAddition,
  formatRupees,
  ORDER_CHANGED_BEFORE,
  ORDER_CONFIRMED,
  ORDER_PENDING,
  type Policy,
  toRupees,
} from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orders } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { readAddresses } from "../addresses/read-addresses.ts";
import type { Backend } from "../backend.ts";
import { findBlock } from "../blocks/may-order.ts";
import { NO_SUCH_CUSTOMER, NO_SUCH_ORDER_OF_SHOP } from "../staff-lists/messages.ts";
import { checkCashOfMates, checkFits } from "./additions.ts";
import { readOrderer } from "./callers.ts";
import { readChosen } from "./chosen-goods.ts";
import { goodsOfLines, staffTotalChanged } from "./messages.ts";
import { countChanges, recordEvent } from "./order-events.ts";
import { writeNote } from "./order-notes.ts";
import { lockOrder } from "./order-payment.ts";
import { checkLines, type OrderRequest } from "./order-request.ts";
import { foreseePayment, saidToStaff, wirePreview } from "./phone-orders.ts";
import { type OrderedGoods, placeRequested, priceOrder } from "./place-order.ts";
import type { OrderRow } from "./reservation.ts";

/*
 * Goods that staff add to an order which has its invoice: an order of their own, with an invoice and a payment of its own,
 * that goes in the parcel of the first.
 */

type Body = ParsedRequest<typeof placeAddition>["body"];

/** Whether goods can be added to an order, whoever adds them. */
export const checkAddable = (first: OrderRow) =>
  checkAddition({ ...first, isCash: first.payType === CASH_ON_DELIVERY, isAddition: first.goesWith !== null });

/** Why goods cannot be added to an order, to be paid in this way. */
async function refuseAddition(
  db: Database,
  first: OrderRow,
  payType: Body["pay_type"],
): Promise<HttpError | undefined> {
  const allowed = checkAddable(first);
  if (!allowed.ok) return httpError(409, allowed.refusal);
  const full = await checkFits(db, first.id);
  return full ?? (payType === CASH_ON_DELIVERY ? checkCashOfMates(db, first.id) : undefined);
}

/** It goes where the first order goes. */
const requestOf = ({ pay_type, attempt, amount }: Body, first: OrderRow, staffId: number): OrderRequest => ({
  payType: pay_type,
  clientTxnId: attempt,
  address: { id: first.shippingAddress.id, field: "order" },
  isGift: false,
  giftMessage: null,
  clientTotals: ({ totals }) => ({ amount: [amount, totals.payable] }),
  totalChanged: (total) => staffTotalChanged(formatRupees(total)),
  staffId,
});

interface Adding {
  readonly firstId: number;
  readonly staffId: number;
  readonly body: Body;
  readonly now: Date;
  readonly policy: Policy;
}

/** What staff chose; once it is ordered, both orders say so. */
const addedTo = ({ firstId, staffId, body, now, policy }: Adding): OrderedGoods => ({
  lock: async (tx) => {
    const first = await lockOrder(tx, firstId);
    if (!first) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    const refused = await refuseAddition(tx, first, body.pay_type);
    if (refused) return refused;
    if ((await countChanges(tx, firstId)) !== body.changes) return httpError(409, ORDER_CHANGED_BEFORE);
    const chosen = await readChosen(tx, first.customerId, body, { now, policy, isLocked: true });
    return chosen.refused ?? { ...chosen.contents, first };
  },
  isRepeat: async () => true,
  take: async (tx, { lines, first }, { id: orderId, number, finalTotal }) => {
    if (!first) throw new Error(`Order ${orderId} was added to no order`);
    const state = first.orderStatus === ORDER_CONFIRMED ? ORDER_CONFIRMED : ORDER_PENDING;
    await recordEvent(tx, { orderId: firstId, state, action: "add", actor: "staff", staffId }, now);
    const [goods, total] = [goodsOfLines(lines), formatRupees(finalTotal)];
    const by = { customerId: staffId, subject: "order" } as const;
    const placed = { goods, goesWith: first.number, payType: body.pay_type, total };
    await recordAction(tx, { ...by, action: "place", subjectId: orderId, after: placed }, now);
    const added = { goods, order: number, total };
    await recordAction(tx, { ...by, action: "add", subjectId: firstId, after: added }, now);
    if (body.note) await writeNote(tx, { orderId, staffId, isToCustomer: false, text: body.note }, now);
  },
});

/** Goods that are added to orders which have their invoice. */
export function additionRoutes({ serve, db, clock, policy }: Backend): void {
  const find = async (id: number): Promise<OrderRow | undefined> =>
    (await db.select().from(orders).where(eq(orders.id, id)))[0];

  serve(previewAddition, async ({ params: { id }, body }) => {
    const [now, terms] = [clock(), policy()];
    const first = await find(id);
    if (!first) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    const orderer = await readOrderer(db, first.customerId, now);
    if (!orderer) return httpError(404, NO_SUCH_CUSTOMER);
    const saved = await readAddresses(db, orderer.customerId);
    const chosen = await readChosen(db, orderer.customerId, body, { now, policy: terms, isLocked: false });
    const { contents } = chosen;
    const cart = priceOrder(contents, orderer, { saved, payType: body.pay_type, isAddition: true }, now, terms);
    const refused =
      (await findBlock(db, orderer.customerId, terms)) ??
      (await refuseAddition(db, first, body.pay_type)) ??
      chosen.refused ??
      checkLines(contents.lines, cart.totals, terms, true) ??
      (await foreseePayment(db, orderer, body.pay_type, cart, first.addressKey, terms));
    return { status: true, data: wirePreview(contents, cart, refused) };
  });

  serve(placeAddition, async ({ params: { id: firstId }, body, customer: { customerId: staffId } }) => {
    const [now, terms] = [clock(), policy()];
    const first = await find(firstId);
    if (!first) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    const orderer = await readOrderer(db, first.customerId, now);
    if (!orderer) return httpError(404, NO_SUCH_CUSTOMER);
    const goods = addedTo({ firstId, staffId, body, now, policy: terms });
    const request = requestOf(body, first, staffId);
    const placed = saidToStaff(await placeRequested(db, orderer, request, goods, now, terms));
    if (placed instanceof HttpError) return placed;
    const { id, number, finalTotal } = placed;
    return { status: true, data: { id, order_id: number, final_total: toRupees(finalTotal) } };
  });
}
