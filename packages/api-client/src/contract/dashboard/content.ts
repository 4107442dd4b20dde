import * as v from "valibot";
import { ProductCard } from "../catalogue.ts";
import { endpoint } from "../endpoint.ts";
import { Count, Data, Done, Flag, Id, integer, maybe, Text, text, Version } from "../fields.ts";
import { ListPage, listReply, MoveBody, MoveReply } from "./list.ts";

/*
 * The words and pictures of the shop that staff edit: one set of calls for all kinds. What a kind is, and what its
 * `values` are, stands in `content-kinds.ts`; the backend checks them by it.
 */

const Entry = v.record(v.string(), v.nullable(v.union([v.string(), v.number()])));
const Values = v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(Entry)])));

const ofKind = { kind: text(40, 1) };
const OfKind = v.object(ofKind);
const ItsId = v.object({ ...ofKind, id: Id });

/** Room for the longest of the kinds, a post, in any script: in bytes. */
export const CONTENT_SIZE_MAXIMUM = 1024 * 1024;

export const contentKinds = endpoint({
  method: "GET",
  path: "/dashboard/content/",
  access: "staff",
  permission: "content",
  summary: "The kinds of words and pictures that staff edit, and how many there are of each",
  reply: Data(v.array(v.object({ kind: Text, count: Count, hidden: Count }))),
});

export const contentList = endpoint({
  method: "GET",
  path: "/dashboard/content/{kind}/",
  access: "staff",
  permission: "content",
  summary: "What the shop has of one kind, in the order of the shop",
  params: OfKind,
  query: v.object({
    ...ListPage,
    search: maybe(text(100)),
    visible: maybe(v.picklist(["shown", "hidden"])),
    /** Of categories: their depth in the tree, from 1. */
    level: maybe(integer(1, 3)),
    /** Of categories: the one in which they stand, which is listed with them. */
    within: maybe(Id),
  }),
  reply: listReply(
    v.object({
      id: Id,
      title: Text,
      version: Version,
      /** What tells it from others, such as a banner's band. */
      detail: maybe(Text),
      image: maybe(Text),
      /** A category's depth in the tree, from 1. */
      level: maybe(Count),
      is_visible: Flag,
      /** The name of the category above it that is hidden, and it with it. */
      hidden_by: maybe(Text),
    }),
  ),
});

export const contentItem = endpoint({
  method: "GET",
  path: "/dashboard/content/{kind}/{id}/",
  access: "staff",
  permission: "content",
  summary: "One of a kind, as it is edited",
  params: ItsId,
  reply: Data(
    v.object({
      id: Id,
      title: Text,
      version: Version,
      values: Values,
      /** Why it cannot be deleted; absent when it can. */
      kept_because: maybe(Text),
    }),
  ),
});

export const createContent = endpoint({
  method: "POST",
  path: "/dashboard/content/{kind}/",
  access: "staff",
  permission: "content",
  summary: "Adds one of a kind, at the end of its order",
  params: OfKind,
  body: v.object({ values: Values }),
  bodyLimit: CONTENT_SIZE_MAXIMUM,
  reply: Data(v.object({ id: Id })),
});

export const changeContent = endpoint({
  method: "PATCH",
  path: "/dashboard/content/{kind}/{id}/",
  access: "staff",
  permission: "content",
  summary: "Changes one of a kind; 409 when somebody else changed it first",
  params: ItsId,
  body: v.object({ version: Version, values: Values }),
  bodyLimit: CONTENT_SIZE_MAXIMUM,
  reply: Data(v.object({ version: Version })),
});

export const showContent = endpoint({
  method: "PATCH",
  path: "/dashboard/content/{kind}/{id}/visibility/",
  access: "staff",
  permission: "content",
  summary: "Shows or hides one of a kind; 409 when somebody else changed it first",
  params: ItsId,
  body: v.object({ version: Version, is_visible: Flag }),
  reply: Data(v.object({ version: Version })),
});

export const moveContent = endpoint({
  method: "POST",
  path: "/dashboard/content/{kind}/{id}/move/",
  access: "staff",
  permission: "content",
  summary: "Moves one of a kind before or behind its neighbour",
  params: ItsId,
  body: MoveBody,
  reply: MoveReply,
});

export const deleteContent = endpoint({
  method: "DELETE",
  path: "/dashboard/content/{kind}/{id}/",
  access: "staff",
  permission: "content",
  summary: "Deletes one of a kind that nothing refers to (409 otherwise)",
  params: ItsId,
  reply: Done,
});

export const contentOptions = endpoint({
  method: "GET",
  path: "/dashboard/content-options/",
  access: "staff",
  permission: "content",
  summary: "Categories or products to choose from, by their names; the first twenty",
  query: v.object({
    of: v.picklist(["categories", "products"]),
    search: maybe(text(100)),
    /** The one that is chosen already. */
    id: maybe(Id),
  }),
  reply: Data(v.array(v.object({ id: Id, name: Text, image: maybe(Text) }))),
});

/** As many products stand in one row of the home page. */
const PRODUCTS_OF_ROW = 30;

/** Ids of products, with commas between them. */
const ProductIds = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/),
  v.transform((text) => text.split(",").map(Number)),
  v.maxLength(PRODUCTS_OF_ROW),
);

export const contentProducts = endpoint({
  method: "GET",
  path: "/dashboard/content-products/",
  access: "staff",
  permission: "content",
  summary: "The cards of up to 30 products in the order given, without those that the shop does not sell",
  query: v.object({ ids: ProductIds }),
  reply: Data(v.array(ProductCard)),
});
