// Drill: the database falls silent under load while its connections stay open, as behind a broken switch. Needs Debian's
// package postgresql. Prints one verdict line, and exits with 1 when it failed.
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { build } from "@store/scripts/workspace";
import { openTcpProxy } from "../../apps/api/src/testing/tcp-proxy.ts";
import { keepSelling } from "./keep-selling.ts";
import { openPostgres, urlOn } from "./own-postgres.ts";
import { type Drill, runDrill } from "./run-drill.ts";
import { startApi } from "./start-api.ts";

const ORDERS = 20;
const SILENCE_MS = 20_000;
/** Within which a request must be answered: 5 seconds by the documentation, and as much again on a busy machine. */
const ANSWERED_WITHIN_MS = 10_000;
const PROBES = 4;

async function drill(tools: Drill): Promise<string> {
  const { folder, begun, atEnd } = tools;
  const port = await openPostgres(tools);
  const proxy = await openTcpProxy({ host: "127.0.0.1", port });
  atEnd(async () => proxy.close());
  const url = urlOn(proxy.port);
  const api = await begun(startApi("The API", { DATABASE_URL: url, DATA_DIR: join(folder, "shop") }));
  const selling = await keepSelling(tools, url, [api.url]);
  await selling.sold(ORDERS);

  proxy.freeze();
  const over = performance.now() + SILENCE_MS;
  const answers: { readonly status: number; readonly ms: number }[] = [];
  const probe = async () => {
    while (performance.now() < over) {
      const asked = performance.now();
      // A word that nobody has searched for, so that no cache answers.
      const { status } = await fetch(`${api.url}/web/products/list/?search=silence${asked}`);
      answers.push({ status, ms: performance.now() - asked });
      await wait(100);
    }
  };
  await Promise.all(Array.from({ length: PROBES }, probe));
  proxy.restore();
  const restored = performance.now();
  const seconds = await selling.soldAgain(restored);
  await selling.sold(ORDERS);
  await selling.stop();

  const found = await selling.foundIn(urlOn(port));
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const unavailable = answers.filter(({ status }) => status === 503).length;
  const facts = `in ${SILENCE_MS / 1000} s of silence ${unavailable} of ${answers.length} requests got 503, the slowest after ${(slowest / 1000).toFixed(1)} s; the shop sold again ${seconds} s later; ${found} of ${selling.sales.length} acknowledged orders are there`;
  const isRight = unavailable === answers.length && slowest <= ANSWERED_WITHIN_MS && found === selling.sales.length;
  if (!isRight) throw new Error(facts);
  return facts;
}

await build(["@store/api"]);
await runDrill(drill);
