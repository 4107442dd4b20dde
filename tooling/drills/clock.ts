// Drill: the clock of one of two API processes jumps under load: a day ahead, then two back. Needs Debian's package
// postgresql. Prints one verdict line, and exits with 1 when it failed.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "@store/scripts/workspace";
import { keepSelling } from "./keep-selling.ts";
import { ask, openPostgres, urlOn } from "./own-postgres.ts";
import { type Drill, runDrill } from "./run-drill.ts";
import { startApi } from "./start-api.ts";
import { until } from "./until.ts";

const ORDERS = 20;
const HOUR_MS = 3_600_000;

/** A module that moves the process's clock by as many milliseconds as a file says. */
const movedBy = (file: string): string => `
import { readFileSync } from "node:fs";
const Real = Date;
const now = () => Real.now() + Number(readFileSync(${JSON.stringify(file)}, "utf8"));
globalThis.Date = class extends Real {
  constructor(...given) { super(...(given.length === 0 ? [now()] : given)); }
  static now() { return now(); }
};`;

async function drill(tools: Drill): Promise<string> {
  const { folder, begun } = tools;
  const port = await openPostgres(tools);
  const url = urlOn(port);
  const [shift, preload] = [join(folder, "shift"), join(folder, "clock.mjs")];
  writeFileSync(shift, "0");
  writeFileSync(preload, movedBy(shift));
  const environment = { DATABASE_URL: url, DATA_DIR: join(folder, "shop") };
  const steady = await begun(startApi("The first API", environment));
  const jumping = await begun(startApi("The second API", { ...environment, NODE_OPTIONS: `--import=${preload}` }));
  const selling = await keepSelling(tools, url, [steady.url, jumping.url]);
  await selling.sold(ORDERS);
  const failed = selling.failures();
  for (const hours of [24, -24, 0]) {
    writeFileSync(shift, String(hours * HOUR_MS));
    await selling.sold(ORDERS);
  }
  await selling.stop();

  const messages = (due: string) =>
    ask<{ count: number }>(url, `select count(*)::int as count from outbox where ${due}`);
  await until("Sending what is due", async () => (await messages("due_at <= now()"))?.count === 0);
  // What was written ahead of time is due then: late, and not lost.
  const later = (await messages("due_at > now()"))?.count;
  const found = await selling.foundIn(url);
  const facts = `the clock jumped by 24, −48 and 24 hours: ${found} of ${selling.sales.length} acknowledged orders are there, ${selling.failures() - failed} calls failed, all messages are sent but ${later}, which a process wrote ahead of its time`;
  if (found < selling.sales.length) throw new Error(facts);
  return facts;
}

await build(["@store/api"]);
await runDrill(drill);
