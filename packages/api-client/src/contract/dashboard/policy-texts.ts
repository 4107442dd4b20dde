import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, Data, Flag, Instant, maybe, Text, text } from "../fields.ts";
import { PolicyPage, PolicyText } from "../policy-texts.ts";

/** The domain says how long each may be. */
const LINE_MAXIMUM_LENGTH = 1000;
const CONTENT_MAXIMUM_LENGTH = 100_000;

const Params = v.object({ page: PolicyPage });

/** What is typed; HTML is sanitised, and words name facts. */
const TypedWords = v.object({
  title: text(LINE_MAXIMUM_LENGTH),
  description: text(LINE_MAXIMUM_LENGTH),
  content: text(CONTENT_MAXIMUM_LENGTH),
});
const Words = v.object({ title: Text, description: Text, content: Text });

/** The version that was read before it was edited; 0 before anything was changed. */
const Version = Count;

const Changed = {
  version: Version,
  /** Whether it has words of the owner's. */
  is_own: Flag,
  /** Since when, and by whom. */
  changed_at: maybe(Instant),
  changed_by: maybe(Text),
};

export const policyTexts = endpoint({
  method: "GET",
  path: "/dashboard/policy-texts/",
  access: "staff",
  permission: "settings",
  summary: "The policies and the FAQ, and which of them were rewritten",
  reply: Data(v.array(v.object({ page: Text, title: Text, ...Changed }))),
});

export const policyText = endpoint({
  method: "GET",
  path: "/dashboard/policy-texts/{page}/",
  access: "staff",
  permission: "settings",
  summary: "The text of a policy for an editor, the shop's own, and the facts that it may name",
  params: Params,
  reply: Data(
    v.object({
      page: Text,
      ...Changed,
      values: Words,
      /** The text of the shop that counts after a reset. */
      standard: Words,
      facts: v.array(
        v.object({
          name: Text,
          label: Text,
          /** What it says now; empty where there is nothing to say. */
          value: Text,
          /** Whether the law asks a shop for it, and the shop's own text states it here. */
          is_required: Flag,
        }),
      ),
    }),
  ),
});

export const changePolicyText = endpoint({
  method: "PATCH",
  path: "/dashboard/policy-texts/{page}/",
  access: "staff",
  permission: "settings",
  summary: "Rewrites a policy",
  params: Params,
  body: v.object({ version: Version, values: TypedWords }),
  reply: Data(v.object({ version: Version, values: Words })),
});

export const resetPolicyText = endpoint({
  method: "POST",
  path: "/dashboard/policy-texts/{page}/reset/",
  access: "staff",
  permission: "settings",
  summary: "Gives a policy the shop's own text again",
  params: Params,
  body: v.object({ version: Version }),
  reply: Data(v.object({ version: Version })),
});

export const previewPolicyText = endpoint({
  method: "POST",
  path: "/dashboard/policy-texts/{page}/preview/",
  access: "staff",
  permission: "settings",
  summary: "A policy in these words, as shoppers would see it with the facts of now; nothing is saved",
  params: Params,
  body: v.object({ values: TypedWords }),
  reply: Data(PolicyText),
});
