// Measures the built store: `npm run bench`, or one part of it. `npm run bench -- pages` and `npm run bench -- api`
// compare it with the least that could answer the same, `npm run bench -- lighthouse` visits every screen as a phone,
// with and without its scripts, and a bare page that React hydrates;
// `npm run bench -- lighthouse /faq --visits=3` only one, three times. `npm run bench -- api --rows=staff` measures the
// dashboard's lists alone. `npm run bench -- interactions` times how soon a slow phone paints what a press does,
// `npm run bench -- orders` places and pays orders at several processes,
// `npm run bench -- files` exports and imports all products,
// `npm run bench -- documents` shows how far making PDFs holds up other requests, `npm run bench -- bundle` what the
// scripts of the main pages consist of, `npm run bench -- mechanisms` what each part of apps/web/speed gains.
// With DATABASE_URL also on that Postgres server.
import { build } from "@store/scripts/workspace";
import { BenchProblem } from "./bench-problem.ts";
import { measureBundle } from "./bundle/measure-bundle.ts";
import { stopMeasuring } from "./child-server.ts";
import { type BenchDatabase, prepareEmbedded, prepareOnServer } from "./databases.ts";
import { measureDocuments } from "./documents.ts";
import { measureMechanisms } from "./mechanisms.ts";
import { type Part, readOptions } from "./options.ts";
import { measureApi, measureOrders, measurePageRows, measureStaff, timeInteractions, visitPages } from "./parts.ts";
import { measureProductFiles } from "./product-files.ts";
import { printReport, type Report } from "./report.ts";

const { DATABASE_URL } = process.env;

const NO_SERVER = "Postgres was not measured: set DATABASE_URL to a server where a database can be made.";

/** Few products, and many. */
const SIZES = [1_000, 100_000];

/** These measure the API alone. */
const OF_THE_API: readonly Part[] = ["api", "orders", "documents", "files"];

/** What the parts measure, built; the bundle's picture comes from a build of its own. */
function packagesOf(parts: readonly Part[]): readonly string[] {
  const built = parts.filter((part) => part !== "bundle");
  if (built.length === 0) return [];
  return built.every((part) => OF_THE_API.includes(part))
    ? ["@store/api"]
    : ["@store/api", "@store/web", "@store/dashboard"];
}

/** They visit the store as the seed fills it. */
const ON_THE_SEED: readonly Part[] = ["pages", "lighthouse", "interactions", "mechanisms"];

type Prepare = () => Promise<BenchDatabase>;

async function onDatabases(
  prepare: readonly Prepare[],
  work: (databases: readonly BenchDatabase[]) => Promise<void>,
): Promise<void> {
  const databases: BenchDatabase[] = [];
  try {
    for (const one of prepare) databases.push(await one());
    await work(databases);
  } finally {
    for (const { remove } of databases) await remove();
  }
}

async function measure(report: Report): Promise<void> {
  const options = readOptions(process.argv.slice(2).filter((argument) => argument !== "--"));
  const { parts } = options;
  const packages = packagesOf(parts);
  if (packages.length > 0) await build(packages);

  const ofTheSeed: Prepare = DATABASE_URL ? () => prepareOnServer(DATABASE_URL) : prepareEmbedded;
  if (parts.some((part) => ON_THE_SEED.includes(part))) {
    await onDatabases([ofTheSeed], async ([database]) => {
      if (database && parts.includes("pages")) await measurePageRows(database, report);
      if (database && parts.includes("lighthouse")) await visitPages(database, options, report);
      if (database && parts.includes("interactions")) await timeInteractions(database, report);
      if (database && parts.includes("mechanisms")) report.mechanisms.push(...(await measureMechanisms(database)));
    });
  }
  if (parts.includes("api")) {
    const ofSize = (url: string) => (size: number) => () => prepareOnServer(url, size);
    const isStaffOnly = options.rows === "staff";
    if (!DATABASE_URL) report.notes.push(NO_SERVER);
    else if (isStaffOnly)
      await onDatabases(SIZES.slice(-1).map(ofSize(DATABASE_URL)), async ([database]) => {
        if (database) await measureStaff(database, report);
      });
    else await onDatabases(SIZES.map(ofSize(DATABASE_URL)), (databases) => measureApi(databases, report));
    if (!isStaffOnly) await onDatabases([prepareEmbedded], (databases) => measureApi(databases, report));
  }
  if (parts.includes("orders")) {
    if (!DATABASE_URL) report.notes.push(NO_SERVER);
    else await onDatabases([() => prepareOnServer(DATABASE_URL)], ([database]) => measureOrders(database, report));
  }
  if (parts.includes("documents")) {
    await onDatabases([ofTheSeed], async ([database]) => {
      if (database) report.notes.push(await measureDocuments(database));
    });
  }
  if (parts.includes("files")) {
    const many = DATABASE_URL ? () => prepareOnServer(DATABASE_URL, SIZES.at(-1)) : prepareEmbedded;
    await onDatabases([many], async ([database]) => {
      if (database) report.notes.push(...(await measureProductFiles(database)));
    });
  }
  if (parts.includes("bundle")) await measureBundle();
}

/** Prints what was measured, though a later part should fail. */
async function main(): Promise<void> {
  const report: Report = { rows: [], visited: [], interactions: [], mechanisms: [], notes: [] };
  await measure(report).finally(() => printReport(report));
}

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stopMeasuring);

main().catch((problem: unknown) => {
  console.error(problem instanceof BenchProblem ? problem.message : problem);
  process.exit(1);
});
