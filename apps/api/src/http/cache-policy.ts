import { hash } from "node:crypto";
import { AUTHORIZATION_HEADER, VISITOR_HEADER } from "@store/api-client/contract";
import fresh from "fresh";

/** How long, in seconds, an anonymous reply is good, and may still be shown while a new one is fetched. */
export interface CachePolicy {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
}

/** What changes with stock and reviews. */
export const SHORT_LIVED: CachePolicy = { maxAge: 15, staleWhileRevalidate: 120 };
/** What changes when somebody edits the store. */
export const LONG_LIVED: CachePolicy = { maxAge: 300, staleWhileRevalidate: 3600 };

const PERSONAL = "private, no-cache";
const VARY = `${AUTHORIZATION_HEADER}, ${VISITOR_HEADER}`;

export interface CacheHeaders {
  readonly anonymous: Readonly<Record<string, string>>;
  readonly personal: Readonly<Record<string, string>>;
}

/** The headers of a cacheable reply, for nobody in particular and for one shopper. */
export const cacheHeaders = ({ maxAge, staleWhileRevalidate }: CachePolicy): CacheHeaders => ({
  anonymous: {
    "cache-control": `public, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}`,
    vary: VARY,
  },
  personal: { "cache-control": PERSONAL, vary: VARY },
});

/** Names a reply by its content; weak, since a proxy may compress it. */
export const etagOf = (body: string): string => `W/"${hash("sha1", body, "base64url")}"`;

/** Whether what the client holds, by its If-None-Match, is this reply. */
export const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && fresh({ "if-none-match": ifNoneMatch }, { etag });
