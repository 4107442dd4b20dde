import { randomUUID } from "node:crypto";
import { changePaidOrder, type ParsedRequest, previewPaidChange } from "@store/api-client/contract";
import {
  checkOwnAddress,
  checkPaidChange,
  checkWorthTakenOut,
  formatRupees,
  isToBeSent,
  ORDER_CHANGED_BEFORE,
  type OrderState,
  OTHER_STATE_THAN_INVOICED,
  PAID_ORDER_WITHOUT_INVOICE,
  type Paise,
  type Policy,
  piecesTakenOut,
  refuse,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines, orders, paperParties, returnLines, returnRequests } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { NO_SUCH_ADDRESS } from "../addresses/messages.ts";
import { destinationOf, isOrderAddress } from "../addresses/order-address.ts";
import { type AddressRow, readAddresses } from "../addresses/read-addresses.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_ORDER_OF_SHOP } from "../staff-lists/messages.ts";
import { findFirst, lockAdditions } from "./additions.ts";
import { notifyNote } from "./change-notifications.ts";
import { refundGoods } from "./change-return.ts";
import { findInvoice } from "./issue-invoice.ts";
import { goodsInWords, REFUNDED_MEANWHILE, sentElsewhere, takenOut } from "./messages.ts";
import { countChanges, readStaffOf, recordEvent } from "./order-events.ts";
import { lockOrder } from "./order-payment.ts";
import { checkDelivery } from "./order-request.ts";
import { readWorthOfReturn } from "./refund-of-returns.ts";
import { lockProducts, type OrderRow, returnStock } from "./reservation.ts";
import { readReturns } from "./returns.ts";
import { sendRefundsOf } from "./send-refunds.ts";

/*
 * A paid order has its invoice, which never changes. Pieces that are taken out of it are credited and refunded as those of
 * a return are, before they are sent; the order's lines keep what was sold, and say how much of it stays away.
 */

type Wanted = Pick<ParsedRequest<typeof changePaidOrder>["body"], "lines" | "address_id">;

interface Line {
  readonly id: number;
  readonly productId: number;
  readonly productName: string;
  /** Pieces that are still in it. */
  readonly quantity: number;
}

/** What is to be changed of a paid order, and what that refunds. */
interface Planned {
  /** The state that it is in, and stays in. */
  readonly state: OrderState;
  readonly lines: readonly Line[];
  /** Pieces of its lines. */
  readonly taken: readonly Line[];
  /** Another one than the order has; undefined where it stays. */
  readonly address: AddressRow | undefined;
  readonly refund: Paise;
}

const readLines = async (db: Database, orderId: number): Promise<readonly Line[]> =>
  (await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id))).map(
    ({ id, productId, productName, quantity, withdrawn }) => ({
      ...{ id, productId, productName },
      quantity: quantity - withdrawn,
    }),
  );

/** What is refunded for pieces of an order that would be taken out of it now: all that they are worth, or they stay. */
async function refundFor(db: Database, order: OrderRow, taken: readonly Line[]): Promise<Paise | HttpError> {
  if (taken.length === 0) return ZERO_PAISE;
  const lines = taken.map(({ id, quantity }) => ({ id, restocked: quantity, writtenOff: 0 }));
  const returns = [...(await readReturns(db, order.id)), { id: 0, state: "received" as const, lines }];
  const { worth, refunded } = await readWorthOfReturn(db, order, returns, 0);
  const allowed = checkWorthTakenOut({ ...order, refunded }, worth);
  return allowed.ok ? allowed.value : httpError(409, allowed.refusal, { field: "lines" });
}

/** Why an order cannot go to an address: its invoice names the state, by which its taxes are. */
function checkElsewhere({ shippingAddress }: OrderRow, address: AddressRow): HttpError | undefined {
  if (shippingAddress.state === address.state.name) return checkDelivery(address, "address_id");
  const other = refuse({ code: "other-state-than-invoiced", message: OTHER_STATE_THAN_INVOICED });
  return httpError(409, other.refusal, { field: "address_id" });
}

/** Why an order cannot be sent elsewhere by itself: it goes in the parcel of another one. */
async function refuseOwnAddress(db: Database, order: OrderRow): Promise<HttpError | undefined> {
  const checked = checkOwnAddress((await findFirst(db, order))?.orderStatus, "staff");
  return checked.ok ? undefined : httpError(409, checked.refusal, { field: "address_id" });
}

/** Looks at what is to be changed; refused where it cannot be. */
async function plan(db: Database, order: OrderRow, { lines: kept, address_id }: Wanted): Promise<Planned | HttpError> {
  const allowed = checkPaidChange(order);
  if (!allowed.ok) return httpError(409, allowed.refusal);
  if (!(await findInvoice(db, order.id))) return httpError(409, PAID_ORDER_WITHOUT_INVOICE);
  const lines = await readLines(db, order.id);
  const out = piecesTakenOut(lines, kept);
  if (!out.ok) return httpError(409, out.refusal, { field: "lines" });
  const saved = address_id === undefined ? [] : await readAddresses(db, order.customerId);
  const address = saved.find((one) => one.address.id === address_id);
  if (address_id !== undefined && !address) return httpError(404, NO_SUCH_ADDRESS, { field: "address_id" });
  const moves = address && !isOrderAddress(order.shippingAddress, address);
  const elsewhere = moves && ((await refuseOwnAddress(db, order)) ?? checkElsewhere(order, address));
  if (elsewhere) return elsewhere;
  const taken = lines.flatMap((line) => {
    const quantity = out.value.find(({ id }) => id === line.id)?.quantity ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const refund = await refundFor(db, order, taken);
  if (refund instanceof HttpError) return refund;
  return { state: allowed.value, lines, taken, address: moves ? address : undefined, refund };
}

interface PaidChange extends Wanted {
  readonly orderId: number;
  readonly staffId: number;
  /** How often the member of staff saw that it was changed. */
  readonly seenChanges: number;
  /** What the member of staff saw that is refunded. */
  readonly seenRefund: Paise;
  readonly now: Date;
  readonly policy: Policy;
}

/** Takes pieces out of a locked order: into stock, off the invoice, and their money back. */
async function takeOut(tx: Database, order: OrderRow, taken: readonly Line[], change: PaidChange) {
  const { staffId, now, policy, seenRefund: seen } = change;
  const orderId = order.id;
  const [request] = await tx
    .insert(returnRequests)
    .values({ orderId, attempt: randomUUID(), state: "received", isWithdrawal: true, requestedAt: now, changedAt: now })
    .returning({ id: returnRequests.id });
  if (!request) throw new Error(`What is taken out of order ${orderId} was not written`);
  const requestId = request.id;
  await tx
    .insert(returnLines)
    .values(taken.map(({ id: lineId, quantity }) => ({ requestId, lineId, quantity, restocked: quantity })));
  const pieces = taken.map(({ id, quantity }) => sql`(${id}::integer, ${quantity}::integer)`);
  await tx.execute(sql`
    update ${orderLines} set withdrawn = withdrawn + t.pieces
    from (values ${sql.join(pieces, sql`, `)}) as t (line_id, pieces) where ${orderLines.id} = t.line_id
  `);
  await lockProducts(tx, taken);
  await returnStock(tx, taken, { orderId, at: now, staffId });
  const returns = await readReturns(tx, orderId);
  const returned = returns.find(({ id }) => id === requestId);
  if (!returned) throw new Error(`What is taken out of order ${orderId} was not found`);
  const reason = takenOut(taken);
  const refunded = await refundGoods(tx, { order, returned, returns }, { seen, reason, staffId, now }, policy);
  if (refunded instanceof HttpError) return refunded;
  await tx
    .update(returnRequests)
    .set({ state: "refunded", creditNote: refunded.creditNote ?? null })
    .where(eq(returnRequests.id, requestId));
  return refunded;
}

/** Sends a locked order elsewhere: papers that it has keep naming whom they were made out to. */
async function sendElsewhere(tx: Database, order: OrderRow, address: AddressRow): Promise<OrderRow> {
  const { id: orderId, isInvoiced, billingAddress, shippingAddress } = order;
  if (isInvoiced)
    await tx.insert(paperParties).values({ orderId, billingAddress, shippingAddress }).onConflictDoNothing();
  const { billingAddress: to, ...elsewhere } = destinationOf(address);
  const [changed] = await tx
    .update(orders)
    .set({ ...elsewhere, ...(isInvoiced ? {} : { billingAddress: to }) })
    .where(eq(orders.id, orderId))
    .returning();
  if (!changed) throw new Error(`Order ${orderId} was locked, but does not exist`);
  return changed;
}

/** Sends a locked order elsewhere, and what was added to it and goes in its parcel. */
async function sendAllElsewhere(
  tx: Database,
  order: OrderRow,
  additions: readonly OrderRow[],
  address: AddressRow,
  { staffId, now }: PaidChange,
): Promise<OrderRow> {
  for (const addition of additions.filter(({ orderStatus }) => isToBeSent(orderStatus))) {
    const { city } = (await sendElsewhere(tx, addition, address)).shippingAddress;
    const line = { customerId: staffId, action: "change", subject: "order", subjectId: addition.id } as const;
    const before = { address: addition.shippingAddress.city };
    await recordAction(tx, { ...line, before, after: { address: city } }, now);
  }
  const moved = await sendElsewhere(tx, order, address);
  await notifyNote(tx, moved, sentElsewhere(moved.shippingAddress.full_address), now);
  return moved;
}

/** Whether who asks has just changed it like that, as after an answer that was lost. */
const isRepeat = async (
  tx: Database,
  order: OrderRow,
  { taken, address }: Planned,
  change: PaidChange,
  changes: number,
): Promise<boolean> =>
  changes === change.seenChanges + 1 &&
  taken.length === 0 &&
  !address &&
  (await readStaffOf(tx, { orderId: order.id, action: "change" })) === change.staffId;

/**
 * Takes pieces out of a paid order before it is packed, and sends it elsewhere, in one transaction. Who saw another order or
 * another refund is refused.
 * @returns what is refunded.
 */
export const changePaid = (db: Database, change: PaidChange): Promise<Paise | HttpError> =>
  inTransaction(db, async (tx) => {
    const { orderId, staffId, now } = change;
    const order = await lockOrder(tx, orderId);
    if (!order) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    // Before any product.
    const additions = change.address_id === undefined ? [] : await lockAdditions(tx, orderId);
    const planned = await plan(tx, order, change);
    if (planned instanceof HttpError) return planned;
    const changes = await countChanges(tx, orderId);
    if (await isRepeat(tx, order, planned, change, changes)) return change.seenRefund;
    if (changes !== change.seenChanges) return httpError(409, ORDER_CHANGED_BEFORE);
    const { state, lines, taken, address, refund } = planned;
    if (taken.length === 0 && !address) return ZERO_PAISE;
    if (refund !== change.seenRefund) return httpError(409, REFUNDED_MEANWHILE, { field: "refund" });
    const refunded = taken.length > 0 ? await takeOut(tx, order, taken, change) : undefined;
    if (refunded instanceof HttpError) return refunded;
    const moved = address && (await sendAllElsewhere(tx, order, additions, address, change));
    await recordEvent(tx, { orderId, state, action: "change", actor: "staff", staffId }, now);
    const left = await readLines(tx, orderId);
    await recordAction(
      tx,
      {
        ...{ customerId: staffId, action: "change", subject: "order", subjectId: orderId },
        before: { goods: goodsInWords(lines), ...(moved ? { address: order.shippingAddress.city } : {}) },
        after: {
          goods: goodsInWords(left),
          ...(refunded ? { refundAsked: formatRupees(refunded.refund), creditNote: refunded.creditNote } : {}),
          ...(moved ? { address: moved.shippingAddress.city } : {}),
        },
      },
      now,
    );
    return refunded?.refund ?? ZERO_PAISE;
  });

/** What staff change of orders that are paid. */
export function paidChangeRoutes({ serve, db, clock, policy, payments: { gateway } }: Backend): void {
  serve(previewPaidChange, async ({ params: { id }, body }) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    const planned = await plan(db, order, body);
    const data =
      planned instanceof HttpError
        ? { refund_amt: 0, refusal: planned.refusal.message }
        : { refund_amt: toRupees(planned.refund) };
    return { status: true, data };
  });

  serve(changePaidOrder, async ({ params: { id: orderId }, body, customer: { customerId: staffId } }) => {
    const { changes: seenChanges, refund: seenRefund, ...wanted } = body;
    const change = { ...wanted, orderId, staffId, seenChanges, seenRefund, now: clock(), policy: policy() };
    const refunded = await changePaid(db, change);
    if (refunded instanceof HttpError) return refunded;
    await sendRefundsOf({ db, payment: gateway }, orderId, clock());
    return { status: true, data: { refunded_amt: toRupees(refunded) } };
  });
}
