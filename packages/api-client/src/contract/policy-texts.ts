import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Count, Data, Flag, Instant, maybe, Text, text } from "./fields.ts";

/* Not among the required calls: what an owner wrote in the place of the shop's own policies and FAQ. */

const PAGE_MAXIMUM_LENGTH = 40;

/** The end of the page's address, such as `shipping-policy`. */
export const PolicyPage = text(PAGE_MAXIMUM_LENGTH, 1);

/** Words that may name facts (`{{minimum-order}}`), which who renders them fills in. */
const Run = v.union([Text, v.object({ text: Text, href: Text }), v.object({ strong: Text }), v.object({ em: Text })]);
const Runs = v.array(Run);

const Paragraph = v.object({ kind: v.literal("paragraph"), text: Runs });
const List = v.object({ kind: v.literal("list"), ordered: Flag, items: v.array(Runs) });
const Definition = v.object({ term: Text, description: Runs });
const Block = v.variant("kind", [
  Paragraph,
  List,
  v.object({ kind: v.literal("definitions"), entries: v.array(Definition) }),
  v.object({ kind: v.literal("heading"), title: Text }),
  v.object({
    kind: v.literal("question"),
    id: Text,
    question: Text,
    answer: v.array(v.variant("kind", [Paragraph, List])),
  }),
]);

/** A page of typed blocks. */
export const PolicyText = v.object({
  title: Text,
  description: Text,
  /** The calendar day of its last change, in India. */
  updated_on: v.pipe(v.string(), v.isoDate()),
  intro: maybe(Runs),
  highlights: maybe(v.array(Definition)),
  sections: v.array(v.object({ id: Text, title: Text, blocks: v.array(Block) })),
});

export const ownPolicyTexts = endpoint({
  method: "GET",
  path: "/policy-texts/",
  access: "public",
  summary: "Which policies an owner rewrote, and what search engines read of them",
  reply: Data(
    v.array(
      v.object({
        page: Text,
        /** Grows with each change. */
        version: Count,
        title: Text,
        description: Text,
        changed_at: Instant,
      }),
    ),
  ),
});

export const ownPolicyText = endpoint({
  method: "GET",
  path: "/policy-texts/{page}/",
  access: "public",
  summary: "What an owner wrote for a policy; nothing while the page has the shop's own text",
  params: v.object({ page: PolicyPage }),
  reply: Data(v.object({ text: maybe(PolicyText) })),
});
