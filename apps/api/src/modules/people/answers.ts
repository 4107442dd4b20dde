import { type RequestKind, ticketNumber } from "@store/domain";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, inquiries, leads, requestAnswers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { createMail } from "../../outbox/mail/create-mail.ts";
import { type Message, queueMessages } from "../../outbox/queue-message.ts";
import { editRow } from "../staff-lists/edit-row.ts";
import { NO_SUCH_ENTRY } from "../staff-lists/messages.ts";
import { handler } from "./people-lists.ts";

const OF = {
  inquiries: { table: inquiries, column: requestAnswers.inquiryId, subject: "inquiry" },
  leads: { table: leads, column: requestAnswers.leadId, subject: "lead" },
} as const;

interface Writer {
  readonly email: string;
  readonly name: string;
  /** Under both the mails of one matter stand together. */
  readonly subject: string;
  readonly ticket: string;
}

async function findWriter(tx: Database, kind: RequestKind, id: number): Promise<Writer | undefined> {
  if (kind === "inquiries") {
    const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, id));
    return row && { ...row, ticket: ticketNumber(id) };
  }
  const [row] = await tx.select().from(leads).where(eq(leads.id, id));
  return row && { email: row.email, name: row.fullName, subject: row.companyName, ticket: `L-${id}` };
}

const answerMail = ({ email, name, subject, ticket }: Writer, text: string): Message =>
  createMail({
    to: email,
    name,
    key: "request-answered",
    values: { subject, ticket },
    blocks: text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ""),
  });

interface Answer {
  readonly id: number;
  /** Of the entry, as it was read: two do not answer it at once. */
  readonly version: number;
  readonly text: string;
  readonly by: number;
  readonly now: Date;
}

/** Mails an answer, keeps it, and marks the entry as answered. @returns the entry's new version. */
export const answerRequest = (
  db: Database,
  kind: RequestKind,
  { id, version, text, by, now }: Answer,
): Promise<number | HttpError> =>
  inTransaction(db, async (tx) => {
    const { subject } = OF[kind];
    const edit = {
      version,
      missing: NO_SUCH_ENTRY,
      changes: { state: "answered", handledBy: by, handledAt: now },
    } as const;
    const action = { customerId: by, action: "answer", subject, subjectId: id } as const;
    const next =
      kind === "inquiries"
        ? await editRow(tx, inquiries, { ...edit, where: eq(inquiries.id, id) }, action, now)
        : await editRow(tx, leads, { ...edit, where: eq(leads.id, id) }, action, now);
    if (next instanceof HttpError) return next;
    const writer = await findWriter(tx, kind, id);
    if (!writer) return httpError(404, NO_SUCH_ENTRY);
    const of = kind === "inquiries" ? { inquiryId: id } : { leadId: id };
    await tx.insert(requestAnswers).values({ ...of, text, answeredBy: by, answeredAt: now });
    await queueMessages(tx, [answerMail(writer, text)], now);
    return next;
  });

/** What was mailed to whoever sent an entry, the first first. */
export async function readAnswers(db: Database, kind: RequestKind, id: number) {
  const rows = await db
    .select({
      text: requestAnswers.text,
      at: requestAnswers.answeredAt,
      by: handler,
    })
    .from(requestAnswers)
    .leftJoin(customers, eq(customers.id, requestAnswers.answeredBy))
    .where(eq(OF[kind].column, id))
    .orderBy(asc(requestAnswers.id));
  return rows.map(({ at, ...answer }) => ({ ...answer, at: at.toISOString() }));
}
