import { randomBytes } from "node:crypto";
import type { Paise, Policy } from "@store/domain";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { customers, payments } from "../../db/schema/index.ts";
import { DAY, limit } from "../../http/rate-limits.ts";
import { pagesPath } from "../../ports/payment/payment-page.ts";
import { cleanText } from "../../ports/payment/wire-format.ts";
import type { PaymentService } from "./payment-service.ts";

const LENGTH = 25;
const TXN_ID = /^[0-9a-z]{25}$/;

/** A new transaction id: 128 random bits in the 25 letters and digits that every gateway takes. */
export const newTxnId = (): string =>
  BigInt(`0x${randomBytes(16).toString("hex")}`)
    .toString(36)
    .padStart(LENGTH, "0");

/** Whether a text can be a transaction id at all; what cannot is neither looked up nor logged. */
export const isTxnId = (text: string): boolean => TXN_ID.test(text);

/**
 * Each payment that is begun reserves stock for half an hour: a customer who renews or reorders without paying cannot
 * keep products from others for the whole day.
 */
export const PAYMENTS_OF_CUSTOMER = limit("payment-link-customer", 40, DAY);

const LONGEST_INFO = 100;
const LONGEST_NAME = 60;

export interface Payer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface NewPayment {
  readonly purpose: (typeof payments.$inferInsert)["purpose"];
  /** The order or gift voucher that it pays. */
  readonly subjectId: number | null;
  readonly customerId: number | null;
  /** The client's time stamp. */
  readonly clientTxnId: string;
  readonly amount: Paise;
  /** What it is for, in the payer's eyes; nothing follows from it. */
  readonly productInfo: string;
  readonly payer: Payer;
  /** Whether the payer is asked for a mandate as well. */
  readonly asksMandate?: boolean;
  /** The mandate that it is charged by, and the id that the charge was planned with. */
  readonly mandate?: string;
  readonly txnId?: string;
  /** When the membership ends that it renews. */
  readonly membershipEndsAt?: Date | null;
}

const selectPayer = prepared("payer", (db) =>
  db
    .select({ name: customers.firstName, email: customers.email, mobile: customers.mobile })
    .from(customers)
    .where(eq(customers.id, sql.placeholder("id"))),
);

/** The customer as the gateway gets to know them. Gateways want an email address and a phone: the shop's own stand in for missing ones. */
export async function payerOf(tx: Database, customerId: number, { identity }: Policy): Promise<Payer> {
  const [found] = await selectPayer(tx).execute({ id: customerId });
  return {
    // An account of a number alone has none yet.
    name: found?.name || "Customer",
    email: found?.email ?? identity.emails.care,
    phone: found?.mobile ?? identity.phones.care,
  };
}

/** Where a payment is made. */
export const paymentAddress = ({ gateway, apiUrl }: PaymentService, txnId: string): string =>
  `${apiUrl}${pagesPath(gateway.name)}/${txnId}/`;

/**
 * Creates a pending payment.
 * @returns its id, and the address of the page where it is paid.
 */
export async function startPayment(
  tx: Database,
  service: PaymentService,
  { payer, productInfo, ...payment }: NewPayment,
  now: Date,
): Promise<{ readonly txnId: string; readonly url: string }> {
  const { txnId = newTxnId() } = payment;
  await tx.insert(payments).values({
    ...payment,
    txnId,
    gateway: service.gateway.name,
    productInfo: cleanText(productInfo, LONGEST_INFO),
    payerName: cleanText(payer.name, LONGEST_NAME),
    payerEmail: payer.email,
    payerPhone: payer.phone,
    createdAt: now,
  });
  return { txnId, url: paymentAddress(service, txnId) };
}
