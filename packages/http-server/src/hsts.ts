/**
 * Has browsers stay with https, at the store's address and all below it, for a year (RFC 6797): the value of
 * `Strict-Transport-Security`.
 */
export const HSTS = "max-age=31536000; includeSubDomains";
