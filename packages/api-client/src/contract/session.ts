import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Done, maybe, Status, Text, text } from "./fields.ts";

// What every page may call, apart from the account's own forms: it travels with each of them.

export const visitor = endpoint({
  method: "GET",
  path: "/user/visitor/",
  access: "public",
  summary: "Gives a new anonymous visitor id",
  reply: v.object({ ...Status, visitor_id: Text }),
});

/** Not among the required calls: revoking the token needs a call [R41]. */
export const logout = endpoint({
  method: "POST",
  path: "/user/logout/",
  access: "customer",
  summary: "Revokes the token that is sent",
  reply: Done,
});

export const metaTags = endpoint({
  method: "GET",
  path: "/user/meta-tags/",
  access: "public",
  summary: "Title, description and keywords of a page",
  query: v.object({ page_url: text(500, 1) }),
  reply: v.object({ ...Status, title: maybe(Text), description: maybe(Text), keywords: maybe(Text) }),
});
