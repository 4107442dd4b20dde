import {
  BLOCK_REASON_MAXIMUM,
  BLOCK_REASON_REQUIRED,
  COIN_CHANGE_ACTIONS,
  COIN_CHANGE_MAXIMUM,
  COIN_CHANGE_REASON_MAXIMUM,
  ORDER_NOTE_MAXIMUM_LENGTH,
} from "@store/domain";
import * as v from "valibot";
import { CoinRecord } from "../coins.ts";
import { endpoint } from "../endpoint.ts";
import {
  ById,
  Count,
  Data,
  Day,
  Done,
  FileReply,
  Flag,
  Id,
  Instant,
  integer,
  Money,
  maybe,
  Text,
  text,
} from "../fields.ts";
import { paymentState } from "../orders.ts";
import { ListPage, listReply } from "./list.ts";

const Row = v.object({
  id: Id,
  name: Text,
  email: maybe(Text),
  mobile: maybe(Text),
  joined_at: Instant,
  /** False once the account was closed. */
  is_active: Flag,
  /** The shop takes no orders from the account. */
  is_blocked: v.optional(Flag, false),
  /** Orders that were not cancelled. */
  orders: Count,
  /** Paid for orders, less what was refunded. */
  spent: Money,
});

const Note = v.object({ id: Id, text: Text, at: Instant, /** Who of the staff. */ by: Text });

const Filters = {
  /** Words of a name, an email, a mobile, each as it begins. */
  search: maybe(text(100)),
  /** Days in India on which they joined, both included. */
  from: maybe(Day),
  to: maybe(Day),
} as const;

export const staffCustomers = endpoint({
  method: "GET",
  path: "/dashboard/customers/",
  access: "staff",
  permission: "customers",
  summary: "The shop's customers, the newest first",
  query: v.object({ ...Filters, ...ListPage }),
  reply: listReply(Row),
});

export const staffCustomersCsv = endpoint({
  method: "GET",
  path: "/dashboard/csv/customers/",
  access: "staff",
  permission: "customers",
  summary: "All customers that fit, the newest first, as a CSV file",
  query: v.object(Filters),
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});

export const staffCustomer = endpoint({
  method: "GET",
  path: "/dashboard/customers/{id}/",
  access: "staff",
  permission: "customers",
  summary: "A customer, with addresses, orders, coins, membership, subscriptions and gift vouchers",
  params: ById,
  reply: Data(
    v.object({
      ...Row.entries,
      cancelled_orders: Count,
      company: maybe(Text),
      email_is_proven: Flag,
      mobile_is_proven: Flag,
      /** Until when the customer is a member of SO Elite. */
      elite_until: maybe(Instant),
      addresses: v.array(v.object({ id: Id, full_name: Text, mobile: Text, full_address: Text })),
      /** The newest 50. */
      latest_orders: v.array(
        v.object({
          id: Id,
          order_id: Text,
          order_date: Instant,
          order_status: Text,
          pay_type: Text,
          is_paid: Flag,
          ...paymentState,
          final_total: Money,
        }),
      ),
      coins: Count,
      pending_coins: Count,
      /** The newest 100 movements. */
      coin_history: v.array(CoinRecord),
      subscriptions: v.array(
        v.object({
          id: Id,
          product_id: Id,
          product: Text,
          quantity: Count,
          delivery: Text,
          /** A day in India. */
          next_delivery: maybe(Text),
          is_active: Flag,
        }),
      ),
      /** Gift vouchers that the customer spent from first; never their code. */
      gift_vouchers: v.array(v.object({ id: Id, left: Money, created_at: Instant })),
      /** Since when no orders are taken from it, and why, for the staff. */
      blocked: maybe(v.object({ at: Instant, reason: Text })),
      /** When its data were erased (C53). */
      erased_at: maybe(Instant),
      /** The staff's own, oldest first. */
      notes: v.optional(v.array(Note), []),
    }),
  ),
});

export const changeCoins = endpoint({
  method: "POST",
  path: "/dashboard/customers/{id}/coins/",
  access: "staff",
  permission: "customers",
  summary: "Gives coins to a customer or takes some, with a reason that the customer reads",
  params: ById,
  body: v.object({
    action: v.picklist(COIN_CHANGE_ACTIONS),
    coins: integer(1, COIN_CHANGE_MAXIMUM),
    reason: text(COIN_CHANGE_REASON_MAXIMUM, 1),
    /** Made by the client for each form: one that is sent twice moves coins once. */
    request_id: v.pipe(v.string(), v.uuid()),
  }),
  reply: Data(v.object({ coins: Count })),
});

export const addCustomerNote = endpoint({
  method: "POST",
  path: "/dashboard/customers/{id}/notes/",
  access: "staff",
  permission: "customers",
  summary: "Writes a note about a customer, for the staff alone; a repeated one counts once",
  params: ById,
  body: v.object({ text: text(ORDER_NOTE_MAXIMUM_LENGTH, 1) }),
  reply: Data(v.array(Note)),
});

export const blockCustomer = endpoint({
  method: "POST",
  path: "/dashboard/customers/{id}/block/",
  access: "staff",
  permission: "customers",
  summary: "Takes no more orders from a customer and pauses the subscriptions; the reason is for the staff",
  params: ById,
  body: v.object({ reason: v.pipe(text(BLOCK_REASON_MAXIMUM), v.minLength(1, BLOCK_REASON_REQUIRED)) }),
  reply: Data(v.object({ paused_subscriptions: Count })),
});

export const unblockCustomer = endpoint({
  method: "POST",
  path: "/dashboard/customers/{id}/unblock/",
  access: "staff",
  permission: "customers",
  summary: "Takes orders from a customer again; paused subscriptions stay paused",
  params: ById,
  reply: Done,
});

export const endCustomerSessions = endpoint({
  method: "POST",
  path: "/dashboard/customers/{id}/end-sessions/",
  access: "staff",
  permission: "customers",
  summary: "Logs a customer out everywhere, as after the loss of a phone; nobody of the staff",
  params: ById,
  reply: Data(v.object({ ended: Count })),
});

export const staffCustomerData = endpoint({
  method: "POST",
  path: "/dashboard/customers/{id}/data/",
  access: "staff",
  permission: "customers",
  summary:
    "All that is kept about a customer, as a page to hand over at the customer's request; the audit names who did",
  params: ById,
  reply: FileReply,
  file: "text/html",
});

export const eraseCustomer = endpoint({
  method: "POST",
  path: "/dashboard/customers/{id}/erase/",
  access: "staff",
  permission: "team",
  summary: "Erases an account at its holder's request, as its holder can: whose it is has to be typed",
  params: ById,
  body: v.object({ confirmation: text(200) }),
  reply: Done,
});
