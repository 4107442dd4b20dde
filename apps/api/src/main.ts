import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { isUploadPath } from "@store/api-client/contract";
import { closeOnSignal, createHttpServer } from "@store/http-server";
import { traceIfAsked, traceOfLine } from "@store/http-server/tracing";
import { type Logger, pino } from "pino";
import { createApp } from "./app.ts";
import { createHealthApp } from "./create-health-app.ts";
import { createPorts } from "./create-ports.ts";
import type { Connection, Database } from "./db/database.ts";
import { lacksSeed } from "./demo/lacks-seed.ts";
import { fillNewShop } from "./fill-new-shop.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { storeConsumers, storeJobs } from "./jobs.ts";
import { systemClock } from "./lib/clock.ts";
import { StartProblem } from "./lib/errors.ts";
import { listen } from "./listen.ts";
import { fillGeography } from "./modules/geography/fill-geography.ts";
import { createPolicySource } from "./modules/shop-settings/policy-source.ts";
import { openDatabase } from "./open-database.ts";
import { createWorkerPdf } from "./ports/pdf/worker-pdf.ts";
import { checkProduction } from "./production-check.ts";
import { createWorker } from "./queue/create-worker.ts";
import { readSettings, type Settings } from "./settings.ts";
import { storeRoot } from "./store-root.ts";

/** More connections than a shop of this size has, and fewer than a process has room for. */
const MAX_CONNECTIONS = 5000;
/** A little longer than storefronts keep an idle connection. An embedded database has no other process to go on with. */
const graceMs = ({ databaseUrl }: Settings) => (databaseUrl ? 1500 : 0);

async function fill(db: Database, { mode }: Settings): Promise<void> {
  await fillGeography(db);
  if (mode === "production") return fillNewShop(db);
  if (!(await lacksSeed(db))) return;
  // Loaded only when needed: otherwise it would take memory for as long as the store runs.
  const { seedDatabase } = await import("./demo/seed-database.ts");
  await seedDatabase(db, { clock: systemClock, withRequests: true });
}

/** Serves `/metrics`, whose library is loaded only then. */
async function startMetrics({ host, metricsPort }: Settings, { db, pools }: Connection, logger: Logger) {
  if (metricsPort === undefined) return undefined;
  const [{ createMetrics }, { createMetricsServer }] = await Promise.all([
    import("./metrics/create-metrics.ts"),
    import("./metrics/serve-metrics.ts"),
  ]);
  const metrics = createMetrics({ db, pools, clock: systemClock });
  const server = createMetricsServer(metrics, logger);
  const { port } = await listen(server, { host, port: metricsPort, setting: "METRICS_PORT" });
  logger.info({ metricsPort: port }, "The metrics can be read");
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { ...metrics, close };
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, storeRoot());
  if ("problem" in settings) throw new StartProblem(settings.problem);
  const tracing = await traceIfAsked("store-api");
  const logger = pino({ level: settings.logLevel, ...(tracing && { mixin: traceOfLine }) });
  const connection = await openDatabase({ ...settings, isTraced: tracing !== undefined }, logger);
  try {
    await connection.exclusively(async (db) => {
      await connection.migrate();
      await fill(db, settings);
    });
    if (settings.mode === "production") await checkProduction(connection.db, settings);
    const { siteUrl, orderMails, role } = settings;
    // By which policy the store runs (C59).
    const policy = createPolicySource(connection.db, logger);
    await policy.follow();
    const metrics = await startMetrics(settings, connection, logger);
    const ports = await createPorts(settings, { db: connection.db, clock: systemClock, logger });
    const pdf = createWorkerPdf();
    const work = { db: connection.jobsDb, policy: policy.current, pdf, logger, siteUrl, orderMails, ...ports };
    const worker =
      role === "api"
        ? undefined
        : createWorker(
            { jobs: storeJobs(work), consumers: storeConsumers(work) },
            { db: connection.jobsDb, clock: systemClock, logger, observeRun: metrics?.observeRun },
          );
    const health = { role, isWorkerAlive: worker?.isAlive };
    const app =
      role === "worker"
        ? createHealthApp({ db: connection.db, logger, ...health })
        : createApp({
            db: connection.db,
            replica: connection.replica,
            clock: systemClock,
            policy,
            secret: ports.secret,
            limits: createRateLimits(connection.createLimiter, settings.rateLimitFactor),
            trustedProxies: settings.trustedProxies,
            logger,
            captcha: ports.captcha,
            siteUrl,
            payments: { gateway: ports.payment, apiUrl: settings.apiUrl },
            pdf,
            mode: settings.mode,
            uploads: ports.uploads,
            fetchPicture: ports.fetchPicture,
            courier: ports.courier,
            mediaCacheDir: join(settings.dataDir, "media"),
            observeRequest: metrics?.observeRequest,
            health,
          });
    const server = createHttpServer(getRequestListener(app.fetch), {
      maxConnections: MAX_CONNECTIONS,
      isFile: ({ url }) => isUploadPath(url),
      traces: tracing && "of callers",
    });
    sendSecurityHeaders(server, settings);
    const { port } = await listen(server, settings);
    logger.info({ role, port }, "The API is listening");
    worker?.start();
    closeOnSignal(server, {
      graceMs: graceMs(settings),
      onSignal: (signal) => logger.info({ signal }, "The API is stopping"),
      close: async () => {
        policy.stop();
        await worker?.stop();
        await metrics?.close();
        await connection.close();
        await tracing?.stop();
      },
    });
  } catch (error) {
    await connection.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
});
