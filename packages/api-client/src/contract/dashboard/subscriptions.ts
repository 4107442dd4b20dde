import { DELIVERY_OBSTACLES, DELIVERY_PAYMENTS, DUE_WITHIN } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Day, Done, FileReply, Flag, Id, Instant, Money, maybe, Text } from "../fields.ts";
import { ListPage, listReply } from "./list.ts";

const OF_CUSTOMERS = { access: "staff", permission: "customers" } as const;

const Person = v.object({ id: Id, name: Text });

const Delivery = v.object({
  /** Of the subscription. */
  id: Id,
  customer: Person,
  product_id: Id,
  product: Text,
  quantity: Count,
  /** How often it is delivered, as the menu says it. */
  interval: Text,
  delivery_day: Day,
  /** Its order's total; before that what it would be at today's price, with shipping. */
  amount: Money,
  payment: v.picklist(DELIVERY_PAYMENTS),
  /** When it is charged, or the payment link is mailed; absent once that is past, or nothing comes. */
  payment_day: maybe(Day),
  order: maybe(v.object({ id: Id, order_id: Text })),
  /** Why it would be skipped, if it were ordered now. */
  obstacle: maybe(v.picklist(DELIVERY_OBSTACLES)),
  /** False where it is the last one that goes out after a pause. */
  is_active: Flag,
});

/** The next 14 days, unless fewer are asked for; what is overdue comes first. */
const Filters = { within: maybe(v.picklist(DUE_WITHIN)) } as const;

export const dueDeliveries = endpoint({
  ...OF_CUSTOMERS,
  method: "GET",
  path: "/dashboard/subscriptions/due/",
  summary: "Deliveries of subscriptions that are due, the next one first: what will be charged, and how",
  query: v.object({ ...Filters, ...ListPage }),
  reply: listReply(Delivery),
});

export const dueDeliveriesCsv = endpoint({
  ...OF_CUSTOMERS,
  method: "GET",
  path: "/dashboard/csv/subscriptions/",
  summary: "All deliveries of subscriptions that are due, the next one first, as a CSV file",
  query: v.object(Filters),
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});

const FailedCharge = v.object({
  /** Of the order that was to be charged. */
  id: Id,
  order_id: Text,
  subscription_id: Id,
  customer: Person,
  product: Text,
  delivery_day: maybe(Day),
  amount: Money,
  failed_at: Instant,
  /** Why, in words; the bank's own too, where it said some. */
  reason: Text,
  /** Whether its mandate can be charged again. */
  can_charge: Flag,
  /** Whether the order can be paid by its link still; false too once it has waited too long. */
  can_mail: Flag,
  is_active: Flag,
});

export const failedCharges = endpoint({
  ...OF_CUSTOMERS,
  method: "GET",
  path: "/dashboard/subscriptions/failed-charges/",
  summary: "Charges of subscriptions that failed, of orders that are still to be paid, the newest first",
  query: v.object(ListPage),
  reply: listReply(FailedCharge),
});

export const chargeAgain = endpoint({
  ...OF_CUSTOMERS,
  method: "POST",
  path: "/dashboard/subscriptions/failed-charges/{id}/charge/",
  summary: "Plans a failed charge again: its customer gets notice by mail, and is charged 24 hours later",
  params: ById,
  reply: Done,
});

export const mailPaymentLink = endpoint({
  ...OF_CUSTOMERS,
  method: "POST",
  path: "/dashboard/subscriptions/failed-charges/{id}/mail/",
  summary: "Mails the customer of a failed charge the link to pay its order",
  params: ById,
  reply: Done,
});

export const setSubscriptionState = endpoint({
  ...OF_CUSTOMERS,
  method: "POST",
  path: "/dashboard/subscriptions/{id}/state/",
  summary: "Pauses a subscription at once, or lets it go on, and mails its customer; what is ordered stays ordered",
  params: ById,
  body: v.object({ active: Flag }),
  reply: Done,
});
