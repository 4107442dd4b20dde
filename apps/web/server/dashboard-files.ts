import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentSecurityPolicy } from "./http/content-security-policy.ts";
import { createPage, type Page } from "./http/page.ts";
import { SECURITY_HEADERS } from "./http/security-headers.ts";
import { readFiles } from "./http/static-files.ts";

const DASHBOARD = /^\/dashboard(?=\/|$)/;
const ASSETS = "/assets/";

/** The page or file of the dashboard at an address; undefined for every other address. */
export type Dashboard = (url: string) => Page | undefined;

/**
 * The staff's app, from its build: one document for all of its pages, whose policy allows no inline script, and the files
 * that it loads.
 */
export function dashboardFiles(folder: string, { hasRecaptcha }: { readonly hasRecaptcha: boolean }): Dashboard {
  const document = join(folder, "index.html");
  if (!existsSync(document)) throw new Error(`The dashboard is not built: ${document} is missing. Run npm run build.`);
  const files = readFiles(folder);
  const html = readFileSync(document, "utf8");
  const headers = {
    ...SECURITY_HEADERS,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": contentSecurityPolicy(html, { hasRecaptcha }),
  };
  const page = createPage(200, headers, html);
  const missing = createPage(404, { ...SECURITY_HEADERS, "cache-control": "no-store" }, "");
  return (url) => {
    const [path = ""] = url.split("?", 1);
    if (!DASHBOARD.test(path)) return undefined;
    const below = path.replace(DASHBOARD, "");
    return below.startsWith(ASSETS) ? (files.get(below) ?? missing) : page;
  };
}
