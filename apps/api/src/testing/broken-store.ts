import { DEFAULT_POLICY } from "@store/domain";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { pino } from "pino";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { createApp } from "../app.ts";
import type { Database } from "../db/database.ts";
import { createRateLimits } from "../http/rate-limits.ts";
import { secretFrom } from "../identity/store-secret.ts";
import { systemClock } from "../lib/clock.ts";
import { createFetchPicture } from "../ports/web-pictures/fetch-picture.ts";
import { inProcessPdf } from "./in-process-pdf.ts";
import { memoryStorage } from "./memory-storage.ts";
import { testCaptcha } from "./test-captcha.ts";
import { TEST_SITE, testPayments } from "./test-payments.ts";

/** A database whose every query fails. */
export const brokenDatabase = (failure: Error): Database =>
  drizzle({ client: Object.assign(new pg.Pool(), { query: () => Promise.reject(failure) }) });

/** Asks a store whose every query fails. */
export async function askBrokenStore(path: string, failure: Error): Promise<Response> {
  const app = createApp({
    db: brokenDatabase(failure),
    clock: systemClock,
    policy: { current: () => DEFAULT_POLICY, refresh: async () => undefined },
    secret: secretFrom("test"),
    limits: createRateLimits((limit) => new RateLimiterMemory(limit), 1),
    logger: pino({ level: "silent" }),
    captcha: testCaptcha,
    pdf: inProcessPdf,
    siteUrl: TEST_SITE,
    payments: testPayments,
    mode: "demo",
    uploads: memoryStorage(),
    fetchPicture: createFetchPicture(),
    // Nothing can be written there: rendered pictures are not kept.
    mediaCacheDir: "/dev/null/none",
  });
  return app.request(path);
}
