import { addCaller, addCallersAddress, findCaller, findCallerOfOrder } from "@store/api-client/contract";
import { type Mobile, normalizeMobile, personName, splitPersonName } from "@store/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, orders } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { isElite } from "../../identity/is-elite.ts";
import { recordAction } from "../../identity/record-action.ts";
import { writeCustomer } from "../../identity/write-customer.ts";
import { readAddresses, wireAddress } from "../addresses/read-addresses.ts";
import { saveAddress } from "../addresses/save-address.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_CUSTOMER, NO_SUCH_ORDER_OF_SHOP } from "../staff-lists/messages.ts";
import { MOBILE_OF_CLOSED_ACCOUNT } from "./messages.ts";
import type { Orderer } from "./place-order.ts";

type CustomerRow = typeof customers.$inferSelect;

/** A customer whom staff order for; undefined where there is none, or the account is closed. */
export async function readOrderer(db: Database, customerId: number, now: Date): Promise<Orderer | undefined> {
  const [found] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), customers.isActive));
  return found && { customerId, isElite: await isElite(db, customerId, now) };
}

const findByMobile = async (db: Database, mobile: Mobile): Promise<CustomerRow | undefined> =>
  (await db.select().from(customers).where(eq(customers.mobile, mobile)))[0];

async function wireCaller(db: Database, customer: CustomerRow, now: Date) {
  const { id, mobile, email, mobileIsProven } = customer;
  const [addresses, isMember] = await Promise.all([readAddresses(db, id), isElite(db, id, now)]);
  return {
    ...{ id, email, name: personName(customer), mobile: mobile ?? "", is_elite: isMember },
    mobile_is_proven: mobileIsProven,
    addresses: addresses.map(wireAddress),
  };
}

interface NewCaller {
  readonly mobile: Mobile;
  readonly name: string;
  readonly staffId: number;
}

/**
 * Makes an account of a mobile number alone (C54): its holder opens it by an OTP, which proves the number. Whoever has the
 * number already is answered.
 */
const makeCaller = (db: Database, { mobile, name, staffId }: NewCaller, now: Date): Promise<CustomerRow> =>
  inTransaction(db, async (tx) => {
    const known = await findByMobile(tx, mobile);
    if (known) return known;
    const account = { ...splitPersonName(name), mobile, mobileIsProven: false, emailIsProven: false, createdAt: now };
    const made = await writeCustomer(tx, account);
    const customer = made ?? (await findByMobile(tx, mobile));
    if (!customer) throw new Error("Inserting a customer returned no row");
    if (made) {
      const line = { customerId: staffId, action: "create", subject: "customer", subjectId: made.id } as const;
      await recordAction(tx, line, now);
    }
    return customer;
  });

/** Who calls to order: found by the mobile number, or made. */
export function callerRoutes({ serve, db, clock }: Backend): void {
  serve(findCaller, async ({ query }) => {
    const mobile = normalizeMobile(query.mobile);
    if (!mobile.ok) return httpError(400, mobile.refusal, { field: "mobile" });
    const found = await findByMobile(db, mobile.value);
    if (found && !found.isActive) return httpError(409, MOBILE_OF_CLOSED_ACCOUNT, { field: "mobile" });
    return { status: true, data: { customer: found && (await wireCaller(db, found, clock())) } };
  });

  serve(findCallerOfOrder, async ({ params: { id } }) => {
    const [found] = await db
      .select({ customer: customers })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(eq(orders.id, id));
    if (!found) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    const { customer } = found;
    return {
      status: true,
      data: { customer: customer.isActive ? await wireCaller(db, customer, clock()) : undefined },
    };
  });

  serve(addCaller, async ({ body, customer: { customerId: staffId } }) => {
    const mobile = normalizeMobile(body.mobile);
    if (!mobile.ok) return httpError(400, mobile.refusal, { field: "mobile" });
    const found = await makeCaller(db, { mobile: mobile.value, name: body.name, staffId }, clock());
    if (!found.isActive) return httpError(409, MOBILE_OF_CLOSED_ACCOUNT, { field: "mobile" });
    return { status: true, data: { customer: await wireCaller(db, found, clock()) } };
  });

  serve(addCallersAddress, async ({ params: { id: customerId }, body, customer: { customerId: staffId } }) => {
    const now = clock();
    const added = await inTransaction(db, async (tx) => {
      const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
      if (!customer?.isActive) return httpError(404, NO_SUCH_CUSTOMER);
      const id = await saveAddress(tx, customerId, body, now);
      if (id instanceof HttpError) return id;
      const line = { customerId: staffId, action: "add address", subject: "customer", subjectId: customerId } as const;
      await recordAction(tx, line, now);
      return { id, customer };
    });
    if (added instanceof HttpError) return added;
    const { id, customer } = added;
    return { status: true, data: { id, customer: await wireCaller(db, customer, now) } };
  });
}
