import { eq } from "drizzle-orm";
import type { Database } from "./db/database.ts";
import { customers } from "./db/schema/index.ts";
import { findDemoVouchers } from "./demo/find-demo-vouchers.ts";
import { StartProblem } from "./lib/errors.ts";
import type { PaymentSettings } from "./settings/payment.ts";
import type { Settings } from "./settings.ts";

const isPayuTest = (payment: PaymentSettings): boolean =>
  payment.gateway === "payu" && payment.account.environment === "test";

/** A random text of 32 characters has more letters of its own, in any alphabet that is used for one. */
const LEAST_LETTERS = 8;

const isGuessable = (secret: string): boolean => new Set(secret).size < LEAST_LETTERS;

/** Settings that are meant for the demo only. */
function defaultsIn(settings: Settings): readonly string[] {
  const { sms, mail, secret, payment, siteUrl, isSiteUrlGiven, isApiUrlGiven, rateLimitFactor } = settings;
  return [
    ...(sms.adapter === "outbox" ? ["SMS would stay in the outbox (set SMS_ADAPTER)"] : []),
    ...(mail.adapter === "outbox" ? ["mail would stay in the outbox (set MAIL_ADAPTER)"] : []),
    ...(secret === undefined ? ["there is no secret of its own (set STORE_SECRET)"] : []),
    ...(secret !== undefined && isGuessable(secret)
      ? ["its secret can be guessed (set STORE_SECRET to a random text)"]
      : []),
    ...(isSiteUrlGiven && !siteUrl.startsWith("https:")
      ? ["passwords would cross the network unencrypted (set SITE_URL to an https address)"]
      : []),
    ...(isSiteUrlGiven ? [] : ["links in mails would lead to this machine (set SITE_URL)"]),
    ...(payment.gateway === "sandbox" ? ["payments would go through the sandbox (set PAYMENT_GATEWAY)"] : []),
    ...(isPayuTest(payment) ? ["no money would move at PayU (set PAYU_ENVIRONMENT to live)"] : []),
    ...(isApiUrlGiven ? [] : ["payment pages would be looked for on this machine (set PUBLIC_API_URL)"]),
    ...(rateLimitFactor > 1 ? ["passwords and OTPs could be guessed more often (unset RATE_LIMIT_FACTOR)"] : []),
  ];
}

/** Demo data that everybody knows, such as its passwords and vouchers. */
async function demoIn(db: Database): Promise<readonly string[]> {
  const [login] = await db.select({ id: customers.id }).from(customers).where(eq(customers.isDemo, true)).limit(1);
  const codes = await findDemoVouchers(db);
  return [
    ...(login ? ["the database holds the demo's logins"] : []),
    ...(codes.length > 0 ? [`the database holds the demo's vouchers ${codes.join(", ")}`] : []),
  ];
}

/**
 * Refuses to start in production mode with anything meant for the demo.
 * @throws StartProblem that says which.
 */
export async function checkProduction(db: Database, settings: Settings): Promise<void> {
  const problems = [...defaultsIn(settings), ...(await demoIn(db))];
  if (problems.length > 0) throw new StartProblem(`STORE_MODE=production cannot start: ${problems.join("; ")}.`);
}
