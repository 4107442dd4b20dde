import { addCustomerNote } from "@store/api-client/contract";
import { personName } from "@store/domain";
import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customerNotes, customers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_CUSTOMER } from "../staff-lists/messages.ts";

/** The staff's notes about a customer, oldest first. */
export async function readCustomerNotes(db: Database, customerId: number) {
  const { id, text, at } = customerNotes;
  const rows = await db
    .select({ id, text, at, firstName: customers.firstName, lastName: customers.lastName })
    .from(customerNotes)
    .innerJoin(customers, eq(customers.id, customerNotes.staffId))
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(asc(id));
  return rows.map((row) => ({ id: row.id, text: row.text, at: row.at.toISOString(), by: personName(row) }));
}

interface NewNote {
  readonly customerId: number;
  readonly staffId: number;
  readonly text: string;
}

/** Whether a note is the customer's latest already, as after an answer that was lost. */
async function isRepeated(tx: Database, { customerId, staffId, text }: NewNote): Promise<boolean> {
  const [latest] = await tx
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(desc(customerNotes.id))
    .limit(1);
  return latest?.text === text && latest.staffId === staffId;
}

/** Writes a note about a customer, once. The audit line has no words of it: it outlives the account. */
const addNote = (db: Database, note: NewNote, at: Date) =>
  inTransaction(db, async (tx) => {
    const { customerId, staffId } = note;
    const isCustomer = eq(customers.id, customerId);
    const [customer] = await tx
      .select({ erasedAt: customers.erasedAt })
      .from(customers)
      .where(isCustomer)
      .for("no key update");
    // Nothing more is written about an erased customer.
    if (!customer || customer.erasedAt) return httpError(404, NO_SUCH_CUSTOMER);
    if (await isRepeated(tx, note)) return undefined;
    await tx.insert(customerNotes).values({ ...note, at });
    const line = { customerId: staffId, action: "note", subject: "customer", subjectId: customerId } as const;
    await recordAction(tx, line, at);
    return undefined;
  });

export function customerNoteRoutes({ serve, db, clock }: Backend): void {
  serve(addCustomerNote, async ({ params: { id: customerId }, body: { text }, customer: { customerId: staffId } }) => {
    const refused = await addNote(db, { customerId, staffId, text }, clock());
    return refused ?? { status: true, data: await readCustomerNotes(db, customerId) };
  });
}
