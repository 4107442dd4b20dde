import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Encoding } from "./encoding.ts";

export interface Page {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** The strong ETag of each encoding, quoted. */
  readonly etags: Readonly<Record<Encoding, string>>;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly securityPolicy: string;
}

export interface Site {
  /** By path without a trailing slash; the list of pages is `/`, the manifest and its schema are among them. */
  readonly pages: ReadonlyMap<string, Page>;
  readonly notFound: Page;
}

const hash = (content: string | Buffer, encoding: "base64" | "base64url") =>
  createHash("sha256").update(content).digest(encoding);

const pathOf = (file: string) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`);

const HTML = {
  contentType: "text/html; charset=utf-8",
  cacheControl: "public, max-age=600, stale-while-revalidate=86400",
} as const;
/** Always asked for anew, and answered with 304 while nothing has changed: a kept page must not outlive its change. */
export const JSON_FILE = { contentType: "application/json; charset=utf-8", cacheControl: "no-cache" } as const;

/**
 * Allows the page's own inline styles and icon, and nothing else: no script, no request, no form. Native webviews load
 * a page as their document, not in a frame, so framing is refused.
 */
function securityPolicy(html: string): string {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => `'sha256-${hash(css, "base64")}'`);
  return [
    "default-src 'none'",
    `style-src ${styles.join(" ") || "'none'"}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** A page, or a JSON file, from its text and its compressed forms. */
export function createPage(bodies: Page["bodies"], kind: typeof HTML | typeof JSON_FILE = HTML): Page {
  const tag = hash(bodies.identity, "base64url").slice(0, 16);
  return {
    bodies,
    etags: { br: `"${tag}-br"`, gzip: `"${tag}-gz"`, identity: `"${tag}"` },
    ...kind,
    securityPolicy: securityPolicy(bodies.identity.toString()),
  };
}

async function readPage(file: string): Promise<Page> {
  const [identity, br, gzip] = await Promise.all([readFile(file), readFile(`${file}.br`), readFile(`${file}.gz`)]);
  return createPage({ identity, br, gzip }, file.endsWith(".json") ? JSON_FILE : HTML);
}

/**
 * Reads what was built into a folder: `index.html`, `404.html`, a file for each path, the manifest and its schema, each
 * with `.br` and `.gz`.
 */
export async function loadSite(folder: string): Promise<Site> {
  const files = (await readdir(folder)).filter((name) => /\.(html|json)$/.test(name));
  const read = await Promise.all(
    files.map(async (file) => [pathOf(file), await readPage(join(folder, file))] as const),
  );
  const pages = new Map<string, Page>(read);
  const notFound = pages.get("/404");
  if (!notFound) throw new Error(`${folder} holds no built pages: run the build first.`);
  pages.delete("/404");
  return { pages, notFound };
}
