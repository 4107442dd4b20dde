import { once } from "node:events";
import { readFileSync } from "node:fs";
import { minutesAfter, toRupees } from "@store/domain";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { PoolCount } from "../db/database.ts";
import { failedJobs, jobs, orders, outbox } from "../db/schema/index.ts";
import { createWorker } from "../queue/create-worker.ts";
import { brokenDatabase } from "../testing/broken-store.ts";
import { newOwner } from "../testing/requests/index.ts";
import { useTestStore } from "../testing/test-store.ts";
import { createMetrics, type Metrics } from "./create-metrics.ts";
import { createMetricsServer } from "./serve-metrics.ts";

let metrics: Metrics;
const store = useTestStore({ observeRequest: (request) => metrics.observeRequest(request) });

const POOLS: readonly PoolCount[] = [{ pool: "requests", total: 7, idle: 2, waiting: 3 }];

const metricsOf = (db = store().db) => createMetrics({ db, clock: store().clock.read, pools: () => POOLS });

beforeAll(() => {
  metrics = metricsOf();
});
beforeEach(async () => {
  for (const table of [jobs, failedJobs, outbox]) await store().db.delete(table);
});

/** The value of a series, by its name and labels as Prometheus writes them. */
async function value(series: string, from: Metrics = metrics): Promise<number | undefined> {
  const line = (await from.read()).split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

const countOf = (method: string, route: string, status: string) =>
  value(`http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);

describe("requests", () => {
  test("are counted by the template of their call and the class of their status", async () => {
    for (const path of ["/web/single/product/1002/", "/web/single/product/1003", "/web/single/product/999999/"]) {
      await store().request(path);
    }
    expect(await countOf("GET", "/web/single/product/{id}/", "2xx")).toBe(2);
    expect(await countOf("GET", "/web/single/product/{id}/", "4xx")).toBe(1);
    expect(await metrics.read()).not.toMatch(/route="[^"]*\d/);
  });

  test("to pictures and payment pages are counted by their route", async () => {
    await store().request("/media/none-of-asha.svg");
    const text = await metrics.read();
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/media\/[^"]+",status="4xx"\} 1/);
    expect(text).not.toContain("asha");
  });

  test("to what is not there are not counted: anybody makes them up", async () => {
    const before = await metrics.read();
    await store().request("/wp-login.php");
    const series = (text: string) => text.split("\n").filter((line) => line.startsWith("http_request")).length;
    expect(series(await metrics.read())).toBe(series(before));
  });
});

describe("the shop's figures", () => {
  test("are the orders of the day in India, and what they come to", async () => {
    const figures = () => Promise.all([value("store_orders_today"), value("store_orders_today_rupees")]);
    const [count = 0, rupees = 0] = await figures();
    const { id } = await (await newOwner(store())).onlineOrder();
    const [order] = await store().db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error("There is no order");
    expect(await figures()).toEqual([count + 1, expect.closeTo(rupees + toRupees(order.finalTotal), 2)]);
    const yesterday = minutesAfter(store().clock.read(), -24 * 60);
    await store().db.update(orders).set({ placedAt: yesterday }).where(eq(orders.id, id));
    expect(await figures()).toEqual([count, rupees]);
  });

  test("are what waits in the outbox, since when, and what was given up", async () => {
    const createdAt = minutesAfter(store().clock.read(), -10);
    const message = { channel: "mail" as const, recipient: "asha@example.com", text: "", createdAt };
    await store()
      .db.insert(outbox)
      .values([{ ...message, dueAt: store().clock.read() }, message]);
    expect(await value("store_outbox_waiting")).toBe(1);
    expect(await value("store_outbox_oldest_seconds")).toBe(600);
    expect(await value("store_outbox_given_up_day")).toBe(1);
    expect(await metrics.read()).not.toContain("asha");
  });

  test("are how late the jobs are, and what they could not do", async () => {
    const now = store().clock.read();
    const failed = { job: "work", tries: 1, failure: "", failedAt: now };
    await store()
      .db.insert(jobs)
      .values({ name: "work", dueAt: minutesAfter(now, -2) });
    await store()
      .db.insert(failedJobs)
      .values([{ ...failed, item: "7", dueAt: now }, failed]);
    expect(await value("store_jobs_overdue_seconds")).toBe(120);
    expect(await value("store_failed_jobs_waiting")).toBe(1);
    expect(await value("store_failed_jobs_given_up")).toBe(1);
  });

  test("are left out while the database is away; what the process counts itself is there", async () => {
    const broken = metricsOf(brokenDatabase(Object.assign(new Error("failed"), { code: "ECONNREFUSED" })));
    expect(await value("store_database_up", broken)).toBe(0);
    expect(await value('store_database_connections{pool="requests",state="busy"}', broken)).toBe(5);
    expect(await value("nodejs_eventloop_lag_p99_seconds", broken)).toBeGreaterThanOrEqual(0);
    expect(await value("process_resident_memory_bytes", broken)).toBeGreaterThan(0);
    expect(await value("process_cpu_seconds_total", broken)).toBeGreaterThan(0);
    expect(await value("store_database_up")).toBe(1);
  });
});

test("runs of jobs are counted by their outcome", async () => {
  const work = [
    { name: "good", schedule: "0 * * * * *", run: async () => {} },
    { name: "bad", schedule: "0 * * * * *", run: () => Promise.reject(new Error("no")) },
  ];
  const { db, clock } = store();
  const { observeRun } = metrics;
  await createWorker(
    { jobs: work, consumers: [] },
    { db, clock: clock.read, logger: pino({ level: "silent" }), observeRun },
  ).runDue();
  expect(await value('store_job_duration_seconds_count{job="good",outcome="done"}')).toBe(1);
  expect(await value('store_job_duration_seconds_count{job="bad",outcome="failed"}')).toBe(1);
});

test("are served at one path, to whoever reaches their port", async () => {
  const server = createMetricsServer(metrics, pino({ level: "silent" }));
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const response = await fetch(`${url}/metrics`);
  expect(response.headers.get("content-type")).toContain("text/plain");
  expect(await response.text()).toContain("# TYPE http_request_duration_seconds histogram");
  expect((await fetch(url)).status).toBe(404);
});

test.each(["alerts.yaml", "grafana-dashboard.json"])("%s names no metric that is not there", async (file) => {
  const text = readFileSync(new URL(`../../../../tooling/monitoring/${file}`, import.meta.url), "utf8");
  const named = text.match(/\b(store|http_request|nodejs|process)_[a-z0-9_]+/g) ?? [];
  const known = await metrics.read();
  expect(named.length).toBeGreaterThan(5);
  const missing = named.filter((name) => !known.includes(`# TYPE ${name.replace(/_(bucket|count)$/, "")} `));
  expect([...new Set(missing)]).toEqual([]);
});
