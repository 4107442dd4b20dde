/** What totals and papers call the fee for cash on delivery. */
export const CASH_FEE = "Cash on delivery fee";

/** How often the state of a payment is polled [R109]. */
export const PAYMENT_POLL_MS = 1000;
/** After this long polling stops, and a retry is offered (C19). */
export const PAYMENT_POLL_MINUTES = 10;

/** The transaction id that a client sends: a time stamp (C19); the server answers one of its own. */
export const clientTxnId = (now: Date): string => String(now.getTime());
