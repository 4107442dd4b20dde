import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Count, Data, Text } from "./fields.ts";

/**
 * Not among the required calls. Servers that render pages ask for it when the version that `catalogueVersion` names has
 * changed.
 */
export const shopPolicy = endpoint({
  method: "GET",
  path: "/shop-policy/",
  access: "public",
  summary: "By which settings the shop is run, where they differ from the defaults (C59)",
  reply: Data(
    v.object({
      /** 0 before anything was changed. */
      version: Count,
      /** What was typed, by the setting's key. A key that a reader does not know has no meaning for it. */
      values: v.record(v.string(), Text),
    }),
  ),
});
