/** Set on the document before the first paint when the stored session is a member's. */
export const MEMBER = "data-member";

/** Set on the document before the first paint when an identity is stored: `customer` for a login, else `visitor`. */
export const SHOPPER = "data-shopper";

/**
 * Of a part of the server's page: for whom it is, until the browser knows who the shopper is. The server writes what a
 * browser without an identity (`nobody`) or a login (`visitor`) sees, and the skeleton of what the others will see.
 */
export const SHOWN_TO = "data-shown-to";
