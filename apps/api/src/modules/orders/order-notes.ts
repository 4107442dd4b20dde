import { addOrderNote } from "@store/api-client/contract";
import { personName } from "@store/domain";
import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, orderNotes } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_ORDER_OF_SHOP } from "../staff-lists/messages.ts";
import { notifyNote } from "./change-notifications.ts";
import { lockOrder } from "./order-payment.ts";
import type { OrderRow } from "./reservation.ts";

interface NewNote {
  readonly orderId: number;
  readonly staffId: number;
  readonly isToCustomer: boolean;
  readonly text: string;
}

/** Writes down what staff say of an order. */
export async function writeNote(tx: Database, note: NewNote, at: Date): Promise<void> {
  await tx.insert(orderNotes).values({ ...note, at });
}

/** All notes on an order as staff read them, oldest first. */
export async function readNotes(db: Database, orderId: number) {
  const { id, text, isToCustomer, at } = orderNotes;
  const rows = await db
    .select({ id, text, isToCustomer, at, firstName: customers.firstName, lastName: customers.lastName })
    .from(orderNotes)
    .innerJoin(customers, eq(customers.id, orderNotes.staffId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(id));
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    is_to_customer: row.isToCustomer,
    at: row.at.toISOString(),
    by: personName(row),
  }));
}

/** What the shop wrote to an order's customer, oldest first. */
export async function readNotesToCustomer(db: Database, orderId: number) {
  const { text, at, isToCustomer } = orderNotes;
  const rows = await db
    .select({ text, at })
    .from(orderNotes)
    .where(and(eq(orderNotes.orderId, orderId), isToCustomer, isNotNull(text)))
    .orderBy(asc(orderNotes.id));
  return rows.map((row) => ({ text: row.text ?? "", at: row.at.toISOString() }));
}

/** Whether a note is the order's latest already, as after an answer that was lost. */
async function isRepeated(tx: Database, { orderId, staffId, isToCustomer, text }: NewNote): Promise<boolean> {
  const [latest] = await tx
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.id))
    .limit(1);
  return latest?.text === text && latest.staffId === staffId && latest.isToCustomer === isToCustomer;
}

/** Writes a note, once, and mails the customer one that is to them. */
const addNote = (db: Database, note: NewNote, now: Date): Promise<OrderRow | HttpError> =>
  inTransaction(db, async (tx) => {
    const { orderId, staffId, isToCustomer, text } = note;
    const order = await lockOrder(tx, orderId);
    if (!order) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    if (await isRepeated(tx, note)) return order;
    await writeNote(tx, note, now);
    const action = isToCustomer ? "write to the customer" : "note";
    await recordAction(tx, { customerId: staffId, action, subject: "order", subjectId: orderId }, now);
    if (isToCustomer) await notifyNote(tx, order, text, now);
    return order;
  });

export function orderNoteRoutes({ serve, db, clock }: Backend): void {
  serve(addOrderNote, async ({ params: { id: orderId }, body, customer: { customerId: staffId } }) => {
    const note = { orderId, staffId, isToCustomer: body.to_customer, text: body.text };
    const noted = await addNote(db, note, clock());
    return noted instanceof HttpError ? noted : { status: true, data: await readNotes(db, orderId) };
  });
}
