import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EntryContext } from "react-router";
import * as v from "valibot";

type Manifest = EntryContext["manifest"];

const NAME = /^manifest-\w+\.js$/;
const nameOf = (manifestName: string) => `shop-${manifestName}`;

const BEFORE = "window.__reactRouterManifest=";
const Sent = v.looseObject({ routes: v.record(v.string(), v.unknown()) });

const isOfDashboard = (routeId: string) => routeId.startsWith("features/dashboard/");

/** React Router's site map, as a script, without the dashboard's routes. */
export function withoutDashboard(script: string): string {
  if (!script.startsWith(BEFORE)) throw new Error(`The site map does not begin with ${BEFORE}`);
  const { routes, ...others } = v.parse(Sent, JSON.parse(script.slice(BEFORE.length).replace(/;\s*$/, "")));
  const ofShop = Object.entries(routes).filter(([id]) => !isOfDashboard(id));
  return `${BEFORE}${JSON.stringify({ ...others, routes: Object.fromEntries(ofShop) })};`;
}

/**
 * Writes the site map of shoppers' browsers beside React Router's own. The dashboard is a third of the routes, and all of
 * them are read and ranked before a page is alive. A link that leads from the shop to the dashboard loads the page
 * (`unknown-path.ts`).
 */
export async function writeShopManifest(root: string): Promise<void> {
  const folder = join(root, "build", "client", "assets");
  const manifests = (await readdir(folder)).filter((name) => NAME.test(name));
  if (manifests.length === 0) throw new Error(`${folder} has no site map`);
  for (const name of manifests) {
    const script = await readFile(join(folder, name), "utf8");
    await writeFile(join(folder, nameOf(name)), withoutDashboard(script));
  }
}

/** The address of the site map that a page starts with: all of it on the dashboard's pages, and in development. */
export function siteMapUrl({ url }: Manifest, routeIds: readonly string[]): string {
  const [name = ""] = url.split("/").slice(-1);
  const isWhole = !NAME.test(name) || routeIds.some(isOfDashboard);
  return isWhole ? url : url.slice(0, -name.length) + nameOf(name);
}
