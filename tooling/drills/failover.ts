// Drill: a Postgres server with a synchronous standby is killed under load; the standby takes over. Needs Debian's package
// postgresql. Prints one verdict line, and exits with 1 when it failed.
import { execFileSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@store/scripts/free-port";
import { build } from "@store/scripts/workspace";
import { openTcpProxy } from "../../apps/api/src/testing/tcp-proxy.ts";
import { keepSelling } from "./keep-selling.ts";
import { ask, asPostgres, createCluster, makeFolder, program, startPostgres, urlOn } from "./own-postgres.ts";
import { type Drill, runDrill } from "./run-drill.ts";
import { startApi } from "./start-api.ts";
import { until } from "./until.ts";

const ORDERS = 30;
/** How long after the promotion the shop may take to sell again. */
const BACK_WITHIN_MS = 10_000;

async function drill(tools: Drill): Promise<string> {
  const { folder, begun, atEnd } = tools;
  makeFolder(folder);
  const [primaryData, standbyData] = [createCluster(join(folder, "primary")), makeFolder(join(folder, "standby"))];
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const primary = await begun(startPostgres(primaryData, primaryPort, [], "SIGKILL"));
  execFileSync(program("pg_basebackup"), ["-R", "-D", standbyData, "-d", urlOn(primaryPort)], asPostgres);
  await begun(startPostgres(standbyData, standbyPort));
  appendFileSync(join(primaryData, "postgresql.auto.conf"), "synchronous_standby_names = '*'\n");
  await ask(urlOn(primaryPort), "select pg_reload_conf()");
  await until("The standby's start", async () => {
    const row = await ask<{ state: string }>(urlOn(primaryPort), "select sync_state as state from pg_stat_replication");
    return row?.state === "sync";
  });

  // What stands before both servers, as a proxy or a moved address does.
  const target = { host: "127.0.0.1", port: primaryPort };
  const proxy = await openTcpProxy(target);
  atEnd(async () => proxy.close());
  const url = urlOn(proxy.port);
  const environment = { DATABASE_URL: url, DATA_DIR: join(folder, "shop") };
  const apis = [
    await begun(startApi("The first API", environment)),
    await begun(startApi("The second API", environment)),
  ];
  const selling = await keepSelling(
    tools,
    url,
    apis.map(({ url: at }) => at),
  );
  await selling.sold(ORDERS);

  const before = selling.sales.length;
  await primary.stop();
  proxy.cut();
  console.log(`The primary was killed after ${before} orders.`);
  execFileSync(program("pg_ctl"), ["promote", "-w", "-D", standbyData], { ...asPostgres, stdio: "ignore" });
  const promoted = performance.now();
  target.port = standbyPort;
  proxy.restore();
  const seconds = await selling.soldAgain(promoted);
  await selling.sold(ORDERS);
  await selling.stop();

  const found = await selling.foundIn(urlOn(standbyPort));
  const facts = `${found} of ${selling.sales.length} acknowledged orders are there; the shop sold again ${seconds} s after the promotion, and refused ${selling.failures()} calls`;
  if (found < selling.sales.length || !(Number(seconds) * 1000 <= BACK_WITHIN_MS)) throw new Error(facts);
  return facts;
}

await build(["@store/api"]);
await runDrill(drill);
