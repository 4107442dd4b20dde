import type { Database } from "../db/database.ts";
import { invoices, membershipInvoices } from "../db/schema/index.ts";

/** The numbers of all invoices, of orders and memberships, in their order. */
export async function invoiceNumbers(db: Database): Promise<string[]> {
  const rows = [
    ...(await db.select({ number: invoices.number }).from(invoices)),
    ...(await db.select({ number: membershipInvoices.number }).from(membershipInvoices)),
  ];
  return rows.map(({ number }) => number).sort();
}
