/** How often the state of a payment is polled (document 2, section 9). */
export const PAYMENT_POLL_MS = 1000;
/** After this long polling stops, and a retry is offered (checklist C19). */
export const PAYMENT_POLL_MINUTES = 10;

/** The transaction id that a client sends: a time stamp (document 2, section 7); the server answers one of its own. */
export const clientTxnId = (now: Date): string => String(now.getTime());
