// Drill: point-in-time recovery. A Postgres of its own archives its log; after a base backup a demo sells, then somebody
// deletes all orders; the shop is restored to the minute before, from the base backup and the log. Needs Debian's package
// postgresql. Prints one verdict line, and exits with 1 when it failed.
import { execFileSync } from "node:child_process";
import { appendFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@store/scripts/free-port";
import { build } from "@store/scripts/workspace";
import { pino } from "pino";
import { openServer } from "../../apps/api/src/db/open-server.ts";
import { readWhole } from "../../apps/api/src/testing/read-whole.ts";
import { ask, asPostgres, createCluster, makeFolder, program, startPostgres, urlOn } from "./own-postgres.ts";
import { type Drill, runDrill } from "./run-drill.ts";
import { sell } from "./sell.ts";
import { startApi } from "./start-api.ts";
import { until } from "./until.ts";

const ORDERS = 10;

async function readShop(url: string) {
  const { db, close } = await openServer(url, { connections: 2 }, pino({ level: "silent" }));
  const whole = await readWhole(db);
  await close();
  return whole;
}

async function drill({ folder, begun }: Drill): Promise<string> {
  makeFolder(folder);
  const data = createCluster(join(folder, "data"));
  const log = makeFolder(join(folder, "log"));
  const base = makeFolder(join(folder, "base"));
  const port = await freePort();
  const archive = ["-c", "archive_mode=on", "-c", `archive_command=test ! -f ${log}/%f && cp %p ${log}/%f`];
  const server = await begun(startPostgres(data, port, archive));
  const url = urlOn(port);
  const api = await begun(startApi("The shop", { DATABASE_URL: url, DATA_DIR: join(folder, "shop") }));
  execFileSync(program("pg_basebackup"), ["-D", base, "-d", url], asPostgres);
  console.log("A base backup of a running demo was taken.");

  const placed = await sell(api.url, ORDERS);
  await api.stop();
  const expected = await readShop(url);
  const moment = (await ask<{ at: string }>(url, "select now()::text as at"))?.at ?? "";
  console.log(`It took ${ORDERS} orders until ${moment}.`);

  await ask(url, "truncate orders cascade");
  const damaged = await readShop(url);
  if (damaged.orders?.length !== 0) throw new Error("the orders were not deleted");
  const last = (await ask<{ file: string }>(url, "select pg_walfile_name(pg_switch_wal()) as file"))?.file ?? "";
  await until("Archiving the log", async () => readdirSync(log).includes(last));
  await server.stop();
  console.log(`Then all orders were deleted, and the server was lost. Its log has ${readdirSync(log).length} files.`);

  const began = performance.now();
  writeFileSync(join(base, "recovery.signal"), "");
  const recovery = {
    restore_command: `cp ${log}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: "promote",
  };
  const lines = Object.entries(recovery).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(base, "postgresql.auto.conf"), lines.join(""));
  const restoredPort = await freePort();
  await begun(startPostgres(base, restoredPort));
  const restoredUrl = urlOn(restoredPort);
  await until(
    "Recovery",
    async () => (await ask<{ is: boolean }>(restoredUrl, "select pg_is_in_recovery() as is"))?.is === false,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const found = await readShop(restoredUrl);
  const different = Object.keys(expected).filter(
    (name) => JSON.stringify(expected[name]) !== JSON.stringify(found[name]),
  );
  if (different.length > 0) throw new Error(`these tables differ: ${different.join(", ")}`);

  const again = await begun(
    startApi("The restored shop", { DATABASE_URL: restoredUrl, DATA_DIR: join(folder, "copy") }),
  );
  if ((await sell(again.url, 1)) !== placed + 1) throw new Error("the restored shop did not sell");
  const rows = Object.values(expected).flat().length;
  return `${rows} rows are as they were at ${moment}, ${seconds} s after the restore began, and the restored shop sold`;
}

await build(["@store/api"]);
await runDrill(drill);
