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

/** Always revalidated, and answered with 304 while nothing has changed: a kept page must not outlive its change. */
const REVALIDATED = { cacheControl: "no-cache" } as const;
const HTML = { contentType: "text/html; charset=utf-8", ...REVALIDATED } as const;
export const JSON_FILE = { contentType: "application/json; charset=utf-8", ...REVALIDATED } as const;

export const MANIFEST_SCHEMA = "manifest.schema.json";
/** What the pages are rendered with again, once the policy is another. */
export const STYLES_FILE = "styles.css";

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

/** A file of the site, by its name and its contents in each encoding. */
export const createFile = (name: string, bodies: Page["bodies"]) =>
  [pathOf(name), createPage(bodies, name.endsWith(".json") ? JSON_FILE : HTML)] as const;

/** The site of its files: `index.html`, `404.html`, one for each path, the manifest and its schema. */
export function createSite(files: readonly ReturnType<typeof createFile>[]): Site {
  const pages = new Map<string, Page>(files);
  const notFound = pages.get("/404");
  if (!notFound) throw new Error("The site has no page for unknown addresses.");
  pages.delete("/404");
  return { pages, notFound };
}

/** Reads the site that was built into a folder, where each file stands with `.br` and `.gz`. */
export async function loadSite(folder: string): Promise<Site> {
  const names = (await readdir(folder)).filter((name) => /\.(html|json)$/.test(name));
  const files = names.map(async (name) => {
    const file = join(folder, name);
    const [identity, br, gzip] = await Promise.all([readFile(file), readFile(`${file}.br`), readFile(`${file}.gz`)]);
    return createFile(name, { identity, br, gzip });
  });
  return createSite(await Promise.all(files));
}
