import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createBuilder } from "vite";
import type { Mechanism } from "../../../apps/web/speed/mechanisms.ts";
import type { ChildServer } from "./child-server.ts";
import type { BenchDatabase } from "./databases.ts";
import { renderPictures } from "./lighthouse/render-pictures.ts";
import { speedOf } from "./lighthouse/report.ts";
import { visitForSpeed } from "./lighthouse/visit.ts";
import { NEVER_THE_SAME, requestsPerSecond, warmUp } from "./load.ts";
import { median } from "./median.ts";
import { productPath } from "./read-page.ts";
import { startApi, startWeb } from "./servers.ts";

const WEB = join(import.meta.dirname, "../../../apps/web");

/** What is left out while the storefront is built; the others while it runs. */
const IN_THE_BUILD: readonly Mechanism[] = ["static-html", "chunks", "trim-contract"];
const IN_THE_SERVER: readonly Mechanism[] = ["page-cache", "response-cache", "html-cache"];
const IN_THE_PAGE: readonly Mechanism[] = ["start-after-paint", ...IN_THE_BUILD];

const ROUNDS = 3;
const SECONDS = 4;
/** The cart is the page that `trim-contract` helps most. */
const PAGES = ["/", "/shop", "/cart"];

/** A figure with a mechanism and without it. */
export interface MechanismRow {
  readonly mechanism: Mechanism;
  readonly figure: string;
  readonly on: number;
  readonly off: number;
  /** Whether a larger figure is the better one. */
  readonly isMoreBetter: boolean;
}

/** A build of the storefront without a mechanism, beside its own. */
async function buildWithout(mechanism: Mechanism): Promise<string> {
  const folder = join(WEB, `build-without-${mechanism}`);
  process.env.SPEED_OFF = mechanism;
  try {
    const outDir = (name: string) => ({ build: { outDir: join(folder, name) } });
    const builder = await createBuilder({
      root: WEB,
      logLevel: "error",
      environments: { client: outDir("client"), ssr: outDir("server") },
    });
    await builder.buildApp();
  } finally {
    delete process.env.SPEED_OFF;
  }
  return folder;
}

/** Requests per second of both, measured in turns: a busy minute affects both. */
async function inTurns(on: ChildServer, off: ChildServer, path: string): Promise<readonly [number, number]> {
  const figures: [number[], number[]] = [[], []];
  const loads = [on, off].map(({ url }) => ({ name: path, url, plan: () => [{ path }] }));
  for (const load of loads) await warmUp(load);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [place, load] of loads.entries()) figures[place]?.push(await requestsPerSecond(load, SECONDS));
  }
  return [median(figures[0]), median(figures[1])];
}

async function pageFigures(mechanism: Mechanism, on: ChildServer, off: ChildServer): Promise<MechanismRow[]> {
  const rows: MechanismRow[] = [];
  for (const path of PAGES) {
    const visits = { on: [] as Visit[], off: [] as Visit[] };
    for (let round = 0; round < ROUNDS; round++) {
      visits.on.push(await visit(on.url + path));
      visits.off.push(await visit(off.url + path));
    }
    for (const [figure, read] of FIGURES) {
      const middle = (these: readonly Visit[]) => median(these.map(read));
      rows.push({
        mechanism,
        figure: `${path}: ${figure}`,
        on: middle(visits.on),
        off: middle(visits.off),
        isMoreBetter: false,
      });
    }
  }
  return rows;
}

interface Visit {
  readonly largestPaint: number;
  readonly blocking: number;
  readonly scripts: number;
  readonly files: number;
}

const FIGURES: readonly (readonly [string, (visit: Visit) => number])[] = [
  ["largest paint, ms", ({ largestPaint }) => largestPaint],
  ["blocking, ms", ({ blocking }) => blocking],
  ["scripts, kB", ({ scripts }) => scripts / 1000],
  ["script files", ({ files }) => files],
];

/** A visit of a phone, and the scripts that came with it. */
async function visit(url: string): Promise<Visit> {
  const report = await visitForSpeed(url);
  const items = report.audits["network-requests"].details.items.filter(({ resourceType }) => resourceType === "Script");
  return {
    ...speedOf(report),
    scripts: items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    files: items.length,
  };
}

/** What each part of `apps/web/speed` gains: the store with it, and without it, in the same run. */
export async function measureMechanisms(database: BenchDatabase): Promise<readonly MechanismRow[]> {
  const api = await startApi(database.ours);
  const on = await startWeb(api.url);
  const folders: string[] = [];
  const rows: MechanismRow[] = [];
  try {
    const [product = 0] = database.goods.products;
    const cached = await productPath(on.url, product);
    const fresh = `/shop?ordering=base_price&brand_name=${NEVER_THE_SAME}`;
    for (const mechanism of IN_THE_SERVER) {
      const off = await startWeb(api.url, { environment: { SPEED_OFF: mechanism } });
      const path = mechanism === "page-cache" ? cached : fresh;
      const [withIt, without] = await inTurns(on, off, path);
      const figure = mechanism === "page-cache" ? "product page, requests/s" : "list afresh, requests/s";
      rows.push({ mechanism, figure, on: withIt, off: without, isMoreBetter: true });
      await off.stop();
    }
    await renderPictures(PAGES.map((path) => on.url + path));
    for (const mechanism of IN_THE_PAGE) {
      const isBuilt = IN_THE_BUILD.includes(mechanism);
      const folder = isBuilt ? await buildWithout(mechanism) : undefined;
      if (folder) folders.push(folder);
      const off = await startWeb(api.url, folder ? { folder } : { environment: { SPEED_OFF: mechanism } });
      rows.push(...(await pageFigures(mechanism, on, off)));
      await off.stop();
    }
    return rows;
  } finally {
    await Promise.all([api.stop(), on.stop(), ...folders.map((folder) => rm(folder, { recursive: true }))]);
  }
}

const shown = (figure: number) => (figure < 100 ? figure.toFixed(1) : Math.round(figure).toLocaleString("en"));

/** Lines of a table; the gain is what is lost without the mechanism. */
export const mechanismLines = (rows: readonly MechanismRow[]): string[][] => [
  ["", "", "on", "off", "gain"],
  ...rows.map(({ mechanism, figure, on, off, isMoreBetter }) => [
    mechanism,
    figure,
    shown(on),
    shown(off),
    `${((isMoreBetter ? on / off - 1 : 1 - on / off) * 100).toFixed(0)} %`,
  ]),
];
