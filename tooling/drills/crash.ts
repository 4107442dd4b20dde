// Drill: a process of each role is killed under load and started again. Needs Debian's package postgresql. Prints one
// verdict line, and exits with 1 when it failed.
import { join } from "node:path";
import { freePort } from "@store/scripts/free-port";
import { build } from "@store/scripts/workspace";
import { keepSelling } from "./keep-selling.ts";
import { ask, openPostgres, urlOn } from "./own-postgres.ts";
import { type Drill, runDrill } from "./run-drill.ts";
import { startApi } from "./start-api.ts";
import { until } from "./until.ts";

const ORDERS = 20;

async function drill(tools: Drill): Promise<string> {
  const { folder, begun } = tools;
  const port = await openPostgres(tools);
  const url = urlOn(port);
  const start = async (role: "api" | "worker", at: number) => {
    const environment = { DATABASE_URL: url, STORE_ROLE: role, API_PORT: String(at), DATA_DIR: join(folder, "shop") };
    return begun(startApi(`The ${role}`, environment, { stopSignal: "SIGKILL" }));
  };
  const ports = [await freePort(), await freePort()];
  const apis = [await start("api", ports[0] ?? 0), await start("api", ports[1] ?? 0)];
  const workerPort = await freePort();
  const worker = await start("worker", workerPort);
  const selling = await keepSelling(
    tools,
    url,
    apis.map(({ url: at }) => at),
  );
  await selling.sold(ORDERS);

  const killed: string[] = [];
  for (const { role, process, at } of [
    ...apis.map((process, index) => ({ role: "api" as const, process, at: ports[index] ?? 0 })),
    { role: "worker" as const, process: worker, at: workerPort },
  ]) {
    await process.stop();
    const began = performance.now();
    await start(role, at);
    killed.push(`${role} after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    await selling.sold(ORDERS);
  }
  await selling.stop();

  const unsent = "select count(*)::int as count from outbox where due_at is not null";
  await until("The worker's messages", async () => (await ask<{ count: number }>(url, unsent))?.count === 0);
  const found = await selling.foundIn(url);
  const facts = `killed and back: ${killed.join(", ")}; ${found} of ${selling.sales.length} acknowledged orders are there, ${selling.failures()} calls failed meanwhile, all messages are sent`;
  if (found < selling.sales.length) throw new Error(facts);
  return facts;
}

await build(["@store/api"]);
await runDrill(drill);
