import { FIELD_LENGTHS, VOUCHER_STATES } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import {
  ById,
  Count,
  Data,
  Day,
  FileReply,
  Id,
  Instant,
  integer,
  Money,
  maybe,
  Text,
  text,
  Version,
} from "../fields.ts";
import { ListPage, listReply } from "./list.ts";

/*
 * Vouchers as staff see them (C38). A promotion's is made and changed here; a gift voucher is only seen, and of its
 * code, which is money, the end alone.
 */

const Voucher = v.object({
  id: Id,
  code: Text,
  kind: v.picklist(["flat", "percent", "gift"]),
  /** What a flat one takes off; what is left on a gift voucher. */
  amount: maybe(Money),
  percent: maybe(Count),
  /** The most that a percentage takes off. */
  cap: maybe(Money),
  minimum: maybe(Money),
  starts_at: maybe(Instant),
  ends_at: maybe(Instant),
  /** The first and the last day in India. */
  starts_on: maybe(Day),
  ends_on: maybe(Day),
  /** How often it can be used in all; without a limit when left out. */
  max_uses: maybe(Count),
  uses_left: maybe(Count),
  uses_per_customer: maybe(Count),
  /** By how many orders it was used. */
  used: Count,
  state: v.picklist(VOUCHER_STATES),
  version: Version,
});

export const staffVouchers = endpoint({
  method: "GET",
  path: "/dashboard/vouchers/",
  access: "staff",
  permission: "content",
  summary: "The shop's vouchers, newest first: promotions, or gift vouchers",
  query: v.object({
    kind: v.optional(v.picklist(["promotion", "gift"]), "promotion"),
    state: maybe(v.picklist(VOUCHER_STATES)),
    /** A promotion's code as it begins; of a gift voucher the whole code. */
    search: maybe(text(FIELD_LENGTHS.voucherCode)),
    ...ListPage,
  }),
  reply: listReply(Voucher),
});

export const staffVoucher = endpoint({
  method: "GET",
  path: "/dashboard/vouchers/{id}/",
  access: "staff",
  permission: "content",
  summary: "A voucher, with what it gave in all",
  params: ById,
  reply: Data(
    v.object({
      ...Voucher.entries,
      /** What it took off, or paid, in all orders. */
      given: Money,
      /** Who spent from a gift voucher first, and keeps its rest. */
      owner: maybe(v.object({ id: Id, name: Text })),
    }),
  ),
});

/** The domain checks what they say (`checkVoucherForm`). */
const Terms = {
  code: text(FIELD_LENGTHS.voucherCode, 1),
  kind: v.picklist(["flat", "percent"]),
  amount: maybe(Money),
  percent: maybe(integer(0)),
  cap: maybe(Money),
  minimum: maybe(Money),
  starts_on: maybe(Day),
  ends_on: maybe(Day),
  max_uses: maybe(integer(0)),
  uses_per_customer: maybe(integer(0)),
} as const;

export const createVoucher = endpoint({
  method: "POST",
  path: "/dashboard/vouchers/",
  access: "staff",
  permission: "content",
  summary: "Makes a promotion's voucher",
  body: v.object(Terms),
  reply: Data(v.object({ id: Id })),
});

export const editVoucher = endpoint({
  method: "PATCH",
  path: "/dashboard/vouchers/{id}/",
  access: "staff",
  permission: "content",
  summary: "Changes a promotion's voucher; the code of one that was used stays",
  params: ById,
  body: v.object({ ...Terms, version: Version }),
  reply: Data(v.object({ version: Version })),
});

export const endVoucher = endpoint({
  method: "POST",
  path: "/dashboard/vouchers/{id}/end/",
  access: "staff",
  permission: "content",
  summary: "Ends a promotion's voucher now",
  params: ById,
  body: v.object({ version: Version }),
  reply: Data(v.object({ version: Version })),
});

export const voucherUses = endpoint({
  method: "GET",
  path: "/dashboard/vouchers/{id}/uses/",
  access: "staff",
  permission: "content",
  summary: "The orders that used a voucher, newest first",
  params: ById,
  query: v.object(ListPage),
  reply: listReply(
    v.object({
      /** The order's id and number. */
      id: Id,
      order_id: Text,
      full_name: Text,
      /** What it took off, or paid. */
      amount: Money,
      used_at: Instant,
    }),
  ),
});

export const voucherUsesCsv = endpoint({
  method: "GET",
  path: "/dashboard/csv/voucher-uses/{id}/",
  access: "staff",
  permission: "content",
  summary: "All orders that used a voucher, newest first, as a CSV file",
  params: ById,
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});

/** The forms' fields as the wire names them, in refusals too. */
export const VOUCHER_FIELDS = {
  code: "code",
  kind: "kind",
  amount: "amount",
  percent: "percent",
  cap: "cap",
  minimum: "minimum",
  startsOn: "starts_on",
  endsOn: "ends_on",
  maxUses: "max_uses",
  usesPerCustomer: "uses_per_customer",
} as const;
