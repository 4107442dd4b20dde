import {
  checkErasure,
  daysAfter,
  ERASED_NAME,
  ORDER_CONFIRMED,
  ORDER_PACKED,
  ORDER_PENDING,
  ORDER_SHIPPED,
  type Policy,
} from "@store/domain";
import { and, asc, eq, ilike, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import * as schema from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { revokeAccess } from "../../identity/revoke-access.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { cancelOrder } from "../orders/change-order.ts";
import { summarizeReviews } from "../reviews/summarize-reviews.ts";
import { leaveStaff } from "../staff/members.ts";
import { eraseOrderParties } from "./erase-orders.ts";
import { accountErasedMail } from "./messages.ts";
import { PERSONAL_TABLES, type Person } from "./personal-tables.ts";

const { customers, orders, payments, refunds, reviews, reviewPhotos, outbox, giftVouchers, products } = schema;

/** How long the last mail is tried. */
const FAREWELL_DAYS = 1;

/** Whose rows go whole, found as the download finds them. */
const DELETED = new Set<unknown>([
  schema.addresses,
  schema.eliteMemberships,
  schema.coinRedemptions,
  schema.coinLedger,
  schema.coinWallets,
  schema.cartLines,
  schema.cartVouchers,
  schema.leftCarts,
  schema.stockRequests,
  schema.wishes,
  schema.wishlistShares,
  schema.productViews,
  schema.appointments,
  schema.customerNotes,
  schema.reviewReports,
  schema.reviewVotes,
  schema.inquiries,
  schema.leads,
  schema.otps,
  schema.passkeys,
  schema.passkeyChallenges,
  schema.mobileProofs,
]);

/** Who an account is, in what it has proven. */
export async function findPerson(db: Database, customerId: number): Promise<Person | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (!row) return undefined;
  return {
    customerId,
    shopperId: row.shopperId,
    email: row.emailIsProven && row.email ? row.email : undefined,
    mobile: row.mobileIsProven && row.mobile ? row.mobile : undefined,
  };
}

/** Goods and money that are on their way to somebody who could not be told of them any more. */
async function findOpen(db: Database, customerId: number) {
  const ofCustomer = eq(orders.customerId, customerId);
  const parcels = await db.$count(orders, and(ofCustomer, inArray(orders.orderStatus, [ORDER_PACKED, ORDER_SHIPPED])));
  const handRefunds = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(ofCustomer, ne(refunds.state, "done"), isNull(refunds.gateway)))
    .limit(1);
  return { hasParcels: parcels > 0, hasHandRefunds: handRefunds.length > 0 };
}

/** Cancels what can still be cancelled by its customer; what is paid goes back. */
async function cancelOpen(db: Database, customerId: number, now: Date, policy: Policy): Promise<HttpError | undefined> {
  const open = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), inArray(orders.orderStatus, [ORDER_PENDING, ORDER_CONFIRMED])))
    .orderBy(asc(orders.id));
  for (const { id } of open) {
    const step = { orderId: id, actor: "customer", customerId, now, policy, isQuiet: true } as const;
    const cancelled = await cancelOrder(db, step);
    if (cancelled instanceof HttpError) return cancelled;
  }
  return undefined;
}

/** Reviews stay, by nobody and without photos; the products' summaries are renewed. */
async function eraseReviews(tx: Database, customerId: number): Promise<void> {
  await tx.delete(reviewPhotos).where(eq(reviewPhotos.customerId, customerId));
  const written = await tx
    .update(reviews)
    .set({ name: ERASED_NAME, customerId: null })
    .where(eq(reviews.customerId, customerId))
    .returning({ productId: reviews.productId });
  const ids = written.map(({ productId }) => productId);
  if (ids.length === 0) return;
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for("no key update");
  for (const id of ids) await summarizeReviews(tx, id);
}

/** A gift voucher is money of who holds it: it stays, without the names. */
async function eraseGifts(tx: Database, { email }: Person): Promise<void> {
  if (email === undefined) return;
  const isPerson = (column: typeof giftVouchers.senderEmail | typeof giftVouchers.receiverEmail) =>
    sql`lower(${column}) = ${email.toLowerCase()}`;
  const sender = { senderName: ERASED_NAME, senderEmail: "", message: "" };
  await tx.update(giftVouchers).set(sender).where(isPerson(giftVouchers.senderEmail));
  const receiver = { receiverName: ERASED_NAME, receiverEmail: "", message: "" };
  await tx.update(giftVouchers).set(receiver).where(isPerson(giftVouchers.receiverEmail));
}

/** Seats of events are free again. */
async function eraseTickets(tx: Database, person: Person): Promise<void> {
  const tickets = PERSONAL_TABLES.find(({ table }) => table === schema.eventTickets);
  const gone = await tx
    .delete(schema.eventTickets)
    .where(tickets?.rowsOf(tx, person) ?? sql`false`)
    .returning({ eventId: schema.eventTickets.eventId, state: schema.eventTickets.state });
  for (const { eventId, state } of gone) {
    if (state !== "seated") continue;
    await tx
      .update(schema.events)
      .set({ attendees: sql`greatest(${schema.events.attendees} - 1, 0)` })
      .where(eq(schema.events.id, eventId));
  }
}

/** Messages that hold one of some words: to whom, or in what they say. */
function holdsAny(words: readonly string[]): SQL | undefined {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  const { recipient, text, variables } = outbox;
  return or(
    ...patterns.flatMap((like) => [ilike(text, like), ilike(recipient, like), sql`${variables}::text ilike ${like}`]),
  );
}

/**
 * Deletes what was written to somebody, and to others about them and their orders. What waits to be sent to a number or
 * an email that they never proved may be for its true holder, and stays.
 */
async function eraseMessages(
  tx: Database,
  { email, mobile }: Pick<typeof customers.$inferSelect, "email" | "mobile">,
  person: Person,
  numbers: readonly string[],
): Promise<void> {
  // Without the calling code, as forms are typed, too.
  const reach = (of: { readonly email?: string | null; readonly mobile?: string | null }) =>
    [of.email, of.mobile?.slice(-10)].flatMap((word) => word || []);
  const own = [...reach(person), ...numbers];
  if (own.length > 0) await tx.delete(outbox).where(holdsAny(own));
  const claimed = reach({ email, mobile });
  if (claimed.length > 0) await tx.delete(outbox).where(and(holdsAny(claimed), isNull(outbox.dueAt)));
}

/**
 * Erases an account (C53): its orders name nobody any more, the papers that tax law wants stay apart, reviews stay by
 * nobody, and all else goes at once. Orders that are not packed are cancelled before.
 * @param staffId who of the staff does it for its holder; the audit line names nobody else.
 * @returns a refusal while goods or money are on their way, or to the shop's last owner.
 */
export async function eraseAccount(
  db: Database,
  customerId: number,
  now: Date,
  policy: Policy,
  staffId?: number,
): Promise<HttpError | undefined> {
  const checked = checkErasure(await findOpen(db, customerId));
  if (!checked.ok) return httpError(409, checked.refusal);
  const refused = await cancelOpen(db, customerId, now, policy);
  if (refused) return refused;
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(customers).where(eq(customers.id, customerId)).for("update");
    const person = await findPerson(tx, customerId);
    if (!row || !person) return undefined;
    const stays = await leaveStaff(tx, customerId, now);
    if (stays) return stays;
    const numbers = await eraseOrderParties(tx, eq(orders.customerId, customerId), { keepsPapers: true });
    await tx
      .update(payments)
      .set({ payerName: ERASED_NAME, payerEmail: "", payerPhone: "" })
      .where(eq(payments.customerId, customerId));
    await eraseReviews(tx, customerId);
    await eraseGifts(tx, person);
    await eraseTickets(tx, person);
    for (const { table, rowsOf } of PERSONAL_TABLES) {
      if (DELETED.has(table)) await tx.delete(table).where(rowsOf(tx, person) ?? sql`false`);
    }
    const { subscriptions, vouchers } = schema;
    await tx.update(vouchers).set({ ownerId: null }).where(eq(vouchers.ownerId, customerId));
    // A mandate goes once its gateway has cancelled it.
    await tx
      .update(subscriptions)
      .set({ isActive: false, addressId: null })
      .where(eq(subscriptions.customerId, customerId));
    await revokeAccess(tx, customerId);
    await eraseMessages(tx, row, person, numbers);
    const nobody = { firstName: ERASED_NAME, lastName: "", company: null, email: null, emailKey: null, mobile: null };
    await tx
      .update(customers)
      .set({
        ...nobody,
        passwordHash: null,
        signedUpAs: null,
        isActive: false,
        blockedAt: null,
        blockedReason: null,
        cartRemindersSince: null,
        erasedAt: now,
      })
      .where(eq(customers.id, customerId));
    if (staffId !== undefined) {
      const line = { customerId: staffId, action: "erase", subject: "customer", subjectId: customerId } as const;
      await recordAction(tx, line, now);
    }
    if (row.email) await queueMessages(tx, [accountErasedMail(row.email, daysAfter(now, FAREWELL_DAYS))], now);
    return undefined;
  });
}
