/**
 * Has browsers stay with https, at the store's address and all below it, for a year (RFC 6797): the value of
 * `Strict-Transport-Security`.
 */
export const HSTS = "max-age=31536000; includeSubDomains";

/** A media type as `Content-Type` names it: all text of the store is UTF-8. */
export const withCharset = (type: string): string => (type.startsWith("text/") ? `${type}; charset=utf-8` : type);
