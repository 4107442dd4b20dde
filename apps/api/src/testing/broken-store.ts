import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { pino } from "pino";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { createApp } from "../app.ts";
import { createRateLimits } from "../http/rate-limits.ts";
import { systemClock } from "../lib/clock.ts";
import { testCaptcha } from "./test-captcha.ts";
import { TEST_SITE, testPayments } from "./test-payments.ts";

/** Asks a store whose database cannot be reached. */
export async function askBrokenStore(path: string): Promise<Response> {
  const client = new pg.Pool({ host: "127.0.0.1", port: 1 });
  const app = createApp({
    db: drizzle({ client }),
    clock: systemClock,
    limits: createRateLimits((limit) => new RateLimiterMemory(limit), 1),
    logger: pino({ level: "silent" }),
    captcha: testCaptcha,
    siteUrl: TEST_SITE,
    payments: testPayments,
    mode: "demo",
    mediaCacheDir: "",
  });
  return app.request(path);
}
