// Drill: whole checkouts through PgBouncer in transaction mode, with fewer sessions than clients. Needs DATABASE_URL and
// PgBouncer (Debian's package). Prints one verdict line, and exits with 1 when it failed.
import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Call, createCaller, type Identity } from "@store/api-client";
import { order, orderPaymentLink, productList } from "@store/api-client/contract";
import { freePort } from "@store/scripts/free-port";
import { NODE_OPTIONS } from "@store/scripts/node-options";
import { build, ROOT, stop } from "@store/scripts/workspace";
import { pino } from "pino";
import { openServer } from "../../apps/api/src/db/open-server.ts";
import { outbox } from "../../apps/api/src/db/schema/index.ts";
import { systemClock } from "../../apps/api/src/lib/clock.ts";
import { expectDone } from "../../apps/api/src/testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../apps/api/src/testing/new-customer.ts";
import { onlineOrderOf } from "../../apps/api/src/testing/samples.ts";
import { onServer, urlOf } from "../../apps/api/src/testing/server-databases.ts";
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

async function startApi(role: "api" | "worker", databaseUrl: string): Promise<Started & { readonly url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = await startProgram({
    name: `The ${role}`,
    command: process.execPath,
    args: [...NODE_OPTIONS.api, join(ROOT, "apps/api/dist/main.js")],
    environment: {
      ...{ DATABASE_URL: databaseUrl, DATABASE_POOLER, STORE_ROLE: role, API_PORT: String(port) },
      ...{ RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "error", PREPARE_PICTURES: "no" },
    },
    isReady: async () => (await fetch(`${url}/readyz`)).ok,
  });
  return { ...started, url };
}

/** Fills a cart, orders it, pays on the sandbox's page, and sees whether the order is paid. */
async function checkout(call: Call, api: string, pid: number): Promise<boolean> {
  const ready = await readyToOrder(call, { pid });
  const body = onlineOrderOf(ready.cart, ready.address);
  const { payment_url, order_id = 0 } = await expectDone(call(orderPaymentLink, { body }));
  const { pathname } = new URL(payment_url);
  const pressed = { method: "POST", body: new URLSearchParams({ choice: "pay" }), redirect: "manual" } as const;
  await fetch(api + pathname, pressed);
  return (await expectDone(call(order, { params: { id: order_id ?? 0 } }))).data.is_paid;
}

async function drill(folder: string, database: string, running: Started[]): Promise<string> {
  const begun = async <S extends Started>(starting: Promise<S>): Promise<S> => {
    const started = await starting;
    running.unshift(started);
    return started;
  };
  const { url } = await begun(startPgbouncer(folder, database));
  const apis = [await begun(startApi("api", url)), await begun(startApi("api", url))];
  await begun(startApi("worker", url));

  const { db, close } = await openServer(urlOf(DATABASE_URL, database), { connections: 2 }, pino({ level: "silent" }));
  running.unshift({ stop: close });
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
      return checkout(call, api, product.id);
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
const folder = mkdtempSync(join(tmpdir(), "store-drill-"));
const database = `store_drill_${process.pid}`;
const running: Started[] = [];
await onServer(DATABASE_URL, `create database ${database}`);
try {
  console.log(`PASSED: ${await drill(folder, database, running)}.`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.log(`FAILED: ${reason.replaceAll(/\s+/g, " ")}`);
  process.exitCode = 1;
} finally {
  for (const one of running) await one.stop();
  await onServer(DATABASE_URL, `drop database ${database} with (force)`);
  rmSync(folder, { recursive: true, force: true });
}
