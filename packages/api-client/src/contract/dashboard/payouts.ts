import {
  CLOSING_REASON_MAXIMUM_LENGTH,
  CLOSING_WAYS,
  isCalendarDate,
  OWED_AGES,
  OWED_STATES,
  type PAYOUT_COLUMNS,
  PAYOUT_KINDS,
  PAYOUT_LINE_STATES,
  PAYOUT_SIZE_MAXIMUM,
  REFERENCE_MAXIMUM_LENGTH,
  SELECT_A_DATE,
} from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import {
  ById,
  Count,
  Data,
  Day,
  Done,
  FileBody,
  FileReply,
  Flag,
  Id,
  Instant,
  Money,
  maybe,
  Text,
  text,
} from "../fields.ts";
import { Sum } from "./books.ts";
import { ListPage, listReply } from "./list.ts";

const OF_BOOKS = { access: "staff", permission: "sales" } as const;

const Kind = v.picklist(PAYOUT_KINDS);
const LineState = v.picklist(PAYOUT_LINE_STATES);

/** A courier's name as it stands at a parcel; of a gateway its name. */
const Payer = text(100);

const Header = maybe(text(200));

/** The header of each column, where the file does not say it in a way that is known. */
const Mapping = v.object({
  order: Header,
  tracking: Header,
  payment: Header,
  transaction: Header,
  refund: Header,
  type: Header,
  amount: Header,
  fee: Header,
  tax: Header,
  net: Header,
  day: Header,
  utr: Header,
} satisfies Record<keyof typeof PAYOUT_COLUMNS, typeof Header>);

export const uploadPayout = endpoint({
  ...OF_BOOKS,
  method: "POST",
  path: "/dashboard/payouts/",
  summary: "Uploads what a courier or the gateway paid out, as CSV, for review; nothing counts yet",
  query: v.object({
    kind: Kind,
    /** Of a courier's cash: whose. */
    payer: maybe(Payer),
    /** Day and UTR of the whole file, where its lines do not say them. */
    paid_on: maybe(Day),
    bank_reference: maybe(text(REFERENCE_MAXIMUM_LENGTH)),
    ...Mapping.entries,
  }),
  body: FileBody,
  encoding: "file",
  bodyLimit: PAYOUT_SIZE_MAXIMUM,
  isLong: true,
  reply: Data(
    v.object({
      /** Absent where columns are missing: the file is sent again with them. */
      id: maybe(Id),
      headers: v.array(Text),
      /** The header of each column that was found. */
      columns: Mapping,
      /** What is missing. */
      problem: maybe(Text),
    }),
  ),
});

const Subject = {
  /** What the line is about, as the file writes it. */
  reference: Text,
  order_id: maybe(Id),
  /** Of the order that it is about, or that its payment paid. */
  order_number: maybe(Text),
} as const;

const Line = v.object({
  id: Id,
  line: Count,
  ...Subject,
  state: LineState,
  amount: Money,
  fee: Money,
  tax: Money,
  /** How much counts, and how much does not. */
  counted: Money,
  rest: Money,
  /** What is owed still after it. */
  short_by: Money,
  day: maybe(Day),
  utr: Text,
  /** Why it cannot be read. */
  problem: maybe(Text),
  /** When the earlier file was applied that has the line, or that settled what it is about. */
  earlier_on: maybe(Instant),
});

const Head = {
  id: Id,
  kind: Kind,
  payer: Text,
  lines: Count,
  /** Of all lines. */
  amount: Sum,
  fee: Sum,
  tax: Sum,
  uploaded_at: Instant,
  applied_at: maybe(Instant),
  /** The member of staff who uploaded it. */
  by: Text,
} as const;

export const payout = endpoint({
  ...OF_BOOKS,
  method: "GET",
  path: "/dashboard/payouts/{id}/",
  summary: "A file that is applied, or that the caller uploaded: what each of its lines does, in the file's order",
  params: ById,
  query: v.object({ state: maybe(LineState), ...ListPage }),
  reply: v.object({
    ...listReply(Line).entries,
    summary: v.object({
      ...Head,
      /** How much of the amount counts. */
      counted: Sum,
      states: v.array(v.object({ state: LineState, count: Count, amount: Sum })),
    }),
  }),
});

export const applyPayout = endpoint({
  ...OF_BOOKS,
  method: "POST",
  path: "/dashboard/payouts/{id}/apply/",
  summary: "Counts the lines of the caller's uploaded file, all or none; refused where they do something else by now",
  params: ById,
  isLong: true,
  reply: Data(v.object({ counted: Sum })),
});

export const takeBackPayout = endpoint({
  ...OF_BOOKS,
  method: "POST",
  path: "/dashboard/payouts/{id}/take-back/",
  summary: "Takes an applied file back: none of its lines counts any more, and it can be uploaded again",
  params: ById,
  isLong: true,
  reply: Done,
});

export const payouts = endpoint({
  ...OF_BOOKS,
  method: "GET",
  path: "/dashboard/payouts/",
  summary: "The files that are applied, newest first",
  query: v.object(ListPage),
  reply: listReply(v.object(Head)),
});

const Part = v.object({ count: Count, amount: Sum });

const Payers = v.object({
  kind: Kind,
  /** Empty where no courier was named. */
  payer: Text,
  owed: Part,
  /** When the oldest was delivered, or paid. */
  oldest: maybe(Instant),
  week: Part,
  fortnight: Part,
  longer: Part,
  /** Of those something came. */
  short: Part,
});

export const moneyOwed = endpoint({
  ...OF_BOOKS,
  method: "GET",
  path: "/dashboard/money-owed/",
  summary: "Who owes how much to the shop, and for how long; sums of a thousand or more may be seconds old",
  reply: Data(
    v.object({
      payers: v.array(Payers),
      /** Lines that belong to nothing: below zero what was taken. */
      to_check: Part,
      /** Paid refunds of settled payments that no settlement has taken off yet. */
      refunds: Part,
    }),
  ),
});

const OwedFilters = {
  kind: v.optional(Kind, "cash"),
  /** A courier or a gateway; empty: parcels without a courier. */
  payer: v.optional(Payer, ""),
  state: maybe(v.picklist(OWED_STATES)),
  age: maybe(v.picklist(OWED_AGES)),
} as const;

const OwedRow = v.object({
  order_id: maybe(Id),
  order_number: maybe(Text),
  /** Of a payment. */
  txn_id: maybe(Text),
  /** The number of the parcel, or of the payment at its gateway. */
  reference: maybe(Text),
  /** When it was delivered, or paid. */
  since: Instant,
  due: Money,
  received: Money,
  written_off: Money,
  left: Money,
});

export const owedMoney = endpoint({
  ...OF_BOOKS,
  method: "GET",
  path: "/dashboard/money-owed/list/",
  summary: "What a courier or the gateway owes, order by order, the oldest first",
  query: v.object({ ...OwedFilters, ...ListPage }),
  reply: listReply(OwedRow),
});

export const owedMoneyCsv = endpoint({
  ...OF_BOOKS,
  method: "GET",
  path: "/dashboard/csv/money-owed/",
  summary: "All that a courier or the gateway owes, the oldest first, as a CSV file",
  query: v.object(OwedFilters),
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});

export const refundsNotDeducted = endpoint({
  ...OF_BOOKS,
  method: "GET",
  path: "/dashboard/money-owed/refunds/",
  summary: "Paid refunds of settled payments that no settlement has taken off yet, the oldest first",
  query: v.object(ListPage),
  reply: listReply(
    v.object({ id: Id, order_id: Id, order_number: Text, txn_id: Text, amount: Money, paid_at: Instant }),
  ),
});

const Closing = v.object({
  id: Id,
  way: v.picklist(CLOSING_WAYS),
  reason: Text,
  amount: Money,
  at: Instant,
  by: Text,
});

const LineFilters = { closed: v.optional(v.picklist(["yes", "no"]), "no") } as const;

export const payoutLinesToCheck = endpoint({
  ...OF_BOOKS,
  method: "GET",
  path: "/dashboard/money-owed/lines/",
  summary: "Lines of applied files whose money belongs to nothing, or those that staff closed, newest first",
  query: v.object({ ...LineFilters, ...ListPage }),
  reply: listReply(
    v.object({
      ...{ ...Line.entries, payout_id: Id, payer: Text, kind: Kind, applied_at: Instant, closing: maybe(Closing) },
      /** How much is to be checked: the rest, and what counted too while it is not due. */
      open: Money,
      /** Why money that counted before it was due is not due yet, or never. */
      not_due: maybe(v.picklist(["waiting", "cancelled", "undelivered", "payment_failed"])),
    }),
  ),
});

export const payoutLinesCsv = endpoint({
  ...OF_BOOKS,
  method: "GET",
  path: "/dashboard/csv/payout-lines/",
  summary: "All lines of applied files whose money belongs to nothing, or that staff closed, as a CSV file",
  query: v.object(LineFilters),
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});

export const closeOwed = endpoint({
  ...OF_BOOKS,
  method: "POST",
  path: "/dashboard/money-owed/closings/",
  summary: "Closes what is left of an order's cash or a payment, or a line that belongs to nothing",
  body: v.object({
    /** One of the three. */
    order_id: maybe(Id),
    txn_id: maybe(text(64, 1)),
    line_id: maybe(Id),
    way: v.picklist(CLOSING_WAYS),
    reason: text(CLOSING_REASON_MAXIMUM_LENGTH, 1),
    /** How much the member of staff saw: another amount is left as it is. */
    seen: Money,
  }),
  reply: Data(v.object({ id: Id })),
});

export const undoClosing = endpoint({
  ...OF_BOOKS,
  method: "POST",
  path: "/dashboard/money-owed/closings/{id}/undo/",
  summary: "Opens again what was closed; undoing twice counts once",
  params: ById,
  reply: Done,
});

const Until = {
  kind: v.optional(Kind, "cash"),
  /** A courier or a gateway; absent: all of them. */
  payer: maybe(Payer),
  /** The last day of India on which it was delivered, or paid. */
  until: v.pipe(Day, v.guard(isCalendarDate, SELECT_A_DATE)),
} as const;

export const owedUntil = endpoint({
  ...OF_BOOKS,
  method: "GET",
  path: "/dashboard/money-owed/until/",
  summary: "How much is left of what was owed until a day: what closing it would close",
  query: v.object(Until),
  reply: Data(Part),
});

export const closeOwedUntil = endpoint({
  ...OF_BOOKS,
  method: "POST",
  path: "/dashboard/money-owed/until/",
  summary: "Closes all that is left of what was owed until a day",
  body: v.object({
    ...Until,
    way: v.picklist(CLOSING_WAYS),
    reason: text(CLOSING_REASON_MAXIMUM_LENGTH, 1),
    /** What the member of staff saw: where it is another by now, nothing is closed. */
    seen_count: Count,
    seen: Sum,
  }),
  reply: Data(v.object({ together: Text })),
  isLong: true,
});

export const closedUntil = endpoint({
  ...OF_BOOKS,
  method: "GET",
  path: "/dashboard/money-owed/until/closed/",
  summary: "What was closed together and is not all opened again, newest first",
  reply: Data(
    v.array(
      v.object({
        together: Text,
        kind: Kind,
        /** Orders or payments that are closed still, and how much of them. */
        count: Count,
        amount: Sum,
        way: v.picklist(CLOSING_WAYS),
        reason: Text,
        at: Instant,
        by: Text,
      }),
    ),
  ),
});

export const undoClosedUntil = endpoint({
  ...OF_BOOKS,
  method: "POST",
  path: "/dashboard/money-owed/until/{together}/undo/",
  summary: "Opens again what was closed together; 409 where all of it is open again already",
  params: v.object({ together: v.pipe(v.string(), v.uuid()) }),
  reply: Done,
  isLong: true,
});

/** What came of an order's money, for its page. */
export const OrderMoney = v.object({
  /** Who owes how much of it, and since when. */
  owed: maybe(v.object({ kind: Kind, payer: Text, amount: Money, since: Instant })),
  /** Lines of applied files that are about it, oldest first. */
  lines: v.array(
    v.object({
      payout_id: Id,
      kind: Kind,
      payer: Text,
      state: LineState,
      amount: Money,
      counted: Money,
      fee: Money,
      tax: Money,
      day: maybe(Day),
      utr: Text,
      applied_at: Instant,
      /** It takes off a refund. */
      is_refund: Flag,
    }),
  ),
  /** What staff closed of it, oldest first. */
  closings: v.array(Closing),
});
