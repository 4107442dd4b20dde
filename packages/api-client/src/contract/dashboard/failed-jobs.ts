import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, Done, Id, Instant, maybe, Text } from "../fields.ts";
import { ListPage, listReply } from "./list.ts";

/** Retried by itself, or given up and left to staff. */
const State = v.picklist(["waiting", "given-up"]);

const Row = v.object({
  id: Id,
  /** The background job's name. */
  job: Text,
  /** Which of the things that the job works on, by its id; absent where the job itself failed. */
  item: maybe(Text),
  tries: Count,
  /** Why the last try failed, as a code that the server's log explains. */
  failure: Text,
  failed_at: Instant,
  state: State,
  /** When a waiting one is tried next. */
  due_at: maybe(Instant),
});

export const staffFailedJobs = endpoint({
  method: "GET",
  path: "/dashboard/failed-jobs/",
  access: "staff",
  permission: "messages",
  summary: "What background jobs could not do, the latest first: retried by itself, or given up",
  query: v.object({ state: maybe(State), ...ListPage }),
  reply: listReply(Row),
});

export const retryFailedJob = endpoint({
  method: "POST",
  path: "/dashboard/failed-jobs/{id}/retry/",
  access: "staff",
  permission: "messages",
  summary: "Has a background job try again at once what it gave up or waits for",
  params: ById,
  reply: Data(v.object({ due_at: Instant })),
});

export const giveUpFailedJob = endpoint({
  method: "POST",
  path: "/dashboard/failed-jobs/{id}/give-up/",
  access: "staff",
  permission: "messages",
  summary: "Has a background job leave alone what it retries, until staff retries it",
  params: ById,
  reply: Done,
});
