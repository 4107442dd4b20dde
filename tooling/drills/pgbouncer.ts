// Drill: whole checkouts through PgBouncer in transaction mode, with fewer sessions than clients. Needs DATABASE_URL and
// PgBouncer (Debian's package). Prints one verdict line, and exits with 1 when it failed.
import { execFileSync } from "node:child_process";
import { chownSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { createCaller, type Identity } from "@store/api-client";
import { productList } from "@store/api-client/contract";
import { freePort } from "@store/scripts/free-port";
import { build, stop } from "@store/scripts/workspace";
import { pino } from "pino";
import { openServer } from "../../apps/api/src/db/open-server.ts";
import { outbox } from "../../apps/api/src/db/schema/index.ts";
import { systemClock } from "../../apps/api/src/lib/clock.ts";
import { expectDone } from "../../apps/api/src/testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../apps/api/src/testing/new-customer.ts";
import { onServer, urlOf } from "../../apps/api/src/testing/server-databases.ts";
import { type Drill, runDrill } from "./run-drill.ts";
import { buy } from "./sell.ts";
import { startApi } from "./start-api.ts";
import { type Started, startProgram } from "./start-process.ts";

/** Sessions of Postgres that all processes share. */
const SESSIONS = 4;
const SHOPPERS = 20;
const NOBODY = 65_534;
const OUTBOX_TIMEOUT_MS = 60_000;

const { DATABASE_URL = "", DATABASE_POOLER = "transaction" } = process.env;
if (!DATABASE_URL)
  stop("Set DATABASE_URL to a Postgres server, such as postgres://user:password@localhost:5432/postgres.");

const isListening = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, "127.0.0.1", () => done(true)).on("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });

async function startPgbouncer(folder: string, database: string): Promise<Started & { readonly url: string }> {
  const server = new URL(DATABASE_URL);
  const port = await freePort();
  const quoted = (value: string) => `'${decodeURIComponent(value).replaceAll("'", "''")}'`;
  const target = `host=${server.hostname} port=${server.port || 5432} user=${quoted(server.username)} password=${quoted(server.password)}`;
  const file = join(folder, "pgbouncer.ini");
  const settings = { listen_addr: "127.0.0.1", listen_port: port, auth_type: "any", pool_mode: "transaction" };
  const limits = { default_pool_size: SESSIONS, max_client_conn: 500, unix_socket_dir: "" };
  const lines = Object.entries({ ...settings, ...limits }).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(file, ["[databases]", `* = ${target}`, "[pgbouncer]", ...lines, ""].join("\n"), { mode: 0o600 });
  // PgBouncer refuses to run as root.
  const uid = process.getuid?.() === 0 ? NOBODY : undefined;
  if (uid !== undefined) for (const path of [folder, file]) chownSync(path, uid, uid);
  const isReady = () => isListening(port);
  const started = await startProgram({ name: "PgBouncer", command: "pgbouncer", args: [file], uid, isReady });
  return { ...started, url: `postgres://store@127.0.0.1:${port}/${database}` };
}

async function drill({ folder, begun, atEnd }: Drill, database: string): Promise<string> {
  const { url } = await begun(startPgbouncer(folder, database));
  const environment = { DATABASE_URL: url, DATABASE_POOLER };
  const start = (role: "api" | "worker") => begun(startApi(`The ${role}`, { ...environment, STORE_ROLE: role }));
  const apis = [await start("api"), await start("api")];
  await start("worker");

  const { db, close } = await openServer(urlOf(DATABASE_URL, database), { connections: 2 }, pino({ level: "silent" }));
  atEnd(close);
  const callerOf = (baseUrl: string) => (identity: Identity) => createCaller({ baseUrl, identity: () => identity });
  const [first] = apis;
  const { data } = (
    await expectDone(callerOf(first?.url ?? "")({})(productList, { query: { ordering: "-base_price" } }))
  ).data;
  const [product] = data.filter(({ available_stock_quantity }) => (available_stock_quantity ?? 0) >= SHOPPERS);
  if (!product) throw new Error("No product has enough stock");
  const paid = await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, index) => {
      const api = apis[index % apis.length]?.url ?? "";
      const call = await newCustomer({ db, as: callerOf(api), clock: { read: systemClock, advance: () => {} } });
      const { address } = await readyToOrder(call, { pid: product.id });
      return buy(call, api, address);
    }),
  );
  const deadline = performance.now() + OUTBOX_TIMEOUT_MS;
  const unsent = async () => (await db.select().from(outbox)).filter(({ dueAt }) => dueAt !== null).length;
  while ((await unsent()) > 0 && performance.now() < deadline) await new Promise((done) => setTimeout(done, 200));
  const [orders, waiting] = [paid.filter(Boolean).length, await unsent()];
  const [version = ""] = execFileSync("pgbouncer", ["--version"], { encoding: "utf8" }).split("\n");
  const facts = `${orders} of ${SHOPPERS} orders paid, ${waiting} messages unsent; two APIs and a worker on ${SESSIONS} sessions of ${version}`;
  if (orders < SHOPPERS || waiting > 0) throw new Error(facts);
  return facts;
}

await build(["@store/api"]);
const database = `store_drill_${process.pid}`;
await onServer(DATABASE_URL, `create database ${database}`);
await runDrill((tools) => drill(tools, database));
await onServer(DATABASE_URL, `drop database ${database} with (force)`);
