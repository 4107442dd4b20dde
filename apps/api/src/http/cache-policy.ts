import { hash } from "node:crypto";
import { AUTHORIZATION_HEADER, VISITOR_HEADER } from "@store/api-client/contract";
import fresh from "fresh";

/**
 * How long an anonymous reply is fresh, and how long a stale one may still be shown while a new one is fetched; in
 * seconds.
 */
export interface CachePolicy {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
}

/** For replies that change with stock and reviews. */
export const SHORT_LIVED: CachePolicy = { maxAge: 15, staleWhileRevalidate: 15 };
/** For replies that change only when staff edit the store: an open page of it may lag that long behind an edit. */
export const LONG_LIVED: CachePolicy = { maxAge: 60, staleWhileRevalidate: 60 };

const PERSONAL = "private, no-cache";
const VARY = `${AUTHORIZATION_HEADER}, ${VISITOR_HEADER}`;

export interface CacheHeaders {
  readonly anonymous: Readonly<Record<string, string>>;
  readonly personal: Readonly<Record<string, string>>;
}

/** The headers of a cacheable reply: one set for anonymous requests, one for a known shopper. */
export const cacheHeaders = ({ maxAge, staleWhileRevalidate }: CachePolicy): CacheHeaders => ({
  anonymous: {
    "cache-control": `public, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}`,
    vary: VARY,
  },
  personal: { "cache-control": PERSONAL, vary: VARY },
});

/** A reply's ETag, from its content; weak, since a proxy may compress the reply. */
export const etagOf = (body: string): string => `W/"${hash("sha1", body, "base64url")}"`;

/** Whether the client's If-None-Match names this reply. */
export const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && fresh({ "if-none-match": ifNoneMatch }, { etag });
