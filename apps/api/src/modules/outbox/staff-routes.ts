import {
  type ParsedRequest,
  sendFailedAgain,
  sendMessageAgain,
  staffMessage,
  staffMessages,
} from "@store/api-client/contract";
import {
  checkSendAgain,
  failureInWords,
  isMessageReadable,
  type MessageState,
  maskReceiver,
  messageKindLabel,
} from "@store/domain";
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { outbox } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordActions } from "../../identity/record-action.ts";
import type { OutboxMessage } from "../../outbox/claim-messages.ts";
import { completeText, type ShopFacts } from "../../outbox/complete-message.ts";
import type { Backend } from "../backend.ts";
import { type Bindable, isWithin, periodOf } from "../staff-lists/list-conditions.ts";
import { listPage } from "../staff-lists/list-page.ts";
import { NO_SUCH_MESSAGE } from "../staff-lists/messages.ts";
import { preparedList } from "../staff-lists/prepared-list.ts";

/** The most messages that are sent again at once: providers limit how many they take. */
const SENT_AGAIN_AT_ONCE = 500;

const IS_IN_STATE: Readonly<Record<MessageState, SQL | undefined>> = {
  waiting: isNotNull(outbox.dueAt),
  sent: isNotNull(outbox.sentAt),
  failed: and(isNull(outbox.dueAt), isNull(outbox.sentAt)),
};

type Filters = ParsedRequest<typeof sendFailedAgain>["query"];

const valuesOf = ({ channel, kind, from, to }: Filters) => ({ channel, kind, ...periodOf({ from, to }) });
type Values = Bindable<ReturnType<typeof valuesOf>>;

const conditionsOf = ({ channel, kind, ...period }: Values): SQL | undefined =>
  and(channel && eq(outbox.channel, channel), kind && eq(outbox.kind, kind), isWithin(outbox.createdAt, period));

function stateOf({ sentAt, dueAt }: OutboxMessage): MessageState {
  if (sentAt) return "sent";
  return dueAt ? "waiting" : "failed";
}

const isReadable = ({ kind, text, secretUntil }: OutboxMessage): boolean =>
  isMessageReadable({ kind, text, isSecret: secretUntil !== null });

/** A message without its text, and without its receiver. */
function wireMessage(message: OutboxMessage, now: Date, facts: ShopFacts) {
  const { id, channel, kind, subject, recipient, tries, createdAt, sentAt, dueAt, failure } = message;
  const state = stateOf(message);
  return {
    ...{ id, channel, state, tries },
    subject: subject && completeText(subject, facts, message),
    kind: messageKindLabel(kind),
    receiver: maskReceiver(completeText(recipient, facts, message)),
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString(),
    due_at: dueAt?.toISOString(),
    failure: state === "failed" || failure !== "" ? failureInWords(failure) : undefined,
    can_be_sent_again: checkSendAgain({ ...message, state, now }).ok,
    is_readable: isReadable(message),
  };
}

interface SendingAgain {
  readonly where: SQL | undefined;
  readonly by: number;
  readonly now: Date;
}

/**
 * Makes failed messages due again. One statement claims them, so that a message that two people send again, or that is
 * being sent, goes out once. Those whose code or link has expired stay as they are.
 */
function sendAgain(db: Database, { where, by, now }: SendingAgain): Promise<number> {
  return inTransaction(db, async (tx) => {
    const isWorthIt = and(ne(outbox.text, ""), or(isNull(outbox.secretUntil), gt(outbox.secretUntil, now)));
    const failed = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(where, IS_IN_STATE.failed, isWorthIt))
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(SENT_AGAIN_AT_ONCE)
      .for("update", { skipLocked: true });
    const sent = await tx
      .update(outbox)
      .set({ dueAt: now, tries: 0, failure: "" })
      .where(inArray(outbox.id, failed))
      .returning({ id: outbox.id, kind: outbox.kind });
    const actions = sent.map(
      ({ id, kind }) =>
        ({ customerId: by, action: "send again", subject: "message", subjectId: id, after: { kind } }) as const,
    );
    await recordActions(tx, actions, now);
    return sent.length;
  });
}

/** What the shop mailed and texted, for those who look after it. */
export function outboxRoutes({ serve, db, clock, siteUrl, policy, tracking }: Backend): void {
  const facts = (): ShopFacts => ({ siteUrl, policy: policy(), tracking });
  const list = preparedList(db, {
    ...{ name: "messages", table: outbox },
    where: ({ state }: { readonly state: MessageState | undefined }, values: Values) =>
      and(conditionsOf(values), state && IS_IN_STATE[state]),
    orderBy: () => [desc(outbox.createdAt), desc(outbox.id)],
    select: (where, orderBy) =>
      db
        .select()
        .from(outbox)
        .where(where)
        .orderBy(...orderBy),
  });
  serve(staffMessages, async ({ query: { page, state, ...filters } }) => {
    const now = clock();
    const [rows, count] = await list({ choices: { state }, values: valuesOf(filters), page });
    return listPage(
      rows.map((row) => wireMessage(row, now, facts())),
      count,
    );
  });

  const find = async (id: number): Promise<OutboxMessage | HttpError> => {
    const [message] = await db.select().from(outbox).where(eq(outbox.id, id));
    return message ?? httpError(404, NO_SUCH_MESSAGE);
  };

  serve(staffMessage, async ({ params: { id } }) => {
    const message = await find(id);
    if (message instanceof HttpError) return message;
    const text = isReadable(message) ? completeText(message.text, facts(), message) : undefined;
    return { status: true, data: { ...wireMessage(message, clock(), facts()), text } };
  });

  serve(sendMessageAgain, async ({ params: { id }, customer: { customerId: by } }) => {
    const now = clock();
    const message = await find(id);
    if (message instanceof HttpError) return message;
    const checked = checkSendAgain({ ...message, state: stateOf(message), now });
    if (!checked.ok) return httpError(409, checked.refusal);
    return { status: true, data: { sent: await sendAgain(db, { where: eq(outbox.id, id), by, now }) } };
  });

  serve(sendFailedAgain, async ({ query, customer: { customerId: by } }) => {
    const sent = await sendAgain(db, { where: conditionsOf(valuesOf(query)), by, now: clock() });
    return { status: true, data: { sent } };
  });
}
