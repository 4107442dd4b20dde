import { isUnderWay, ORDER_DELIVERED, ORDER_PENDING } from "./order-states.ts";

/** [R155] */
export const SALE_STATUSES = ["Quotation", "Quotation Sent", "Sales Order"] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];
/** What a new order is [R99]. */
export const NEW_ORDER_SALE_STATUS: SaleStatus = "Quotation Sent";
/** What an order is once it is paid. */
export const PAID_ORDER_SALE_STATUS: SaleStatus = "Sales Order";

export type SaleStatusTone = "blue" | "orange" | "green" | "grey";
const SALE_STATUS_TONES: ReadonlyMap<string, SaleStatusTone> = new Map([
  ["Quotation", "blue"],
  ["Quotation Sent", "orange"],
  ["Sales Order", "green"],
]);

/** The colour of a sale_status; any value but the three is grey [R155]. */
export const saleStatusTone = (saleStatus: string): SaleStatusTone => SALE_STATUS_TONES.get(saleStatus) ?? "grey";

/**
 * Accept and Pay: unpaid, neither Cancelled nor Delivered [R158], nor come back: nothing is due then (C55).
 */
export const canPay = (order: { readonly isPaid: boolean; readonly orderStatus: string }): boolean =>
  !order.isPaid && isUnderWay(order.orderStatus);

/** Not Pending, and invoiced [R160]. */
export const canDownloadInvoice = (order: { readonly isInvoiced: boolean; readonly orderStatus: string }): boolean =>
  order.isInvoiced && order.orderStatus !== ORDER_PENDING;

/** A line is rated once its order was delivered, and then read-only (C51). */
export const canRate = (line: { readonly isRated: boolean; readonly orderStatus: string }): boolean =>
  !line.isRated && line.orderStatus === ORDER_DELIVERED;

export const RATE_ONCE_DELIVERED = "A product can be rated once its order was delivered.";

/** [R160] */
export const invoiceFileName = (orderId: string | number): string => `invoice-${orderId}.pdf`;

/** @param number of the credit note, where it is one of several. */
export const creditNoteFileName = (orderId: string | number, number?: string): string =>
  `credit-note-${number?.replaceAll("/", "-") ?? orderId}.pdf`;

type OrderAddress = { readonly fullName: string; readonly mobile: string; readonly fullAddress: string };

/** Billing and shipping address are shown once if identical [R156]. */
export const isSameAddress = (one: OrderAddress, other: OrderAddress): boolean =>
  one.fullName === other.fullName && one.mobile === other.mobile && one.fullAddress === other.fullAddress;

/** Discount and coin lines are shown above 0 only [R157]. */
export const isShownLine = (amount: number | null | undefined): boolean => (amount ?? 0) > 0;
