import { ERASED_NAME, RETENTION, type Retained, termBegan } from "@store/domain";
import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, notExists, or, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import {
  appointments,
  cartLines,
  events,
  eventTickets,
  giftVouchers,
  inquiries,
  leads,
  leftCarts,
  membershipInvoices,
  orders,
  otps,
  outbox,
  paperParties,
  payments,
  productViews,
  returnPhotos,
  reviewReports,
  reviewVotes,
  shoppers,
  stockRequests,
  wishes,
} from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { forEachIsolated } from "../../queue/for-each-isolated.ts";
import type { Job } from "../../queue/job.ts";
import { eraseOrderParties } from "./erase-orders.ts";

/** Removes what is from before a moment. */
type Purge = (db: Database, before: Date, now: Date) => Promise<unknown>;

/** A visitor of whom nothing was seen since. */
function purgeVisitors(db: Database, before: Date): Promise<unknown> {
  const nothingSince = (table: PgTable, shopperId: PgColumn, at: PgColumn) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(shopperId, shoppers.id), gte(at, before))),
    );
  return db
    .delete(shoppers)
    .where(
      and(
        isNotNull(shoppers.visitorKey),
        lt(shoppers.createdAt, before),
        nothingSince(cartLines, cartLines.shopperId, cartLines.addedAt),
        nothingSince(wishes, wishes.shopperId, wishes.addedAt),
        nothingSince(productViews, productViews.shopperId, productViews.viewedAt),
        nothingSince(reviewVotes, reviewVotes.shopperId, reviewVotes.votedAt),
        nothingSince(reviewReports, reviewReports.shopperId, reviewReports.createdAt),
      ),
    );
}

/** Orders are figures then: nobody's. */
const purgeTaxPapers: Purge = (db, before) =>
  inTransaction(db, async (tx) => {
    const isOld = lt(orders.placedAt, before);
    const isNamed = and(isOld, sql`${orders.shippingAddress} ->> 'full_name' <> ${ERASED_NAME}`);
    await eraseOrderParties(tx, isNamed, { keepsPapers: false });
    await tx
      .delete(paperParties)
      .where(inArray(paperParties.orderId, tx.select({ id: orders.id }).from(orders).where(isOld)));
    await tx.delete(membershipInvoices).where(lt(membershipInvoices.issuedAt, before));
    await tx
      .update(payments)
      .set({ payerName: ERASED_NAME, payerEmail: "", payerPhone: "" })
      .where(and(lt(payments.createdAt, before), ne(payments.payerName, ERASED_NAME)));
    const nobody = {
      senderName: ERASED_NAME,
      senderEmail: "",
      receiverName: ERASED_NAME,
      receiverEmail: "",
      message: "",
    };
    await tx
      .update(giftVouchers)
      .set(nobody)
      .where(and(lt(giftVouchers.orderedAt, before), ne(giftVouchers.receiverName, ERASED_NAME)));
  });

/** How each term of the domain's table is kept; the compiler asks for one of each. */
const PURGES: Readonly<Record<Retained, Purge>> = {
  taxPapers: purgeTaxPapers,
  inquiries: async (db, before) => {
    await db
      .delete(inquiries)
      .where(lt(sql`coalesce(${inquiries.handledAt}, ${inquiries.createdAt})`, before.toISOString()));
    await db.delete(leads).where(lt(sql`coalesce(${leads.handledAt}, ${leads.createdAt})`, before.toISOString()));
  },
  consultations: (db, before) => db.delete(appointments).where(lt(appointments.startsAt, before)),
  tickets: (db, before) =>
    db
      .delete(eventTickets)
      .where(inArray(eventTickets.eventId, db.select({ id: events.id }).from(events).where(lt(events.endsAt, before)))),
  returnPhotos: (db, before) => db.delete(returnPhotos).where(lt(returnPhotos.addedAt, before)),
  visitors: purgeVisitors,
  carts: async (db, before) => {
    await db.delete(cartLines).where(lt(cartLines.addedAt, before));
    await db.delete(leftCarts).where(lt(leftCarts.since, before));
  },
  stockRequests: (db, before) => db.delete(stockRequests).where(lt(stockRequests.askedAt, before)),
  views: (db, before) => db.delete(productViews).where(lt(productViews.viewedAt, before)),
  messageTexts: (db, before) =>
    db
      .update(outbox)
      .set({ text: "", html: null, attachments: null, variables: null })
      .where(and(lt(outbox.createdAt, before), isNull(outbox.dueAt), or(ne(outbox.text, ""), isNotNull(outbox.html)))),
  messages: (db, before) => db.delete(outbox).where(and(lt(outbox.createdAt, before), isNull(outbox.dueAt))),
  otps: (db, _, now) => db.delete(otps).where(lte(otps.expiresAt, now)),
};

const isRetained = (name: string): name is Retained => name in PURGES;

/** Deletes what has passed the term that the privacy policy gives it. A failure in one does not stop the others. */
export const keepTerms = (db: Database): Job => ({
  name: "keep the terms of personal data",
  schedule: "0 30 * * * *",
  run: (now) =>
    forEachIsolated(Object.keys(PURGES).filter(isRetained), async (name) => {
      await PURGES[name](db, termBegan(RETENTION[name].term, now), now);
    }),
});
