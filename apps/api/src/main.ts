import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { isUploadPath } from "@store/api-client/contract";
import { closeOnSignal, createHttpServer } from "@store/http-server";
import { pino } from "pino";
import { createApp } from "./app.ts";
import { createPorts } from "./create-ports.ts";
import type { Connection } from "./db/database.ts";
import { lacksSeed } from "./demo/lacks-seed.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { storeJobs } from "./jobs.ts";
import { systemClock } from "./lib/clock.ts";
import { StartProblem } from "./lib/errors.ts";
import { listen } from "./listen.ts";
import { fillGeography } from "./modules/geography/fill-geography.ts";
import { openDatabase } from "./open-database.ts";
import { createWorkerPdf } from "./ports/pdf/worker-pdf.ts";
import { checkProduction } from "./production-check.ts";
import { createSchedule } from "./schedule/create-schedule.ts";
import { readSettings, type Settings } from "./settings.ts";
import { storeRoot } from "./store-root.ts";

/** More connections than a shop of this size has, and fewer than a process has room for. */
const MAX_CONNECTIONS = 5000;
/** A little longer than storefronts keep an idle connection. An embedded database has no other process to go on with. */
const graceMs = ({ databaseUrl }: Settings) => (databaseUrl ? 1500 : 0);

async function seed({ db }: Connection, { mode }: Settings): Promise<void> {
  const isDemo = mode === "demo";
  if (!(await lacksSeed(db, { isDemo }))) return;
  // Loaded only when needed: otherwise it would take memory for as long as the store runs.
  const { seedDatabase } = await import("./demo/seed-database.ts");
  await seedDatabase(db, { clock: systemClock, withPeople: isDemo, withRequests: isDemo });
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, storeRoot());
  if ("problem" in settings) throw new StartProblem(settings.problem);
  const logger = pino({ level: settings.logLevel });
  const connection = await openDatabase(settings, logger);
  try {
    await connection.exclusively(async () => {
      await connection.migrate();
      await fillGeography(connection.db);
      await seed(connection, settings);
    });
    if (settings.mode === "production") await checkProduction(connection.db, settings);
    const ports = await createPorts(settings, { db: connection.db, clock: systemClock, logger });
    const app = createApp({
      db: connection.db,
      clock: systemClock,
      secret: ports.secret,
      limits: createRateLimits(connection.createLimiter, settings.rateLimitFactor),
      trustedProxies: settings.trustedProxies,
      logger,
      captcha: ports.captcha,
      siteUrl: settings.siteUrl,
      payments: { gateway: ports.payment, apiUrl: settings.apiUrl },
      pdf: createWorkerPdf(),
      mode: settings.mode,
      uploads: ports.uploads,
      mediaCacheDir: join(settings.dataDir, "media"),
    });
    const server = createHttpServer(getRequestListener(app.fetch), {
      maxConnections: MAX_CONNECTIONS,
      isFile: ({ url }) => isUploadPath(url),
    });
    sendSecurityHeaders(server, settings);
    const { port } = await listen(server, settings);
    logger.info({ port }, "The API listens");
    const schedule = createSchedule(
      storeJobs({ db: connection.db, logger, siteUrl: settings.siteUrl, orderMails: settings.orderMails, ...ports }),
      {
        clock: systemClock,
        logger,
      },
    );
    schedule.start();
    closeOnSignal(server, {
      graceMs: graceMs(settings),
      onSignal: (signal) => logger.info({ signal }, "The API stops"),
      close: () => schedule.stop().then(connection.close),
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
