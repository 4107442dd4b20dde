import {
  DISCOUNT_KINDS,
  DISCOUNT_SCOPES,
  DISCOUNT_STATES,
  DISCOUNT_TARGETS_MAXIMUM,
  FIELD_LENGTHS,
} from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, Flag, Id, Instant, integer, Money, maybe, Text, text, Version } from "../fields.ts";
import { ListPage, listReply } from "./list.ts";

/* What the shop takes off by itself, without a code, and scheduled prices of single products. */

const Discount = v.object({
  id: Id,
  /** As shoppers read it. */
  name: Text,
  scope: v.picklist(DISCOUNT_SCOPES),
  kind: v.picklist(DISCOUNT_KINDS),
  percent: maybe(Count),
  /** What it takes off, or the price that it sets. */
  amount: maybe(Money),
  /** Of the cart: the smallest total of goods, with their GST. */
  minimum: maybe(Money),
  starts_at: Instant,
  ends_at: maybe(Instant),
  state: v.picklist(DISCOUNT_STATES),
  /** Of products, categories or brands. What is no longer there is left out. */
  targets: v.array(v.object({ id: Id, name: Text })),
  may_below_cost: Flag,
  version: Version,
});

export const staffDiscounts = endpoint({
  method: "GET",
  path: "/dashboard/discounts/",
  access: "staff",
  permission: "products",
  summary: "The shop's discounts and scheduled prices, newest first",
  query: v.object({
    state: maybe(v.picklist(DISCOUNT_STATES)),
    /** Those that are for this product by itself. */
    product: maybe(Id),
    ...ListPage,
  }),
  reply: listReply(Discount),
});

export const staffDiscount = endpoint({
  method: "GET",
  path: "/dashboard/discounts/{id}/",
  access: "staff",
  permission: "products",
  summary: "A discount",
  params: ById,
  reply: Data(Discount),
});

/** The domain checks what they say (`checkDiscountForm`). */
const Terms = {
  name: text(FIELD_LENGTHS.discountName),
  scope: v.picklist(DISCOUNT_SCOPES),
  targets: v.optional(v.pipe(v.array(Id), v.maxLength(DISCOUNT_TARGETS_MAXIMUM)), []),
  kind: v.picklist(DISCOUNT_KINDS),
  percent: maybe(integer(0)),
  amount: maybe(Money),
  minimum: maybe(Money),
  /** At once when left out. */
  starts_at: maybe(Instant),
  ends_at: maybe(Instant),
} as const;

/** Without it, what would sell below cost is refused with the code `below-cost`. */
const Confirmed = { ...Terms, may_below_cost: v.optional(v.boolean(), false) } as const;

const Prices = v.array(v.object({ id: Id, name: Text, price: Money, becomes: Money }));

export const previewDiscount = endpoint({
  method: "POST",
  path: "/dashboard/discounts/preview/",
  access: "staff",
  permission: "products",
  summary: "What a discount would do: how many products it is for, and what becomes of some prices",
  body: v.object(Terms),
  reply: Data(
    v.object({
      products: Count,
      samples: Prices,
      /** How many would be sold below cost, and some of them. */
      below_cost: Count,
      below_cost_samples: Prices,
    }),
  ),
});

export const createDiscount = endpoint({
  method: "POST",
  path: "/dashboard/discounts/",
  access: "staff",
  permission: "products",
  summary: "Adds a discount, or a scheduled price of a product",
  body: v.object(Confirmed),
  reply: Data(v.object({ id: Id })),
});

export const editDiscount = endpoint({
  method: "PATCH",
  path: "/dashboard/discounts/{id}/",
  access: "staff",
  permission: "products",
  summary: "Changes a discount",
  params: ById,
  body: v.object({ ...Confirmed, version: Version }),
  reply: Data(v.object({ version: Version })),
});

export const endDiscount = endpoint({
  method: "POST",
  path: "/dashboard/discounts/{id}/end/",
  access: "staff",
  permission: "products",
  summary: "Ends a discount now",
  params: ById,
  body: v.object({ version: Version }),
  reply: Data(v.object({ version: Version })),
});

/** The forms' fields as the wire names them, in refusals too. */
export const DISCOUNT_FIELDS = {
  name: "name",
  scope: "scope",
  targets: "targets",
  kind: "kind",
  percent: "percent",
  amount: "amount",
  minimum: "minimum",
  startsAt: "starts_at",
  endsAt: "ends_at",
  mayBelowCost: "may_below_cost",
} as const;
