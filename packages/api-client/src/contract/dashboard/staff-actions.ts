import { STAFF_ACTION_SUBJECTS } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, Data, Day, FileReply, Id, Instant, maybe, Text } from "../fields.ts";
import { ListPage, listReply } from "./list.ts";

const Row = v.object({
  id: Id,
  at: Instant,
  /** The member of staff; absent for the command line. */
  by: maybe(Text),
  /** What was done, as a word or two: "pack", "change". */
  action: Text,
  /** What it was done to, such as "order", and its id. Days and weekdays count from 0. */
  subject: Text,
  subject_id: Count,
  /** What it changed, by field in words, before and after. Of long texts the part that differs. */
  changes: v.array(v.object({ field: Text, before: maybe(Text), after: maybe(Text) })),
});

const Filters = {
  /** What a member did, by id. */
  member: maybe(Id),
  subject: maybe(v.picklist(STAFF_ACTION_SUBJECTS)),
  /** Days in India, both included. */
  from: maybe(Day),
  to: maybe(Day),
} as const;

export const staffActions = endpoint({
  method: "GET",
  path: "/dashboard/audit/",
  access: "staff",
  permission: "team",
  summary: "What the staff did, newest first: who, when, on what, and what that changed",
  query: v.object({ ...Filters, ...ListPage }),
  reply: listReply(Row),
});

export const staffActionsCsv = endpoint({
  method: "GET",
  path: "/dashboard/csv/audit/",
  access: "staff",
  permission: "team",
  summary: "All that the staff did that fits, newest first, as a CSV file with a line for each changed field",
  query: v.object(Filters),
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});

export const staffActionMembers = endpoint({
  method: "GET",
  path: "/dashboard/audit/members/",
  access: "staff",
  permission: "team",
  summary: "Everybody who did something as a member of staff, by name, those who left among them",
  reply: Data(v.array(v.object({ id: Id, name: Text }))),
});
