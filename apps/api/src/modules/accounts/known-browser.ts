import { randomBytes } from "node:crypto";
import { DAY_MS } from "@store/domain";
import { generateCookie, getCookie } from "hono/cookie";
import type { HttpContext } from "../../http/handler.ts";
import type { StoreSecret } from "../../identity/store-secret.ts";
import type { Clock } from "../../lib/clock.ts";
import { createSigner } from "../../lib/signer.ts";

const NAME = "known_browser";
/** Longer than a login lasts: the cookie is needed when its holder logs in again. */
const MAX_AGE_DAYS = 365;
const SECONDS_PER_DAY = DAY_MS / 1000;

/** Remembers which browsers an account's holder has logged in with, in a signed cookie. It opens nothing by itself. */
export interface KnownBrowsers {
  /** The `Set-Cookie` header of a successful login. */
  readonly cookieFor: (emailKey: string) => string;
  /** The browser's random id, when it has logged in to the account of this email; else undefined. */
  readonly idOf: (http: HttpContext, emailKey: string) => string | undefined;
}

interface KnownBrowserSettings {
  readonly secret: StoreSecret;
  readonly clock: Clock;
  /** The cookie is `Secure` where this is https. */
  readonly siteUrl: string;
}

export function createKnownBrowsers({ secret, clock, siteUrl }: KnownBrowserSettings): KnownBrowsers {
  // The email is signed, but not stored in the cookie.
  const signer = createSigner(secret("known browsers"));
  const isHttps = siteUrl.startsWith("https:");
  // With the prefix a browser takes the cookie from this host alone, by https.
  const name = isHttps ? `__Host-${NAME}` : NAME;
  const isFresh = (issuedAt: string) => clock().getTime() - Number(issuedAt) < MAX_AGE_DAYS * DAY_MS;

  return {
    cookieFor: (emailKey) => {
      const issuedAt = String(clock().getTime());
      const id = randomBytes(16).toString("base64url");
      const value = [issuedAt, id, signer.sign(emailKey, issuedAt, id)].join(".");
      return generateCookie(name, value, {
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        secure: isHttps,
        maxAge: MAX_AGE_DAYS * SECONDS_PER_DAY,
      });
    },
    idOf: (http, emailKey) => {
      const [issuedAt = "", id = "", signature = ""] = getCookie(http, name)?.split(".") ?? [];
      const isSigned = signer.isSigned(signature, emailKey, issuedAt, id);
      return isSigned && isFresh(issuedAt) ? id : undefined;
    },
  };
}
