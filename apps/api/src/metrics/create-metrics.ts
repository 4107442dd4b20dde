import { Gauge, Histogram, Registry } from "prom-client";
import type { Database, PoolCount } from "../db/database.ts";
import type { ObserveRequest } from "../http/observe-requests.ts";
import type { Clock } from "../lib/clock.ts";
import type { ObserveRun } from "../queue/create-worker.ts";
import { observeProcess } from "./observe-process.ts";
import { readStore, type StoreFigures } from "./read-store.ts";

/** In seconds. Of requests: what a shopper notices. Of jobs: what waits for a gateway. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const RUN_BUCKETS = [0.05, 0.25, 1, 5, 15, 60, 300];

const HELP: Readonly<Record<keyof StoreFigures, string>> = {
  orders_today: "Orders placed since midnight in India",
  orders_today_rupees: "What they come to, in rupees",
  outbox_waiting: "Mails and SMS that wait to be sent",
  outbox_oldest_seconds: "How long the oldest of them has waited",
  outbox_given_up_day: "Mails and SMS of the last 24 hours that were given up",
  jobs_overdue_seconds: "How long the job that no worker takes has been due",
  failed_jobs_waiting: "What background jobs could not do yet",
  failed_jobs_given_up: "What background jobs gave up, and staff has to see to",
};

const isFigure = (name: string): name is keyof StoreFigures => name in HELP;

export interface Metrics {
  readonly observeRequest: ObserveRequest;
  readonly observeRun: ObserveRun;
  /** The metrics as Prometheus reads them. */
  readonly read: () => Promise<string>;
  readonly contentType: string;
}

interface MetricsDependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** The pools of connections to a server; none of the embedded database. */
  readonly pools: () => readonly PoolCount[];
}

/**
 * Counts what this process does, and reads what the shop's processes have in common when it is asked. Labels hold routes,
 * names of jobs and classes of status, never an id or anything of people, so that there are a few thousand series at most.
 */
export function createMetrics({ db, clock, pools }: MetricsDependencies): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const readProcess = observeProcess(registry);

  const requests = new Histogram({
    ...{ name: "http_request_duration_seconds", help: "Requests by route and class of status", registers },
    ...{ labelNames: ["method", "route", "status"] as const, buckets: REQUEST_BUCKETS },
  });
  const runs = new Histogram({
    ...{ name: "store_job_duration_seconds", help: "Runs of background jobs by outcome", registers },
    ...{ labelNames: ["job", "outcome"] as const, buckets: RUN_BUCKETS },
  });
  const connections = new Gauge({
    ...{ name: "store_database_connections", help: "Connections to the database by pool and state", registers },
    labelNames: ["pool", "state"] as const,
  });
  const isUp = new Gauge({ name: "store_database_up", help: "Whether the database answered this scrape", registers });
  const figures = new Map(
    Object.entries(HELP).map(([name, help]) => [name, new Gauge({ name: `store_${name}`, help, registers })]),
  );

  async function readFigures(): Promise<void> {
    const found = await readStore(db, clock()).catch(() => undefined);
    isUp.set(found ? 1 : 0);
    for (const [name, gauge] of figures) {
      // What is not known is not shown, rather than as it was.
      if (found && isFigure(name)) gauge.set(found[name]);
      else gauge.reset();
    }
  }

  return {
    observeRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    observeRun: ({ job, outcome, seconds }) => runs.observe({ job, outcome }, seconds),
    read: async () => {
      readProcess();
      await readFigures();
      for (const { pool, total, idle, waiting } of pools()) {
        connections.set({ pool, state: "idle" }, idle);
        connections.set({ pool, state: "busy" }, total - idle);
        connections.set({ pool, state: "waited for" }, waiting);
      }
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
