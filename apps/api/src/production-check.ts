import { isShopAddress } from "@store/api-client/content-kinds";
import { eq } from "drizzle-orm";
import type { Database } from "./db/database.ts";
import { banners, customers } from "./db/schema/index.ts";
import { findDemoVouchers } from "./demo/find-demo-vouchers.ts";
import { StartProblem } from "./lib/errors.ts";
import { isGuessable, isPlaceholder } from "./settings/guessable.ts";
import type { PaymentSettings } from "./settings/payment.ts";
import type { Settings } from "./settings.ts";

const isPayuTest = (payment: PaymentSettings): boolean =>
  payment.gateway === "payu" && payment.account.environment === "test";

/** The secrets that others gave to the store, by the setting that holds them. */
function givenSecrets({
  databaseUrl,
  sms,
  mail,
  captcha,
  payment,
  storage,
  courier,
}: Settings): ReadonlyMap<string, string> {
  const passwordIn = (url: string) => decodeURIComponent(new URL(url).password);
  return new Map([
    ...(databaseUrl ? [["DATABASE_URL", passwordIn(databaseUrl)] as const] : []),
    ...(sms.adapter === "http" ? [["SMS_HTTP_AUTHORIZATION", sms.gateway.authorization ?? ""] as const] : []),
    ...(sms.adapter === "msg91" ? [["MSG91_AUTH_KEY", sms.account.authKey] as const] : []),
    ...(mail.adapter === "smtp" ? [["SMTP_URL", passwordIn(mail.smtp.url)] as const] : []),
    ...(captcha.adapter === "recaptcha" ? [["RECAPTCHA_SECRET_KEY", captcha.keys.secretKey] as const] : []),
    ...(payment.gateway === "payu" ? [["PAYU_SALT", payment.account.salt] as const] : []),
    ...(courier.adapter === "http"
      ? [["COURIER_HTTP_AUTHORIZATION", courier.courier.authorization ?? ""] as const]
      : []),
    ...(storage.adapter === "s3" ? [["S3_SECRET_ACCESS_KEY", storage.bucket.secretAccessKey] as const] : []),
  ]);
}

const isInTheOpen = (address: string): boolean => !/^https:/i.test(address);

/** Settings that are meant for the demo only. */
function defaultsIn(settings: Settings): readonly string[] {
  const { sms, mail, secret, payment, courier, siteUrl, isSiteUrlGiven, apiUrl, isApiUrlGiven, rateLimitFactor } =
    settings;
  const examples = [...givenSecrets(settings)].filter(([, given]) => isPlaceholder(given));
  return [
    ...(sms.adapter === "outbox" ? ["SMS would stay in the outbox (set SMS_ADAPTER)"] : []),
    ...(mail.adapter === "outbox" ? ["mail would stay in the outbox (set MAIL_ADAPTER)"] : []),
    ...(secret === undefined ? ["there is no secret of its own (set STORE_SECRET)"] : []),
    ...(secret !== undefined && isGuessable(secret)
      ? ["its secret can be guessed (set STORE_SECRET to a random text)"]
      : []),
    ...examples.map(([name]) => `a secret is that of an example (set ${name})`),
    ...(isSiteUrlGiven && isInTheOpen(siteUrl)
      ? ["passwords would cross the network unencrypted (set SITE_URL to an https address)"]
      : []),
    ...(isSiteUrlGiven ? [] : ["links in mails would lead to this machine (set SITE_URL)"]),
    ...(payment.gateway === "sandbox" ? ["payments would go through the sandbox (set PAYMENT_GATEWAY)"] : []),
    ...(isPayuTest(payment) ? ["no money would move at PayU (set PAYU_ENVIRONMENT to live)"] : []),
    ...(isApiUrlGiven ? [] : ["payment pages would be looked for on this machine (set PUBLIC_API_URL)"]),
    ...(isApiUrlGiven && isInTheOpen(apiUrl)
      ? ["payments would cross the network unencrypted (set PUBLIC_API_URL to an https address)"]
      : []),
    ...(sms.adapter === "http" && isInTheOpen(sms.gateway.url)
      ? ["OTPs would cross the network unencrypted (set SMS_HTTP_URL to an https address)"]
      : []),
    ...(courier.adapter === "http" && isInTheOpen(courier.courier.url)
      ? ["addresses would cross the network unencrypted (set COURIER_HTTP_URL to an https address)"]
      : []),
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

/** Banners that would be loaded from, or lead, anywhere but the shop's own paths and encrypted addresses. */
async function wrongBannersIn(db: Database): Promise<readonly string[]> {
  const rows = await db
    .select({ id: banners.id, image: banners.image, mobileImage: banners.mobileImage })
    .from(banners);
  const wrong = rows.filter(({ image, mobileImage }) => ![image ?? "", mobileImage ?? ""].every(isShopAddress));
  return wrong.map(({ id }) => `banner ${id} has an address that is neither a path nor begins with https (change it)`);
}

/**
 * Refuses to start in production mode with anything meant for the demo.
 * @throws StartProblem that says which.
 */
export async function checkProduction(db: Database, settings: Settings): Promise<void> {
  const problems = [...defaultsIn(settings), ...(await demoIn(db)), ...(await wrongBannersIn(db))];
  if (problems.length > 0) throw new StartProblem(`STORE_MODE=production cannot start: ${problems.join("; ")}.`);
}
