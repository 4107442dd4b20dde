import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, Data, Id, Instant, maybe, Text, text } from "../fields.ts";
import { ListPage, listReply } from "./list.ts";

const KEY_MAXIMUM_LENGTH = 60;
/** Room for a footer full of links. */
const VALUE_MAXIMUM_LENGTH = 10_000;
const CHANGES_MAXIMUM = 100;

/** What differs from the defaults: what was typed, by the setting's key. */
const Values = v.record(v.string(), Text);

/** What the owner decides (C59). Which settings there are, and what they may be, is in the domain. */
export const shopSettings = endpoint({
  method: "GET",
  path: "/dashboard/settings/",
  access: "staff",
  permission: "settings",
  summary: "The shop's settings, where they differ from the defaults",
  reply: Data(v.object({ version: Count, values: Values })),
});

export const changeShopSettings = endpoint({
  method: "PATCH",
  path: "/dashboard/settings/",
  access: "staff",
  permission: "settings",
  summary: "Changes some of the shop's settings, all or none; null goes back to the default",
  body: v.object({
    /** The version that was read before it was edited; 0 before anything was changed. */
    version: Count,
    changes: v.pipe(
      v.record(text(KEY_MAXIMUM_LENGTH, 1), v.nullable(text(VALUE_MAXIMUM_LENGTH))),
      v.maxEntries(CHANGES_MAXIMUM),
    ),
  }),
  reply: Data(v.object({ version: Count, values: Values })),
});

const SettingsChange = v.object({
  version: Id,
  changed_at: Instant,
  /** Who; absent for an account that was erased. */
  changed_by: maybe(Text),
  changes: v.array(v.object({ key: Text, before: Text, after: Text })),
});

export const shopSettingsHistory = endpoint({
  method: "GET",
  path: "/dashboard/settings/history/",
  access: "staff",
  permission: "settings",
  summary: "Who changed which settings, the newest first",
  query: v.object(ListPage),
  reply: listReply(SettingsChange),
});
