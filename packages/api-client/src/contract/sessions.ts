import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { ById, Count, Data, Done, Flag, Id, Instant, maybe, Text } from "./fields.ts";

/** A browser or app that somebody is logged in with. */
export const Session = v.object({
  id: Id,
  /** As it names itself; empty where that was not kept. */
  device: Text,
  began_at: Instant,
  /** When it last opened the dashboard. */
  last_seen_at: maybe(Instant),
  /** The session that asks. */
  is_current: Flag,
});

export const sessions = endpoint({
  method: "GET",
  path: "/user/sessions/",
  access: "customer",
  summary: "Where the customer is logged in: this session, then up to 50 others, the newest first",
  reply: Data(v.array(Session)),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/user/sessions/{id}/",
  access: "customer",
  summary: "Ends one of the customer's sessions",
  params: ById,
  reply: Done,
});

export const endOtherSessions = endpoint({
  method: "POST",
  path: "/user/sessions/end-others/",
  access: "customer",
  summary: "Ends all of the customer's sessions but the one that asks",
  reply: Data(v.object({ ended: Count })),
});
