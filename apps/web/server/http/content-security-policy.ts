import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

const SCRIPT = "<script";
const SCRIPT_END = "</script>";
const FILE = /\bsrc=/;
const DATA_BLOCK = /type="application\/(?:ld\+)?json"/;

/** The origins of Google's captcha; allowed only in a store that has chosen it. */
const RECAPTCHA = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];

/** Whose films play in the store's pages (`packages/react-client/src/data/film.ts`). */
const FILMS = ["https://www.youtube-nocookie.com", "https://www.instagram.com"];

/** The contents of a page's inline scripts. A regular expression over the whole page takes several times as long. */
function inlineScripts(html: string): readonly string[] {
  const contents: string[] = [];
  for (let at = html.indexOf(SCRIPT); at >= 0; at = html.indexOf(SCRIPT, at)) {
    const begin = html.indexOf(">", at) + 1;
    const end = html.indexOf(SCRIPT_END, begin);
    if (begin === 0 || end < 0) break;
    const attributes = html.slice(at + SCRIPT.length, begin - 1);
    if (!FILE.test(attributes) && !DATA_BLOCK.test(attributes)) contents.push(html.slice(begin, end));
    at = end;
  }
  return contents;
}

/** A page's inline scripts are those of all pages of its routes. */
const sources = new LRUCache<string, string>({ max: 200 });

function sourceOf(script: string): string {
  const known = sources.get(script);
  if (known !== undefined) return known;
  const source = `'sha256-${hash("sha256", script, "base64")}'`;
  sources.set(script, source);
  return source;
}

/**
 * The policy of one page: scripts are the store's own files, or inline and named by their hash, which suits pages that
 * are rendered once and served many times. Styles may be inline: dialogs and toasts set theirs at run time.
 */
export function contentSecurityPolicy(html: string, { hasRecaptcha = false } = {}): string {
  const captcha = hasRecaptcha ? RECAPTCHA : [];
  const hashes = new Set(inlineScripts(html).map(sourceOf));
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
