import {
  ADDITIONS_AT_MOST,
  ORDER_NOTE_MAXIMUM_LENGTH,
  ORDER_STATES,
  TRACKING_NUMBER_MAXIMUM_LENGTH,
} from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, Day, FileReply, Flag, Id, Instant, Money, maybe, Text, text } from "../fields.ts";
import { Order, paymentState } from "../orders.ts";
import { ListPage, listReply } from "./list.ts";
import { OrderMoney } from "./payouts.ts";
import { Refund } from "./refunds.ts";
import { StaffReturn } from "./returns.ts";

const State = v.picklist(ORDER_STATES);

const Row = v.object({
  id: Id,
  order_id: Text,
  order_date: Instant,
  order_status: Text,
  pay_type: Text,
  is_paid: Flag,
  ...paymentState,
  final_total: Money,
  /** Whom the parcel is for. */
  full_name: Text,
  mobile_no: Text,
  city: maybe(Text),
  /** How many pieces are to be packed, and of what. */
  pieces: Count,
  products: v.array(v.object({ product_name: Text, quantity: Count })),
  return_requested_at: maybe(Instant),
  /** Who carries it and by which number, as far as that is known. */
  tracking: maybe(v.object({ courier: Text, number: Text })),
  /** How often what it holds, or where it goes, was changed. */
  change_count: Count,
  /** The order in whose parcel it goes. */
  goes_with: maybe(v.object({ id: Id, order_id: Text, order_status: Text })),
  /** What was added to it and is not cancelled, oldest first. */
  additions: maybe(v.array(v.object({ order_id: Text, is_payable: Flag }))),
});

/** Which orders. */
const Filters = {
  order_status: maybe(State),
  /** Paid; to be paid on delivery; waiting for its payment; or paid back, whole or in part. */
  payment: maybe(v.picklist(["paid", "cash", "unpaid", "refunded"])),
  /**
   * Those that can be accepted; whose payment is unclear; that their customers want to return; that came back undelivered,
   * and whose refund is due; whose refund failed, or is paid manually; whose refund was asked for at a gateway that the
   * store has no longer; that count as sold: paid or to be paid on delivery, and neither cancelled, returned nor come back.
   */
  show: maybe(v.picklist(["accept", "payment", "return", "refund_due", "refund", "refund_unclear", "sold"])),
  city: maybe(text(60)),
  /** Days in India, both included. */
  from: maybe(Day),
  to: maybe(Day),
  /** Words of the order's number, the receiver's name or mobile, each as it begins; or the PIN code that it goes to. */
  search: maybe(text(100)),
} as const;

export const staffOrders = endpoint({
  method: "GET",
  path: "/dashboard/orders/",
  access: "staff",
  permission: "orders",
  summary: "The shop's orders, newest first, by what is asked for",
  query: v.object({ ...Filters, ...ListPage }),
  reply: listReply(Row),
});

export const staffOrdersCsv = endpoint({
  method: "GET",
  path: "/dashboard/csv/orders/",
  access: "staff",
  permission: "sales",
  summary: "All orders that fit, newest first, as a CSV file",
  query: v.object(Filters),
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});

const Event = v.object({
  action: Text,
  state: Text,
  actor: Text,
  at: Instant,
  /** The member of staff who did it. */
  by: maybe(Text),
  /** What staff changed, by field, before and after. */
  changes: v.array(v.object({ field: Text, before: maybe(Text), after: maybe(Text) })),
});

/** What staff wrote down; none of its words once the customer's account is erased. */
const Note = v.object({
  id: Id,
  text: maybe(Text),
  /** Written to the customer; all others stay in the shop. */
  is_to_customer: Flag,
  at: Instant,
  /** The member of staff who wrote it. */
  by: Text,
});

/** A payment that was begun for an order, whatever came of it. */
const Payment = v.object({
  /** What the gateway knows it by. */
  txn_id: Text,
  gateway: Text,
  state: v.picklist(["pending", "paid", "failed", "cancelled"]),
  amount: Money,
  begun_at: Instant,
  /** The gateway's own number of it. */
  reference: maybe(Text),
});

const Action = v.picklist([
  "accept",
  "pack",
  "ship",
  "deliver",
  "cancel",
  "undelivered",
  "send again",
  "give back",
  "return",
]);

export const staffOrder = endpoint({
  method: "GET",
  path: "/dashboard/orders/{id}/",
  access: "staff",
  permission: "orders",
  summary: "An order with all that happened to it, and what the member of staff may do with it now",
  params: ById,
  reply: Data(
    v.object({
      ...Order.entries,
      /** Who ordered it, for those who may see customers. */
      customer_id: maybe(Id),
      invoice: maybe(Text),
      returns: v.array(StaffReturn),
      /** Until when the member of staff can begin one; undefined when they cannot. */
      return_until: maybe(Instant),
      /** What was said of its parcel that came back. */
      undelivered_reason: maybe(Text),
      /** Whether all that was paid for it is due to be given back, since it came back undelivered. */
      is_refund_due: maybe(Flag),
      /** What was paid at the door. */
      cash_collected: maybe(Money),
      /** What came of the money, for those who keep the books. */
      money: maybe(OrderMoney),
      /** How much the member of staff can refund now. */
      refundable: Money,
      /** Whether people would pay that refund: no gateway that the store has took the money. */
      is_refund_by_hand: Flag,
      refunds: v.array(Refund),
      /** Which batches its pieces are of that were taken for it, as far as they are of any. */
      batches: maybe(v.array(v.object({ product_id: Id, number: Text, best_before: Day, pieces: Count }))),
      /** Oldest first. */
      payments: v.array(Payment),
      events: v.array(Event),
      /** How often its goods were changed; undefined where they cannot be, or not by this member of staff. */
      changes: maybe(Count),
      /** The packed additions without a number of their own, which go in its parcel where it is handed over now. */
      in_parcel: maybe(v.array(Id)),
      /** Whether the member of staff can add goods to it now. */
      is_addable: maybe(Flag),
      /** The same, whoever looks: who accepts or packs it says how often they saw. */
      change_count: Count,
      /** Oldest first. */
      notes: maybe(v.array(Note)),
      /** The courier who may have a parcel of it that nobody knows of: a booking had no clear answer. */
      maybe_booked_with: maybe(Text),
      /** The courier with whom the store can book its parcel now. */
      books_with: maybe(Text),
      actions: v.array(Action),
    }),
  ),
});

export const addOrderNote = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/notes/",
  access: "staff",
  permission: "orders",
  summary:
    "Writes a note on an order, for the staff alone or to its customer, who is mailed it; a repeated one counts once",
  params: ById,
  body: v.object({ text: text(ORDER_NOTE_MAXIMUM_LENGTH, 1), to_customer: Flag }),
  reply: Data(v.array(Note)),
});

/** What the member of staff saw: an order that changed in the meantime is left as it is. */
const Seen = { order_status: State } as const;

const WebAddress = v.pipe(text(500), v.url(), v.regex(/^https?:\/\//));

/** The packed additions that are in its parcel, as the member of staff has them there. */
const InParcel = {
  additions: v.optional(v.pipe(v.array(Id), v.maxLength(ADDITIONS_AT_MOST)), []),
} as const;

/** Who carries an order, and by which number: own delivery and what is handed over have none. */
const Parcel = {
  courier: text(100, 1),
  tracking_number: maybe(text(TRACKING_NUMBER_MAXIMUM_LENGTH)),
  /** Where the parcel's way is shown. */
  tracking_url: maybe(WebAddress),
} as const;

export const progressOrder = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/progress/",
  access: "staff",
  permission: "orders",
  summary: "Accepts, packs or delivers an order (C45)",
  params: ById,
  /** `changes` is how often it was changed, as the member of staff saw it: who saw it otherwise is refused. */
  body: v.object({ action: v.picklist(["accept", "pack", "deliver"]), ...Seen, changes: Count }),
  reply: Data(v.object({ order_status: Text })),
});

export const shipParcel = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/ship/",
  access: "staff",
  permission: "orders",
  summary: "Hands a packed order to its carrier (C45)",
  params: ById,
  /** `seen_parcel` is what the member of staff saw of it; null: nothing. An order with another one is left as it is. */
  body: v.object({
    ...Seen,
    ...Parcel,
    ...InParcel,
    seen_parcel: v.nullable(v.object({ courier: Text, number: Text })),
  }),
  reply: Data(v.object({ order_status: Text })),
});

export const bookParcel = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/book/",
  access: "staff",
  permission: "orders",
  summary:
    "Books a packed order's parcel with the store's courier, and hands it over by the number that the courier gives",
  params: ById,
  isLong: true,
  body: v.object({ ...Seen, ...InParcel }),
  reply: Data(v.object({ order_status: Text, tracking_number: Text })),
});

export const correctParcel = endpoint({
  method: "PATCH",
  path: "/dashboard/orders/{id}/parcel/",
  access: "staff",
  permission: "orders",
  summary: "Corrects the carrier or the number of a shipped parcel, and mails the customer",
  params: ById,
  /** `seen_number` is the number that the member of staff saw; null: none. A parcel with another one is left as it is. */
  body: v.object({ ...Parcel, seen_number: v.nullable(Text) }),
  reply: Data(v.object({ order_status: Text })),
});

export const undeliveredParcel = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/undelivered/",
  access: "staff",
  permission: "orders",
  summary: "Records that a shipped order came back undelivered (C55)",
  params: ById,
  body: v.object({
    ...Seen,
    /** Why, for the customer's mail. */
    reason: text(500, 1),
    /** When it came back: a day in India, from its shipping until today. */
    day: Day,
    /** Whether its goods go back into stock. */
    restock: maybe(Flag),
    /** Whether all that was paid for it is refunded now, by who may refund; otherwise that is due, unless it is sent again. */
    refund: maybe(Flag),
  }),
  reply: Data(v.object({ order_status: Text })),
});

export const sendParcelAgain = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/send-again/",
  access: "staff",
  permission: "orders",
  summary: "Hands an order that came back undelivered to its carrier once more (C55)",
  params: ById,
  body: v.object({ ...Seen, ...Parcel }),
  reply: Data(v.object({ order_status: Text })),
});

export const withdrawOrder = endpoint({
  method: "POST",
  path: "/dashboard/orders/{id}/withdraw/",
  access: "staff",
  permission: "refunds",
  summary:
    "Cancels an order before it is shipped, takes a delivered one back, or gives back what was paid for one that came back undelivered (C45, C55)",
  params: ById,
  body: v.object({
    action: v.picklist(["cancel", "return", "give back"]),
    ...Seen,
    note: maybe(text(500)),
    /** Whether goods that came back go back into stock. */
    restock: maybe(Flag),
  }),
  reply: Data(v.object({ order_status: Text })),
});
