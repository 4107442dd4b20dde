import { and, eq, getTableColumns, getTableName, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import * as schema from "../../db/schema/index.ts";

/** Whose data it is. Email and mobile are there only where the account has proven that they are its holder's. */
export interface Person {
  readonly customerId: number;
  readonly shopperId: number;
  readonly email: string | undefined;
  readonly mobile: string | undefined;
}

interface PersonalTable {
  readonly table: PgTable;
  /** A person's rows. */
  readonly rowsOf: (db: Database, person: Person) => SQL | undefined;
  /** What the person is not shown: hashes, secrets, and what only searches read. */
  readonly hidden?: readonly string[];
  /** What staff are not shown who hand the data over: codes that are worth money. */
  readonly hiddenFromStaff?: readonly string[];
  /** What somebody does in the shop's staff: shown to the person and to who may see the team. */
  readonly isWork?: true;
}

/** Who reads the data: the person, somebody of the staff, or an owner, who may see the team. */
export type DataReader = "person" | "staff" | "owner";

const NOBODY = sql`false`;

/** However it was typed. */
const isEmail = (column: PgColumn, { email }: Person): SQL =>
  email === undefined ? NOBODY : sql`lower(${column}) = ${email.toLowerCase()}`;
const isMobile = (column: PgColumn, { mobile }: Person): SQL => (mobile === undefined ? NOBODY : eq(column, mobile));

/** Sent to an email that a customer wants to log in by, whoever's it is. */
const isEmailCodeOf = ({ customerId }: Person): SQL | undefined =>
  and(eq(schema.otps.purpose, "email"), eq(schema.otps.subject, String(customerId)));

const ofCustomer =
  (column: PgColumn) =>
  (_: Database, { customerId }: Person) =>
    eq(column, customerId);
const ofShopper =
  (column: PgColumn) =>
  (_: Database, { shopperId }: Person) =>
    eq(column, shopperId);
const ofReach = (email: PgColumn, phone: PgColumn) => (_: Database, person: Person) =>
  or(isEmail(email, person), isMobile(phone, person));
const idsOf = (db: Database, table: typeof schema.inquiries | typeof schema.leads, person: Person) =>
  db.select({ id: table.id }).from(table).where(ofReach(table.email, table.phone)(db, person));
const ofOrder =
  (column: PgColumn) =>
  (db: Database, { customerId }: Person) =>
    inArray(
      column,
      db.select({ id: schema.orders.id }).from(schema.orders).where(eq(schema.orders.customerId, customerId)),
    );

/**
 * Every table with data of people: how a person's rows are found, for the download, and by the test that looks for what
 * an erasure left. A new table belongs here, or into the test's list of those without.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: schema.customers,
    rowsOf: ofCustomer(schema.customers.id),
    hidden: ["passwordHash", "emailKey", "search", "blockedReason"],
  },
  {
    table: schema.customerNotes,
    rowsOf: ofCustomer(schema.customerNotes.customerId),
    hidden: ["text", "staffId"],
  },
  { table: schema.shoppers, rowsOf: ofShopper(schema.shoppers.id) },
  { table: schema.addresses, rowsOf: ofCustomer(schema.addresses.customerId) },
  {
    table: schema.orders,
    rowsOf: ofCustomer(schema.orders.customerId),
    hidden: ["search", "addressKey", "bookingOf", "cashReceived", "cashWrittenOff"],
    hiddenFromStaff: ["voucherCode"],
  },
  { table: schema.orderLines, rowsOf: ofOrder(schema.orderLines.orderId) },
  { table: schema.orderEvents, rowsOf: ofOrder(schema.orderEvents.orderId) },
  { table: schema.orderNotes, rowsOf: ofOrder(schema.orderNotes.orderId), hidden: ["text", "staffId"] },
  { table: schema.invoices, rowsOf: ofOrder(schema.invoices.orderId) },
  { table: schema.creditNotes, rowsOf: ofOrder(schema.creditNotes.orderId) },
  {
    table: schema.membershipInvoices,
    rowsOf: (db, { customerId }) => {
      const { id, customerId: owner } = schema.eliteMemberships;
      return inArray(
        schema.membershipInvoices.membershipId,
        db.select({ id }).from(schema.eliteMemberships).where(eq(owner, customerId)),
      );
    },
  },
  { table: schema.paperParties, rowsOf: ofOrder(schema.paperParties.orderId) },
  { table: schema.refunds, rowsOf: ofOrder(schema.refunds.orderId), hidden: ["token"] },
  { table: schema.returnRequests, rowsOf: ofOrder(schema.returnRequests.orderId), hidden: ["attempt"] },
  {
    table: schema.returnLines,
    rowsOf: (db, { customerId }) => {
      const { id, orderId } = schema.returnRequests;
      const isOwn = eq(schema.orders.customerId, customerId);
      const own = db.select({ id }).from(schema.returnRequests).innerJoin(schema.orders, eq(schema.orders.id, orderId));
      return inArray(schema.returnLines.requestId, own.where(isOwn));
    },
  },
  { table: schema.returnPhotos, rowsOf: ofOrder(schema.returnPhotos.orderId), hidden: ["content"] },
  { table: schema.charges, rowsOf: ofOrder(schema.charges.orderId), hidden: ["mandate"] },
  {
    table: schema.payments,
    rowsOf: ofCustomer(schema.payments.customerId),
    hidden: ["upiLink", "mandate", "received", "writtenOff"],
  },
  { table: schema.subscriptions, rowsOf: ofCustomer(schema.subscriptions.customerId), hidden: ["mandate"] },
  { table: schema.eliteMemberships, rowsOf: ofCustomer(schema.eliteMemberships.customerId) },
  { table: schema.coinWallets, rowsOf: ofCustomer(schema.coinWallets.customerId) },
  { table: schema.coinLedger, rowsOf: ofCustomer(schema.coinLedger.customerId) },
  { table: schema.coinRedemptions, rowsOf: ofCustomer(schema.coinRedemptions.customerId) },
  {
    table: schema.vouchers,
    rowsOf: ofCustomer(schema.vouchers.ownerId),
    hidden: ["codeKey"],
    hiddenFromStaff: ["code"],
  },
  { table: schema.voucherUses, rowsOf: ofCustomer(schema.voucherUses.customerId) },
  {
    table: schema.giftVouchers,
    rowsOf: (_, person) =>
      or(isEmail(schema.giftVouchers.senderEmail, person), isEmail(schema.giftVouchers.receiverEmail, person)),
    hidden: ["search"],
  },
  { table: schema.cartLines, rowsOf: ofShopper(schema.cartLines.shopperId) },
  { table: schema.leftCarts, rowsOf: ofCustomer(schema.leftCarts.customerId), hidden: ["content"] },
  { table: schema.cartVouchers, rowsOf: ofShopper(schema.cartVouchers.shopperId) },
  {
    table: schema.stockRequests,
    rowsOf: (db, person) =>
      or(ofCustomer(schema.stockRequests.customerId)(db, person), isEmail(schema.stockRequests.email, person)),
  },
  { table: schema.wishes, rowsOf: ofShopper(schema.wishes.shopperId) },
  { table: schema.wishlistShares, rowsOf: ofCustomer(schema.wishlistShares.customerId), hidden: ["token"] },
  { table: schema.productViews, rowsOf: ofShopper(schema.productViews.shopperId) },
  { table: schema.reviewVotes, rowsOf: ofShopper(schema.reviewVotes.shopperId) },
  { table: schema.reviewReports, rowsOf: ofShopper(schema.reviewReports.shopperId) },
  {
    table: schema.reviewPhotos,
    rowsOf: ofCustomer(schema.reviewPhotos.customerId),
    hidden: ["content", "small"],
  },
  { table: schema.reviews, rowsOf: ofCustomer(schema.reviews.customerId) },
  { table: schema.appointments, rowsOf: ofCustomer(schema.appointments.customerId), hidden: ["note", "search"] },
  {
    table: schema.inquiries,
    rowsOf: ofReach(schema.inquiries.email, schema.inquiries.phone),
    hidden: ["note", "search"],
  },
  { table: schema.leads, rowsOf: ofReach(schema.leads.email, schema.leads.phone), hidden: ["note", "search"] },
  {
    table: schema.requestAnswers,
    rowsOf: (db, person) =>
      or(
        inArray(schema.requestAnswers.inquiryId, idsOf(db, schema.inquiries, person)),
        inArray(schema.requestAnswers.leadId, idsOf(db, schema.leads, person)),
      ),
    hidden: ["answeredBy"],
  },
  {
    table: schema.eventTickets,
    rowsOf: ofReach(schema.eventTickets.email, schema.eventTickets.phone),
    hidden: ["search"],
  },
  {
    table: schema.outbox,
    rowsOf: (_, person) => or(isEmail(schema.outbox.recipient, person), isMobile(schema.outbox.recipient, person)),
    // A code or a link in it opens something.
    hidden: ["text", "html", "attachments", "variables"],
  },
  { table: schema.accessTokens, rowsOf: ofCustomer(schema.accessTokens.customerId), hidden: ["hash"] },
  { table: schema.passwordResets, rowsOf: ofCustomer(schema.passwordResets.customerId), hidden: ["hash"] },
  {
    table: schema.passkeys,
    rowsOf: ofCustomer(schema.passkeys.customerId),
    hidden: ["credentialId", "userHandle", "publicKey"],
  },
  {
    table: schema.passkeyChallenges,
    rowsOf: ofCustomer(schema.passkeyChallenges.customerId),
    hidden: ["challenge"],
  },
  {
    table: schema.otps,
    rowsOf: (_, person) => or(isMobile(schema.otps.mobile, person), isEmailCodeOf(person)),
    hidden: ["hash"],
  },
  { table: schema.mobileProofs, rowsOf: (_, person) => isMobile(schema.mobileProofs.mobile, person) },
  {
    table: schema.staffMembers,
    rowsOf: ofCustomer(schema.staffMembers.customerId),
    hidden: ["totpSecret"],
    isWork: true,
  },
  {
    table: schema.recoveryCodes,
    rowsOf: ofCustomer(schema.recoveryCodes.customerId),
    hidden: ["hash"],
    isWork: true,
  },
  { table: schema.staffActions, rowsOf: ofCustomer(schema.staffActions.customerId), isWork: true },
];

type Row = Readonly<Record<string, unknown>>;

/** All that is kept about a person and shown to who reads it, by table; those without a row are left out. */
export async function readPersonalData(
  db: Database,
  person: Person,
  reader: DataReader,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const data: Record<string, readonly Row[]> = {};
  for (const { table, rowsOf, hidden = [], hiddenFromStaff = [], isWork } of PERSONAL_TABLES) {
    if (isWork && reader === "staff") continue;
    const left = new Set(reader === "person" ? hidden : [...hidden, ...hiddenFromStaff]);
    const shown = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !left.has(name)));
    const rows: readonly Row[] = await db
      .select(shown)
      .from(table)
      .where(rowsOf(db, person) ?? NOBODY);
    if (rows.length > 0) data[getTableName(table)] = rows;
  }
  return data;
}
