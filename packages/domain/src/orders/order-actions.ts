/** The order states that the store acts on (document 3, section 4); a backend may know more. */
export const ORDER_PENDING = "Pending";
export const ORDER_CANCELLED = "Cancelled";
export const ORDER_DELIVERED = "Delivered";

/** Document 3, section 4. */
export const SALE_STATUSES = ["Quotation", "Quotation Sent", "Sales Order"] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];
/** What a new order is (document 2, section 4). */
export const NEW_ORDER_SALE_STATUS: SaleStatus = "Quotation Sent";
/** What an order is once it is paid. */
export const PAID_ORDER_SALE_STATUS: SaleStatus = "Sales Order";

export type SaleStatusTone = "blue" | "orange" | "green" | "grey";
const SALE_STATUS_TONES: ReadonlyMap<string, SaleStatusTone> = new Map([
  ["Quotation", "blue"],
  ["Quotation Sent", "orange"],
  ["Sales Order", "green"],
]);

/** The colour of a sale_status; any value but the three is grey (document 3, section 4). */
export const saleStatusTone = (saleStatus: string): SaleStatusTone => SALE_STATUS_TONES.get(saleStatus) ?? "grey";

/** Accept and Pay: unpaid, neither Cancelled nor Delivered (document 3, section 4). */
export const canPay = (order: { readonly isPaid: boolean; readonly orderStatus: string }): boolean =>
  !order.isPaid && order.orderStatus !== ORDER_CANCELLED && order.orderStatus !== ORDER_DELIVERED;

/** Not Pending, and invoiced (document 3, section 4). */
export const canDownloadInvoice = (order: { readonly isInvoiced: boolean; readonly orderStatus: string }): boolean =>
  order.isInvoiced && order.orderStatus !== ORDER_PENDING;

/** A line is rated once, then read-only (document 3, section 4). */
export const canRate = (line: { readonly isRated: boolean }): boolean => !line.isRated;

/** Document 3, section 7. */
export const invoiceFileName = (orderId: string | number): string => `invoice-${orderId}.pdf`;

/** @param number of the credit note, where it is one of several. */
export const creditNoteFileName = (orderId: string | number, number?: string): string =>
  `credit-note-${number?.replaceAll("/", "-") ?? orderId}.pdf`;

type OrderAddress = { readonly fullName: string; readonly mobile: string; readonly fullAddress: string };

/** Billing and shipping address are shown once if identical (document 3, section 2). */
export const isSameAddress = (one: OrderAddress, other: OrderAddress): boolean =>
  one.fullName === other.fullName && one.mobile === other.mobile && one.fullAddress === other.fullAddress;

/** Discount and coin lines are shown above 0 only (document 3, section 9). */
export const isShownLine = (amount: number | null | undefined): boolean => (amount ?? 0) > 0;
