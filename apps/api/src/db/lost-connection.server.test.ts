import { setTimeout as wait } from "node:timers/promises";
import { createCaller } from "@store/api-client";
import { addToCart, cart, order, placeOrder, signIn } from "@store/api-client/contract";
import { DEFAULT_POLICY } from "@store/domain";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { isUnavailable } from "../lib/errors.ts";
import { expectDone } from "../testing/expect-answer.ts";
import { readyToOrder } from "../testing/new-customer.ts";
import { proxiedDatabase } from "../testing/proxied-database.ts";
import { orderOf } from "../testing/samples.ts";
import { useStoreProcess } from "../testing/store-process.ts";
import { cloneTemplate } from "../testing/test-database.ts";
import { demoPerson } from "../testing/test-store.ts";
import { START_BOUNDS } from "./create-pool.ts";
import { openServer } from "./open-server.ts";
import { inTransaction } from "./transaction.ts";

const { start } = useStoreProcess();

/** Its bounds are not what is tested. */
const ONE_CONNECTION = { connections: 1, bounds: START_BOUNDS };

const OUTAGE_MS = 30_000;
/** A busy machine is slow; a pool that lost its connections for good would never answer again. */
const BACK_WITHIN_MS = 10_000;

const Pid = v.object({ rows: v.tuple([v.object({ pid: v.number() })]) });

test("a connection that the server ends within a transaction fails that transaction alone", async () => {
  const { url, drop } = await cloneTemplate();
  onTestFinished(drop);
  const connection = await openServer(url, ONE_CONNECTION, pino({ level: "silent" }));
  onTestFinished(connection.close);
  const lost = await inTransaction(connection.db, async (tx) => {
    const { rows } = v.parse(Pid, await tx.execute(sql`select pg_backend_pid() as pid`));
    await connection.jobsDb.execute(sql`select pg_terminate_backend(${rows[0].pid})`);
    await wait(200);
    await tx.execute(sql`select 1`);
  }).catch((error: unknown) => error);
  expect(isUnavailable(lost)).toBe(true);
  // The pool of one connection has a new one.
  expect(await inTransaction(connection.db, async () => "done")).toBe("done");
});

test("a transaction whose begin fails does not keep its connection", async () => {
  const { proxy, url } = await proxiedDatabase();
  const connection = await openServer(url, ONE_CONNECTION, pino({ level: "silent" }));
  onTestFinished(connection.close);
  await connection.db.execute(sql`select 1`);
  const begun = inTransaction(connection.db, async () => "done").catch((error: unknown) => error);
  // The connection is taken, its `begin` on the way.
  await Promise.resolve();
  proxy.cut();
  expect(isUnavailable(await begun)).toBe(true);
  proxy.restore();
  expect(await inTransaction(connection.db, async () => "done")).toBe("done");
});

test("half a minute without the server: 503 until it is back, good answers after it, nothing acknowledged is lost", async () => {
  const { proxy, url } = await proxiedDatabase();
  const store = start({ DATABASE_URL: url, RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "info" });
  const baseUrl = await store.listening();
  const { email, password } = demoPerson("customer");
  const { token } = (await expectDone(createCaller({ baseUrl })(signIn, { body: { email, password } }))).data;
  const answers: { readonly at: number; readonly status: number; readonly retryAfter: string | null }[] = [];
  const call = createCaller({
    baseUrl,
    identity: () => ({ token }),
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      answers.push({ at: performance.now(), status: response.status, retryAfter: response.headers.get("retry-after") });
      return response;
    },
  });
  const { address } = await readyToOrder(call, { pid: 1002 });

  const acknowledged: number[] = [];
  let isOver = false;
  async function buyOn(): Promise<void> {
    while (!isOver) {
      await call(addToCart, { body: { pid: 1002 } });
      const seen = await call(cart);
      if (!seen.ok) continue;
      const placed = await call(placeOrder, {
        body: orderOf(seen.reply.data, address, DEFAULT_POLICY.shipping.charge),
      });
      if (placed.ok) acknowledged.push(placed.reply.data.id);
    }
  }
  const browse = async () => {
    while (!isOver) await call(cart);
  };
  const load = Promise.all([buyOn(), ...Array.from({ length: 12 }, browse)]);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(0);

  proxy.cut();
  const cutAt = performance.now();
  await wait(OUTAGE_MS);
  proxy.restore();
  const restoredAt = performance.now();
  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length, { timeout: BACK_WITHIN_MS }).toBeGreaterThan(before);
  isOver = true;
  await load;

  expect(store.child.exitCode).toBe(null);
  const failed = answers.filter(({ status }) => status >= 500);
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]));
  for (const { retryAfter } of failed) expect(Number(retryAfter)).toBeGreaterThan(0);
  const meanwhile = answers.filter(({ at }) => at > cutAt + 1000 && at < restoredAt);
  expect(meanwhile.length).toBeGreaterThan(20);
  expect(new Set(meanwhile.map(({ status }) => status))).toEqual(new Set([503]));
  for (const id of acknowledged) await expectDone(call(order, { params: { id } }));
});
