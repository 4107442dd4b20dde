import { hash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /type="application\/(?:ld\+)?json"/;

/** The origins of Google's captcha; allowed only in a store that has chosen it. */
const RECAPTCHA = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];

/** Whose films play in the store's pages (`app/navigation/film.ts`). */
const FILMS = ["https://www.youtube-nocookie.com", "https://www.instagram.com"];

/**
 * The policy of one page: scripts are the store's own files, or inline and named by their hash, which suits pages that
 * are rendered once and served many times. Styles may be inline: dialogs and toasts set theirs at run time.
 */
export function contentSecurityPolicy(html: string, { hasRecaptcha = false } = {}): string {
  const captcha = hasRecaptcha ? RECAPTCHA : [];
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (!DATA_BLOCK.test(attributes)) hashes.add(`'sha256-${hash("sha256", content, "base64")}'`);
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...captcha].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src 'self'", ...FILMS, ...captcha].join(" "),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
