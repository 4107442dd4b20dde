import { MESSAGE_KINDS, MESSAGE_STATES } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, Day, Flag, Id, Instant, maybe, Text } from "../fields.ts";
import { ListPage, listReply } from "./list.ts";

const Channel = v.picklist(["mail", "sms"]);
const State = v.picklist(MESSAGE_STATES);

const Row = v.object({
  id: Id,
  channel: Channel,
  /** What it is, in words. */
  kind: Text,
  /** A mail's. */
  subject: maybe(Text),
  /** Masked: ••••••3210, p…a@g…l.com. */
  receiver: Text,
  state: State,
  tries: Count,
  created_at: Instant,
  sent_at: maybe(Instant),
  /** When a waiting one is tried next. */
  due_at: maybe(Instant),
  /** Why the last try failed, in plain words. */
  failure: maybe(Text),
  can_be_sent_again: Flag,
  /** Its text may be looked at: it holds no code, and no link of somebody's. */
  is_readable: Flag,
});

const Filters = {
  channel: maybe(Channel),
  kind: maybe(v.picklist(MESSAGE_KINDS)),
  /** Days in India, both included. */
  from: maybe(Day),
  to: maybe(Day),
} as const;

export const staffMessages = endpoint({
  method: "GET",
  path: "/dashboard/messages/",
  access: "staff",
  permission: "messages",
  summary: "Mails and SMS, newest first: what is sent, waits or has failed",
  query: v.object({ state: maybe(State), ...Filters, ...ListPage }),
  reply: listReply(Row),
});

export const staffMessage = endpoint({
  method: "GET",
  path: "/dashboard/messages/{id}/",
  access: "staff",
  permission: "messages",
  summary: "A message, with its text where that opens nothing",
  params: ById,
  reply: Data(v.object({ ...Row.entries, text: maybe(Text) })),
});

export const sendMessageAgain = endpoint({
  method: "POST",
  path: "/dashboard/messages/{id}/send-again/",
  access: "staff",
  permission: "messages",
  summary: "Sends a failed message again",
  params: ById,
  reply: Data(v.object({ sent: Count })),
});

export const sendFailedAgain = endpoint({
  method: "POST",
  path: "/dashboard/messages/send-again/",
  access: "staff",
  permission: "messages",
  summary: "Sends all failed messages that fit again, at most 500 at a time",
  query: v.object(Filters),
  reply: Data(v.object({ sent: Count })),
});
