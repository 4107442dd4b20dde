const inName = (number: string): string => number.replaceAll("/", "-");

/** @param number of the invoice of a year of membership. */
export const membershipInvoiceFileName = (number: string): string => `membership-invoice-${inName(number)}.pdf`;

/** @param number of the receipt of a gift voucher. */
export const receiptFileName = (number: string): string => `receipt-${inName(number)}.pdf`;
