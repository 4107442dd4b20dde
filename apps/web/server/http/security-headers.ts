/** Sent with every file: opened by itself, it stands in no frame and leads nowhere. */
export const FILE_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
} as const;

/** Sent with every other answer; a page has a content security policy of its own. */
export const SECURITY_HEADERS = {
  ...FILE_HEADERS,
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "cross-origin-opener-policy": "same-origin",
} as const;

/** Of a sentence that is no page. */
export const PLAIN_TEXT = { ...SECURITY_HEADERS, "content-type": "text/plain; charset=utf-8" } as const;

/** Of a file for machines, which then ask again. */
export const NOT_NOW = "This file cannot be made now.";
