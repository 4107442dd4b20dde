import { apiRows } from "./api-rows.ts";
import { chromiumProblem } from "./chromium.ts";
import type { BenchDatabase } from "./databases.ts";
import { measureInteractions } from "./interactions/measure-interactions.ts";
import { measureScroll } from "./interactions/measure-scroll.ts";
import { measurePages } from "./lighthouse/measure-pages.ts";
import { visitLine } from "./lighthouse/page-lines.ts";
import type { BenchOptions } from "./options.ts";
import { orderRows } from "./orders.ts";
import { pageRows } from "./page-rows.ts";
import type { Report } from "./report.ts";
import { verdict } from "./request-lines.ts";
import { staffRows } from "./staff-rows.ts";

/** Resident, of the API's process under load. */
const API_MEMORY_TARGET_MB = 200;

const largest = (memory: readonly number[]) => Math.round(Math.max(...memory));

/** The storefront's pages against bare servers. */
export async function measurePageRows(database: BenchDatabase, { rows, notes }: Report): Promise<void> {
  const memory: number[] = [];
  const figures = await pageRows(database, (megabytes) => memory.push(megabytes));
  rows.push(...figures.rows);
  notes.push(`Memory of API and storefront under load, ${database.name}: ${largest(memory)} MB`);
  notes.push(`Start of API and storefront, ${database.name}: ${Math.round(figures.startTime)} ms`);
}

/** The storefront's pages as a phone sees them. */
export async function visitPages(
  database: BenchDatabase,
  options: BenchOptions,
  { visited, notes }: Report,
): Promise<void> {
  const problem = chromiumProblem("lighthouse");
  if (problem) notes.push(problem);
  else visited.push(await measurePages(database, options, (path, figures) => console.error(visitLine(path, figures))));
}

/** The storefront's interactions on a slow processor, beside a bare page's, and a scroll of the dashboard's longest list. */
export async function timeInteractions(database: BenchDatabase, { interactions, notes }: Report): Promise<void> {
  const problem = chromiumProblem("interactions");
  if (problem) {
    notes.push(problem);
    return;
  }
  interactions.push(...(await measureInteractions(database)));
  const longest = Math.max(...(await measureScroll(database)));
  const figure = longest === 0 ? "none of 50 ms" : `${Math.round(longest)} ms`;
  notes.push(
    `Longest task while fifty rows of the dashboard are scrolled at 4× CPU slowdown: ${figure} (target: none of 50 ms: ${verdict(longest === 0)})`,
  );
}

/** Whole checkouts against the rows that they write. */
export async function measureOrders(database: BenchDatabase | undefined, { rows, notes }: Report): Promise<void> {
  if (!database) return;
  const figures = await orderRows(database);
  rows.push(...figures.rows);
  notes.push(figures.note);
}

/** The staff's lists against the shop's own. */
export async function measureStaff(database: BenchDatabase, { rows, notes }: Report): Promise<void> {
  const staff = await staffRows(database);
  rows.push(...staff.rows);
  const most = Math.round(staff.csvMemory);
  notes.push(
    ...staff.books.map(
      ({ name, time, target }) =>
        `${name}, ${database.name}, 100,000 orders: ${Math.round(time)} ms (target ≤ ${target} ms: ${verdict(time <= target)})`,
    ),
    `Memory of the API while it sends all orders as CSV, ${database.name}: ${most} MB (target ≤ ${API_MEMORY_TARGET_MB} MB: ${verdict(most <= API_MEMORY_TARGET_MB)})`,
  );
}

/** The API's calls against bare handlers, on databases of growing size. */
export async function measureApi(databases: readonly BenchDatabase[], report: Report): Promise<void> {
  const { rows, notes } = report;
  const memory = new Map(databases.map(({ name }): [string, number[]] => [name, []]));
  rows.push(...(await apiRows(databases, (name, megabytes) => memory.get(name)?.push(megabytes))));
  const last = databases.at(-1);
  // The embedded database is for a shop of few orders.
  if (last?.ours.DATABASE_URL) await measureStaff(last, report);
  for (const { name, ours } of databases) {
    const most = largest(memory.get(name) ?? []);
    const target = `target ≤ ${API_MEMORY_TARGET_MB} MB: ${verdict(most <= API_MEMORY_TARGET_MB)}`;
    // The embedded database lives in the API's process, and has no target.
    notes.push(`Memory of the API under load, ${name}: ${most} MB${ours.DATABASE_URL ? ` (${target})` : ""}`);
  }
}
