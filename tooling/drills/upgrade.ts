// Drill: two API processes of the last release are replaced by this one's, one after the other, while its storefront
// serves and shoppers order. `npm run drill -- upgrade <git ref>` names the last release; left out, it is the commit before
// the newest migration. Needs Debian's package postgresql. Prints one verdict line, and exits with 1 when it failed.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@store/scripts/free-port";
import { NODE_OPTIONS } from "@store/scripts/node-options";
import { build, ROOT, run } from "@store/scripts/workspace";
import { keepSelling } from "./keep-selling.ts";
import { openPostgres, urlOn } from "./own-postgres.ts";
import { type Drill, runDrill } from "./run-drill.ts";
import { PRODUCT } from "./sell.ts";
import { startApi } from "./start-api.ts";
import { startProgram } from "./start-process.ts";

const ORDERS = 30;
/** What is read while shoppers order: pages of the storefront, and calls that it passes on. */
const READ = ["/", "/shop", "/cart", "/backend/web/products/list/", `/backend/web/single/product/${PRODUCT}/`];
const PAUSE_MS = 50;

const MIGRATIONS = "apps/api/migrations";
const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

/** Builds what a commit holds, in a folder of its own. */
async function buildRelease(ref: string, folder: string): Promise<string> {
  git("clone", "--quiet", "--shared", "--no-checkout", ROOT, folder);
  git("-C", folder, "checkout", "--quiet", "--detach", ref);
  const code = await run("npm", ["run", "build", "--", "--output-logs=errors-only"], { cwd: folder });
  if (code !== 0) throw new Error(`${ref} cannot be built`);
  return folder;
}

/** Reads one address after the other, until it is stopped. */
function keepReading({ atEnd }: Drill, baseUrl: string) {
  let isOver = false;
  let answered = 0;
  const failures: string[] = [];
  async function read(path: string): Promise<void> {
    while (!isOver) {
      try {
        const response = await fetch(baseUrl + path);
        await response.text();
        if (response.ok) answered += 1;
        else failures.push(`${path} ${response.status}`);
      } catch (error) {
        failures.push(`${path} ${String(error)}`);
      }
      await wait(PAUSE_MS);
    }
  }
  const readers = READ.map(read);
  const stop = async () => {
    isOver = true;
    await Promise.all(readers);
  };
  atEnd(stop);
  return { stop, failures, answered: () => answered };
}

async function drill(tools: Drill): Promise<string> {
  const { folder, begun } = tools;
  const ref = git("rev-parse", "--short", process.argv[3] ?? `${git("log", "-1", "--format=%H", "--", MIGRATIONS)}^`);
  const added = git("diff", "--name-only", "--diff-filter=A", ref, "HEAD", "--", `${MIGRATIONS}/*.sql`);
  const migrations = added.split("\n").filter(Boolean).length;
  const url = urlOn(await openPostgres(tools));
  const last = await buildRelease(ref, join(folder, "last"));

  const start = async (root: string, port: number) => {
    const environment = { DATABASE_URL: url, API_PORT: String(port), DATA_DIR: join(folder, "shop") };
    return begun(startApi("The API", environment, { root }));
  };
  const ports = [await freePort(), await freePort()];
  const old: Awaited<ReturnType<typeof start>>[] = [];
  for (const port of ports) old.push(await start(last, port));

  const webPort = await freePort();
  const web = `http://127.0.0.1:${webPort}`;
  await begun(
    startProgram({
      name: "The storefront",
      command: process.execPath,
      args: [...NODE_OPTIONS.web, join(last, "apps/web/build/server/index.js")],
      environment: {
        NODE_ENV: "production",
        WEB_PORT: String(webPort),
        API_URL: old.map((api) => api.url).join(","),
      },
      isReady: async () => (await fetch(`${web}/healthz`)).ok,
    }),
  );
  const selling = await keepSelling(tools, url, [`${web}/backend`]);
  const reading = keepReading(tools, web);
  await selling.sold(ORDERS);

  for (const [index, api] of old.entries()) {
    await api.stop();
    await start(ROOT, ports[index] ?? 0);
    console.log(`${index + 1} of ${old.length} processes is of this release after ${selling.sales.length} orders.`);
    // Old and new serve side by side; the second time, the storefront alone is of the last release.
    await selling.sold(ORDERS);
  }
  await reading.stop();
  await selling.stop();

  const found = await selling.foundIn(url);
  const failed = reading.failures.length + selling.failures();
  const facts = `from ${ref} over ${migrations} migrations: ${reading.answered()} pages and calls read, ${found} of ${selling.sales.length} acknowledged orders are there, ${failed} requests failed ${[...new Set(reading.failures)].join(", ")}`;
  if (failed > 0 || found < selling.sales.length) throw new Error(facts);
  return facts.trim();
}

await build(["@store/api"]);
await runDrill(drill);
