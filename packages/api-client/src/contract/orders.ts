import { FIELD_LENGTHS, LARGEST_PICTURE_BYTES, PAYMENT_STATES, RETURN_GROUNDS, RETURN_STATES } from "@store/domain";
import * as v from "valibot";
import { Saving } from "./cart.ts";
import { endpoint } from "./endpoint.ts";
import {
  ById,
  Count,
  Data,
  Day,
  Done,
  FileBody,
  FileReply,
  Flag,
  FormFlag,
  Id,
  Instant,
  Money,
  maybe,
  Status,
  Text,
  text,
} from "./fields.ts";
import { orderChange, ReturnRequest, SeenOrderChange } from "./order-requests.ts";
import { CASH_ON_DELIVERY } from "./payment-methods.ts";

const OrderAddress = v.object({ id: maybe(Id), full_name: Text, mobile_no: Text, full_address: Text });

export const OrderLine = v.object({
  id: Id,
  product_id: maybe(Id),
  product_name: Text,
  product_image: maybe(Text),
  image1: maybe(Text),
  home_image: maybe(Text),
  quantity: Count,
  /** Pieces of these that were taken out once it was paid, and are not sent. */
  withdrawn: maybe(Count),
  selling_price: Money,
  tax_name: maybe(Text),
  product_total: Money,
  is_rated: maybe(Flag),
  product_rating_by_user: maybe(Count),
  /** Why the shop hides the customer's review from others; absent where it does not. */
  review_hidden: maybe(Text),
  ...Saving,
});

/** How an order's money stands, beside `is_paid`, which stays once it was paid. */
export const paymentState = {
  payment_state: maybe(v.picklist(PAYMENT_STATES)),
  /** What was paid back of its money. */
  refunded_amt: maybe(Money),
} as const;

/** None where it is missing [R162]. */
/* @__NO_SIDE_EFFECTS__ */
const Lines = <S extends v.GenericSchema>(line: S) => v.nullish(v.array(line), []);

const orderSummary = {
  id: Id,
  order_id: Text,
  order_date: Instant,
  delivery_date: maybe(Instant),
  order_status: Text,
  /** Since when it is in that state (C58). */
  status_since: maybe(Instant),
  /** The day by which it arrives, of one that is under way (C62). */
  promised_on: maybe(Day),
  sale_status: Text,
  pay_type: Text,
  is_paid: Flag,
  ...paymentState,
  is_invoiced: Flag,
  final_total: Money,
} as const;

const orderPast = {
  /** The states that it was in, oldest first (C45). */
  timeline: maybe(v.array(v.object({ state: Text, at: Instant }))),
  /** `number` is empty where the carrier has none. */
  tracking: maybe(v.object({ courier: Text, number: Text, url: maybe(Text) })),
} as const;

/** A line of the order that is to come back, or did. */
const ReturnLine = v.object({
  /** Of the order's line. */
  id: Id,
  product_name: Text,
  /** Pieces that were asked for. */
  quantity: Count,
  ground: maybe(v.picklist(RETURN_GROUNDS)),
  words: maybe(Text),
  /** Pieces that came back, and of these those that went into stock again. */
  received: Count,
  restocked: Count,
  /** Where the photos of what is wrong are served: addresses that nobody can guess. */
  photos: maybe(v.array(Text)),
});

export const Return = v.object({
  id: Id,
  state: v.picklist(RETURN_STATES),
  /** Its goods were never sent: they were taken out of a paid order. */
  is_withdrawal: maybe(Flag),
  requested_at: Instant,
  /** Since when it is in its state. */
  changed_at: Instant,
  /** Why it was refused. */
  refusal: maybe(Text),
  /** What was refunded for its goods. */
  refunded_amt: Money,
  lines: v.array(ReturnLine),
});

export const OrderCard = v.object({
  ...orderSummary,
  product_info: Lines(v.object({ product_name: Text, product_image: maybe(Text), quantity: Count })),
});

/** An order in the same parcel. */
const ParcelMate = v.object({
  id: Id,
  order_id: Text,
  order_status: Text,
  pay_type: Text,
  is_paid: Flag,
  final_total: Money,
});

export const Order = v.object({
  ...orderSummary,
  /** The lines that the customer has rated. */
  rated_product_info: maybe(v.array(OrderLine)),
  billing_address: maybe(OrderAddress),
  shipping_address: maybe(OrderAddress),
  product_info: Lines(OrderLine),
  product_total: Money,
  tax_amt: Money,
  shipping_amt: Money,
  /** For cash on delivery, GST included. */
  cash_fee_amt: maybe(Money),
  discount_amt: Money,
  /** Of the shop's own discount on the cart. */
  discount_name: maybe(Text),
  /** Paid by a gift voucher; `final_total` is what remains (C38). */
  gift_voucher_amt: maybe(Money),
  used_coin: Count,
  is_gift: maybe(Flag),
  gift_message: maybe(Text),
  applied_voucher_code: maybe(Text),
  ...orderPast,
  /** What the shop wrote to the customer about it, oldest first. */
  notes: maybe(v.array(v.object({ text: Text, at: Instant }))),
  /** The day on which its parcel came back undelivered, and whether it was sent again (C55). */
  undelivered_on: maybe(Day),
  /** The order in whose parcel it goes, as its goods were added to that; and what was added to it, oldest first. */
  goes_with: maybe(ParcelMate),
  additions: maybe(v.array(ParcelMate)),
  is_sent_again: maybe(Flag),
  /** Since when a return of goods of it is open. */
  return_requested_at: maybe(Instant),
  /** What was asked to be returned, oldest first. */
  returns: maybe(v.array(Return)),
  /** What goes back of its money: since when, and once it is paid, when that was. */
  refunds: maybe(v.array(v.object({ amount: Money, at: Instant, is_paid: Flag }))),
  /** How often its goods were changed; undefined where its customer cannot change them. */
  changes: maybe(Count),
  /** Opens `/track/{token}`, for whoever is to know when it comes. */
  tracking_token: maybe(Text),
  /** The subscription that it delivers. */
  subscription_id: maybe(Id),
  /** The number of what takes the invoice back; of several, the latest (C47). */
  credit_note: maybe(Text),
  /** The numbers of all of them, oldest first; the PDF of each is `creditNotePdf`. */
  credit_notes: maybe(v.array(Text)),
});

/** What an order tells whoever has its link: how far it is, and nothing of who gets what. */
export const TrackedOrder = v.object({
  order_id: Text,
  order_date: Instant,
  delivery_date: maybe(Instant),
  order_status: Text,
  status_since: maybe(Instant),
  promised_on: maybe(Day),
  pay_type: Text,
  is_paid: Flag,
  timeline: orderPast.timeline,
  tracking: orderPast.tracking,
});

/**
 * The order as the checkout sends it [R99]. The amounts are what the shopper saw; the server computes its own and
 * refuses an order whose amounts differ (C16).
 */
export const placeOrder = endpoint({
  method: "POST",
  path: "/orders/",
  access: "customer",
  summary: "Places the order of what is in the cart, to be paid on delivery",
  body: v.object({
    /** A time stamp: an attempt that is repeated, since its answer was lost, is answered with the order that it placed. */
    txnid: maybe(text(40)),
    address1: Id,
    pay_type: v.literal(CASH_ON_DELIVERY),
    sale_status: v.literal("Quotation Sent"),
    productinfo: text(500),
    /** Before GST. */
    order_total: Money,
    discount_amt: Money,
    /** Shipping. */
    udf2: Money,
    /** Taxes. */
    udf3: Money,
    /** Voucher code. */
    udf4: maybe(text(FIELD_LENGTHS.voucherCode)),
    /** Gift message. */
    udf5: maybe(text(FIELD_LENGTHS.giftMessage)),
    /** What is to be paid. */
    amount: Money,
    is_wallet: maybe(Flag),
    new_coin: maybe(Count),
    available_coin: maybe(Count),
    used_coin: maybe(Count),
    total_coin: maybe(Count),
  }),
  reply: Data(v.object({ id: Id, order_id: Text, final_total: Money })),
});

/** Asked before the order is placed, which decides again (C46). */
export const cashOnDelivery = endpoint({
  method: "GET",
  path: "/cash-on-delivery/",
  access: "customer",
  summary: "Whether one more order to an address of the customer can be paid on delivery, and what can be done if not",
  query: v.object({
    address1: Id,
    /** What there is to pay. */
    amount: Money,
  }),
  reply: Data(
    v.object({
      is_offered: Flag,
      /** Why it is not. */
      message: maybe(Text),
      /** The customer's mobile, where proving it allows more. */
      mobile_to_confirm: maybe(Text),
    }),
  ),
});

export const orderList = endpoint({
  method: "GET",
  path: "/web/orders/list/",
  access: "customer",
  summary: "The customer's orders, newest first",
  reply: Data(v.array(OrderCard)),
});

export const order = endpoint({
  method: "GET",
  path: "/orders/{id}/",
  access: "customer",
  summary: "One order of the customer",
  params: ById,
  reply: Data(Order),
});

export const trackOrder = endpoint({
  method: "GET",
  path: "/track/{token}/",
  access: "public",
  summary: "How far an order is, by the signed link of its mails, without a login",
  params: v.object({ token: text(100, 1) }),
  reply: Data(TrackedOrder),
});

/** Until it is packed (C45). */
export const cancelOrder = endpoint({
  method: "POST",
  path: "/orders/{id}/cancel/",
  access: "customer",
  summary: "Cancels an order of the customer that is not packed yet",
  params: ById,
  reply: Done,
});

/** What an order costs, as the checkout adds it up. */
export const orderSums = {
  product_total: Money,
  discount_amt: Money,
  tax_amt: Money,
  shipping_amt: Money,
  cash_fee_amt: Money,
  gift_voucher_amt: Money,
  final_total: Money,
} as const;

/** What an order would cost, and why it cannot be changed like that. */
export const ChangePreview = Data(v.object({ ...orderSums, refusal: maybe(Text) }));

export const previewOwnChange = endpoint({
  method: "POST",
  path: "/orders/{id}/change/preview/",
  access: "customer",
  summary:
    "What an order of the customer would cost with other quantities, and why it cannot be changed; nothing is written",
  params: ById,
  body: v.object(orderChange),
  reply: ChangePreview,
});

/** As long as it is placed, and not paid. */
export const changeOwnOrder = endpoint({
  method: "POST",
  path: "/orders/{id}/change/",
  access: "customer",
  summary:
    "Changes how many of its products an order of the customer holds, and where it goes, before it is confirmed and paid",
  params: ById,
  body: SeenOrderChange,
  reply: Data(v.object({ final_total: Money })),
});

/** A photo, as the return names it that is sent next, and where it is served. */
export const ReturnPhoto = v.object({ id: Text, path: Text });

export const addReturnPhoto = endpoint({
  method: "POST",
  path: "/orders/{id}/return/photos/",
  access: "customer",
  summary: "Takes in a photo of what is wrong (JPEG, PNG, WebP or AVIF), to be named by the return that is sent next",
  params: ById,
  body: FileBody,
  encoding: "file",
  bodyLimit: LARGEST_PICTURE_BYTES,
  isLong: true,
  reply: Data(ReturnPhoto),
});

/** Within 15 days [R113]. */
export const requestReturn = endpoint({
  method: "POST",
  path: "/orders/{id}/return/",
  access: "customer",
  summary: "Asks to return lines of an order that was delivered; staff decides",
  params: ById,
  body: ReturnRequest,
  reply: Done,
});

/** After a payment that failed or was closed (C46). */
export const payOnDelivery = endpoint({
  method: "POST",
  path: "/orders/{id}/cash/",
  access: "customer",
  summary: "Turns an unpaid online order into one that is paid on delivery",
  params: ById,
  reply: Done,
});

export const restoreCart = endpoint({
  method: "POST",
  path: "/orders/{id}/restore/",
  access: "customer",
  summary: "Cancels an unpaid online order and puts what it holds back into the cart; coins need a new OTP",
  params: ById,
  reply: Done,
});

const PaymentLink = v.object({ ...Status, payment_url: Text, txn_id: maybe(Text), order_id: maybe(Id) });

/** What both payment links are asked with: amounts are what the shopper saw, and only compared (C16). */
const payment = {
  /**
   * A time stamp; the server answers one of its own (C19). An attempt that is repeated, since its answer was lost, is
   * answered with the payment that it began.
   */
  txnid: text(40, 1),
  amount: Money,
  productinfo: text(500),
  billing_address: Id,
  shipping_amount: Money,
  tax_amount: Money,
  is_a_gift: maybe(FormFlag),
  giftMessage: maybe(text(FIELD_LENGTHS.giftMessage)),
  voucherCode: maybe(text(FIELD_LENGTHS.voucherCode)),
} as const;

export const orderPaymentLink = endpoint({
  method: "POST",
  path: "/get-order-payment-link/",
  access: "customer",
  summary: "Places the order of what is in the cart, its stock held, and answers its payment page",
  encoding: "multipart",
  body: v.object({
    ...payment,
    discount_amt: maybe(Money),
    is_wallet: maybe(FormFlag),
    new_coin: maybe(Count),
    available_coin: maybe(Count),
    used_coin: maybe(Count),
    total_coin: maybe(Count),
  }),
  reply: PaymentLink,
});

/** Accept and Pay [R158]. */
export const editOrderPaymentLink = endpoint({
  method: "PATCH",
  path: "/edit-order-payment-link/",
  access: "customer",
  summary: "The payment page of an unpaid order",
  encoding: "multipart",
  body: v.object({ order_id: Id, ...payment }),
  reply: PaymentLink,
});

export const invoicePdf = endpoint({
  method: "GET",
  path: "/accounting/invoice-pdf/",
  access: "customer",
  summary: "The invoice of an order of the customer as a PDF",
  query: v.object({ source_doc: Id }),
  reply: FileReply,
  file: "application/pdf",
});

/** Of what was refunded after the invoice (C47). */
export const creditNotePdf = endpoint({
  method: "GET",
  path: "/accounting/credit-note-pdf/",
  access: "customer",
  summary: "A credit note of an order of the customer that was cancelled, returned or refunded in part, as a PDF",
  query: v.object({
    source_doc: Id,
    /** Which of several; the latest where it is left out. */
    number: maybe(text(20, 1)),
  }),
  reply: FileReply,
  file: "application/pdf",
});
