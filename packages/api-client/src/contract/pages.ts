import { PAGE_SLUG_MAXIMUM_LENGTH } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Data, Instant, Text, text } from "./fields.ts";

/* Not among the required calls: the pages that the shop writes itself. */

export const ownPages = endpoint({
  method: "GET",
  path: "/pages/",
  access: "public",
  summary: "The published pages of the shop's own, by title",
  reply: Data(v.array(v.object({ slug: Text, title: Text, changed_at: Instant }))),
});

export const ownPage = endpoint({
  method: "GET",
  path: "/pages/{slug}/",
  access: "public",
  summary: "One published page of the shop's own, by its slug or one that it had",
  params: v.object({ slug: text(PAGE_SLUG_MAXIMUM_LENGTH, 1) }),
  reply: Data(
    v.object({
      /** Another one than was asked for where the page has moved. */
      slug: Text,
      title: Text,
      /** HTML, sanitised. */
      content: Text,
      /** For search engines: what the shop wrote, or how the text begins. */
      description: Text,
    }),
  ),
});
