import { BULK_EDIT_MAXIMUM, BULK_FIELD_NAMES, BULK_MESSAGES, BULK_STEP_NAMES, PRODUCT_LIMITS } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, Decimal, Flag, Id, maybe, Text, text } from "../fields.ts";
import { ProductFilters } from "./products.ts";

/* One field of many products at once: looked at first, then applied as a whole. */

/** The domain checks what they say (`checkBulkForm`). */
const Change = {
  field: v.picklist(BULK_FIELD_NAMES),
  /** Of a price or an MRP. */
  step: maybe(v.picklist(BULK_STEP_NAMES)),
  /** Rupees or percent, by the step. */
  value: maybe(v.pipe(Decimal, v.maxValue(PRODUCT_LIMITS.price))),
  /** New amounts are rounded to whole rupees. */
  is_rounded: v.optional(Flag, false),
  /** An id, or a rate of GST in percent; null: none. */
  choice: v.optional(v.nullable(Count)),
  hsn_code: maybe(text(20)),
  /** Without it, products that would be sold below cost are refused. */
  may_below_cost: v.optional(Flag, false),
} as const;

/** The form's fields as the wire names them, in refusals too. */
export const BULK_FIELDS_OF_WIRE = {
  field: "field",
  step: "step",
  value: "value",
  isRounded: "is_rounded",
  choice: "choice",
  hsnCode: "hsn_code",
} as const;

export const previewBulkEdit = endpoint({
  method: "POST",
  path: "/dashboard/product-edits/",
  access: "staff",
  permission: "products",
  summary: "What a change of one field would do to many products; nothing changes yet",
  body: v.object({
    ...Change,
    /** Those that were chosen one by one; otherwise all that fit the filters. */
    ids: maybe(v.pipe(v.array(Id), v.maxLength(BULK_EDIT_MAXIMUM, BULK_MESSAGES.tooMany))),
    filters: maybe(v.object(ProductFilters)),
  }),
  isLong: true,
  reply: Data(
    v.object({
      /** To apply it by. */
      id: Id,
      /** How many would change, and how the first ten do. */
      changed: Count,
      samples: v.array(v.object({ id: Id, name: Text, before: Text, after: Text, is_unusual: Flag })),
      /** How many have it already. */
      unchanged: Count,
      /** How many of the prices change so much that it is asked whether they are right; they come first in the samples. */
      unusual: Count,
      /** Those that stay as they are: why, how many, and the names of some. */
      refused: v.array(v.object({ message: Text, count: Count, names: v.array(Text) })),
    }),
  ),
});

export const applyBulkEdit = endpoint({
  method: "POST",
  path: "/dashboard/product-edits/{id}/apply/",
  access: "staff",
  permission: "products",
  summary: "Applies the caller's edit as a whole; refused when one of its products has changed since it was looked at",
  params: ById,
  /** That unusual prices are right; without it they are refused with the code `unusual-price`. */
  body: v.object({ is_confirmed: v.optional(Flag, false) }),
  isLong: true,
  reply: Data(v.object({ changed: Count })),
});

export const undoBulkEdit = endpoint({
  method: "POST",
  path: "/dashboard/product-edits/{id}/undo/",
  access: "staff",
  permission: "products",
  summary: "Takes the caller's edit back by a second change; products that were changed since stay as they are",
  params: ById,
  isLong: true,
  reply: Data(
    v.object({
      undone: Count,
      /** Changed by somebody since. */
      left: Count,
    }),
  ),
});
