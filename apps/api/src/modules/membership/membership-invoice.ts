import { membershipInvoicePdf, ONLINE_PAYMENT } from "@store/api-client/contract";
import { ELITE_NAME } from "@store/content/brand";
import {
  addMoney,
  COUNTRY_INDIA,
  gstNames,
  gstRateOn,
  membershipInvoiceFileName,
  type Paise,
  type Policy,
  personName,
  SERVICE_CODES,
  splitGst,
  taxPaper,
  todayInIndia,
  UNIT_CODES,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, eliteMemberships, membershipInvoices, type OrderAddress } from "../../db/schema/index.ts";
import { httpError } from "../../http/http-error.ts";
import type { InvoiceDocument, Pdf } from "../../ports/pdf/pdf.ts";
import { orderAddress } from "../addresses/order-address.ts";
import { readAddresses } from "../addresses/read-addresses.ts";
import type { Backend } from "../backend.ts";
import { DOCUMENTS_FROM_ADDRESS, documentReply } from "../cart/cart-pdf.ts";
import { nextDocumentNumber } from "../papers/document-number.ts";
import { readSellerAt } from "../shop-settings/seller-at.ts";
import { NO_SUCH_INVOICE } from "./messages.ts";

/** The member with the first address in India; without one with name and mobile alone. */
async function readBillTo(tx: Database, customerId: number): Promise<OrderAddress> {
  const [home] = (await readAddresses(tx, customerId)).filter(({ country }) => country.id === COUNTRY_INDIA.id);
  if (home) return orderAddress(home);
  const [person] = await tx.select().from(customers).where(eq(customers.id, customerId));
  const fullName = person ? personName(person) : "";
  return { id: 0, full_name: fullName, mobile_no: person?.mobile ?? "", full_address: "" };
}

/**
 * Makes the invoice of a year of membership that was paid, in the series of all invoices.
 * @returns its number.
 */
export async function issueMembershipInvoice(
  tx: Database,
  {
    customerId,
    membershipId,
    amount,
  }: { readonly customerId: number; readonly membershipId: number; readonly amount: Paise },
  now: Date,
  policy: Policy,
): Promise<string> {
  const billTo = await readBillTo(tx, customerId);
  const number = await nextDocumentNumber(tx, "invoice", now, policy);
  const rated = { hsnCode: SERVICE_CODES.membership, gstRate: policy.membership.gstRate };
  const gstRate = gstRateOn(rated, todayInIndia(now), policy);
  await tx.insert(membershipInvoices).values({ number, membershipId, issuedAt: now, amount, gstRate, billTo });
  return number;
}

/**
 * The invoice of a year of membership. A service to somebody who is not registered is supplied where the address on
 * record is, and without one where the store is (section 12(2) of India's IGST act).
 */
export async function readMembershipInvoice(db: Database, number: string): Promise<InvoiceDocument> {
  const [made] = await db.select().from(membershipInvoices).where(eq(membershipInvoices.number, number));
  if (!made) throw new Error(`There is no invoice ${number} of a membership`);
  const { issuedAt, amount, gstRate, billTo } = made;
  const party = { fullName: billTo.full_name, fullAddress: billTo.full_address, mobile: billTo.mobile_no };
  const seller = await readSellerAt(db, issuedAt);
  const placeOfSupply = billTo.state ?? seller.state;
  const { base, gst } = splitGst(amount, gstRate);
  const line = { rate: gstRate, base, taxable: base, gst };
  return {
    seller,
    number,
    issuedAt,
    payType: ONLINE_PAYMENT,
    payment: "paid",
    billTo: { ...party, gstin: billTo.gstin },
    shipTo: party,
    placeOfSupply,
    lines: [
      {
        ...{ name: `${ELITE_NAME} membership for a year`, code: SERVICE_CODES.membership },
        ...{ quantity: 1, unit: UNIT_CODES.service, price: addMoney(base, gst), discount: ZERO_PAISE },
      },
    ],
    paper: taxPaper({ lines: [line] }, gstNames({ seller: seller.state, placeOfSupply })),
    split: { giftVoucher: ZERO_PAISE, coins: 0, payable: amount },
    voucherCode: undefined,
  };
}

/** The numbers of the invoices of a customer's memberships, the oldest first, beside the memberships' ids. */
export const findMembershipInvoices = (db: Database, customerId: number) =>
  db
    .select({ number: membershipInvoices.number, membershipId: eliteMemberships.id })
    .from(membershipInvoices)
    .innerJoin(eliteMemberships, eq(eliteMemberships.id, membershipInvoices.membershipId))
    .where(eq(eliteMemberships.customerId, customerId))
    .orderBy(asc(membershipInvoices.issuedAt), asc(membershipInvoices.number));

export function membershipInvoiceRoutes({ serve, db, limits, clientAddress }: Backend, pdf: Pdf): void {
  const documents = limits.local(DOCUMENTS_FROM_ADDRESS);

  serve(membershipInvoicePdf, async ({ query: { number }, customer: { customerId }, http }) => {
    const [own] = await db
      .select({ number: membershipInvoices.number })
      .from(membershipInvoices)
      .innerJoin(eliteMemberships, eq(eliteMemberships.id, membershipInvoices.membershipId))
      .where(and(eq(membershipInvoices.number, number), eq(eliteMemberships.customerId, customerId)));
    if (!own) return httpError(404, NO_SUCH_INVOICE);
    const tooMany = await documents.count(clientAddress(http));
    if (tooMany) return tooMany;
    return documentReply(membershipInvoiceFileName(number), await pdf.invoice(await readMembershipInvoice(db, number)));
  });
}
