// Drill: what everybody may read comes from a streaming replica, which falls behind, is killed and comes back while shoppers
// order. Needs Debian's package postgresql. Prints one verdict line, and exits with 1 when it failed.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { createCaller } from "@store/api-client";
import { productDetail } from "@store/api-client/contract";
import { freePort } from "@store/scripts/free-port";
import { build } from "@store/scripts/workspace";
import { expectDone } from "../../apps/api/src/testing/expect-answer.ts";
import { keepSelling } from "./keep-selling.ts";
import { ask, asPostgres, createCluster, makeFolder, program, startPostgres, urlOn } from "./own-postgres.ts";
import { type Drill, runDrill } from "./run-drill.ts";
import { PRODUCT } from "./sell.ts";
import { startApi } from "./start-api.ts";
import { until } from "./until.ts";

const READS = 200;
const ORDERS = 10;

async function drill(tools: Drill): Promise<string> {
  const { folder, begun } = tools;
  makeFolder(folder);
  const [primaryData, replicaData] = [createCluster(join(folder, "primary")), makeFolder(join(folder, "replica"))];
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const [primaryUrl, replicaUrl] = [urlOn(primaryPort), urlOn(replicaPort)];
  await begun(startPostgres(primaryData, primaryPort));
  execFileSync(program("pg_basebackup"), ["-R", "-D", replicaData, "-d", primaryUrl], asPostgres);
  const startReplica = () => begun(startPostgres(replicaData, replicaPort, [], "SIGKILL"));
  const replica = await startReplica();
  const settings = { DATABASE_URL: primaryUrl, DATABASE_REPLICA_URL: replicaUrl, DATA_DIR: join(folder, "shop") };
  const api = await begun(startApi("The API", settings));
  const selling = await keepSelling(tools, primaryUrl, [api.url]);

  const nobody = createCaller({ baseUrl: api.url, identity: () => ({}) });
  let reads = 0;
  /** The name that a visitor reads; a read that fails ends the drill. */
  const name = async () => {
    reads += 1;
    return (await expectDone(nobody(productDetail, { params: { id: PRODUCT } }))).data.name;
  };
  const readOften = async () => {
    for (let count = 0; count < READS; count += 1) await name();
  };
  const asked = async () => {
    const row = await ask<{ commits: string }>(
      replicaUrl,
      "select xact_commit as commits from pg_stat_database where datname = current_database()",
    );
    return Number(row?.commits ?? 0);
  };
  /** Waits until reads come from the replica. */
  const readsFromReplica = () =>
    until("Reading from the replica", async () => {
      const before = await asked();
      await readOften();
      return (await asked()) - before > READS / 2;
    });
  const rename = (to: string) => ask(primaryUrl, `update products set name = '${to}' where id = ${PRODUCT}`);
  const showsUp = async (wanted: string) => {
    const began = performance.now();
    await until(`Seeing "${wanted}"`, async () => (await name()) === wanted);
    return ((performance.now() - began) / 1000).toFixed(1);
  };

  await selling.sold(ORDERS);
  await readsFromReplica();
  await rename("Ghee of the replica");
  const through = await showsUp("Ghee of the replica");

  await ask(replicaUrl, "select pg_wal_replay_pause()");
  await rename("Ghee while it lags");
  const past = await showsUp("Ghee while it lags");
  await ask(replicaUrl, "select pg_wal_replay_resume()");
  await readsFromReplica();

  await replica.stop();
  await readOften();
  await selling.sold(ORDERS);
  await rename("Ghee while it is away");
  await showsUp("Ghee while it is away");
  await startReplica();
  await readsFromReplica();
  await selling.stop();

  const facts = `a change was read after ${through} s, past a replica that stood still after ${past} s; of ${reads} reads 0 failed, and of ${selling.sales.length} orders ${selling.failures()}`;
  if (selling.failures() > 0) throw new Error(facts);
  return facts;
}

await build(["@store/api"]);
await runDrill(drill);
