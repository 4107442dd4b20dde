import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import { entriesOf, isNetwork } from "./http/client-address.ts";
import { ORDER_MAILS, type OrderMails } from "./lib/order-mails.ts";
import { CAPTCHA_WORDS, CaptchaEnvironment, type CaptchaSettings } from "./settings/captcha.ts";
import { COURIER_WORDS, CourierEnvironment, type CourierSettings } from "./settings/courier.ts";
import { MAIL_WORDS, MailEnvironment, type MailSettings } from "./settings/mail.ts";
import { PAYMENT_WORDS, PaymentEnvironment, type PaymentSettings } from "./settings/payment.ts";
import { SMS_WORDS, SmsEnvironment, type SmsSettings } from "./settings/sms.ts";
import { STORAGE_WORDS, StorageEnvironment, type StorageSettings } from "./settings/storage.ts";

const WORDS_OF = {
  HOST: "an address of this machine, such as 127.0.0.1 or ::",
  API_PORT: "a port number from 0 to 65535",
  WEB_PORT: "a port number from 0 to 65535",
  METRICS_PORT: "a port number from 0 to 65535",
  SITE_URL: "the storefront's own address, such as https://shop.example",
  PUBLIC_API_URL: "an address at which browsers reach this backend, such as https://shop.example/backend",
  DATABASE_URL: "an address such as postgres://user:password@host:5432/name",
  DATABASE_REPLICA_URL: "an address such as postgres://user:password@host:5432/name",
  DATABASE_POOL: "a number of connections from 1 to 200",
  DATABASE_POOLER: "none or transaction",
  STORE_MODE: "demo or production",
  STORE_ROLE: "all, api or worker",
  ORDER_MAILS: "each, daily or none",
  LOG_LEVEL: "one of fatal, error, warn, info, debug, trace, silent",
  RATE_LIMIT_FACTOR: "a number from 1 to 1000",
  TRUSTED_PROXIES: "addresses and networks of proxies between commas, such as 10.0.0.5, 10.1.0.0/16, fd00::/8",
  STORE_SECRET: "a random text of at least 32 characters",
  ...SMS_WORDS,
  ...MAIL_WORDS,
  ...CAPTCHA_WORDS,
  ...PAYMENT_WORDS,
  ...STORAGE_WORDS,
  ...COURIER_WORDS,
} as const;

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(least), v.maxValue(most));

const Address = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s?#]+$/), v.url());

const DatabaseAddress = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/), v.url());

const BaseEnvironment = v.object({
  HOST: v.optional(v.pipe(v.string(), v.ip())),
  API_PORT: v.optional(whole(0, 65_535), "4000"),
  WEB_PORT: v.optional(whole(0, 65_535), "3000"),
  METRICS_PORT: v.optional(whole(0, 65_535)),
  SITE_URL: v.optional(Address),
  PUBLIC_API_URL: v.optional(Address),
  DATA_DIR: v.optional(v.pipe(v.string(), v.trim()), ""),
  DATABASE_URL: v.optional(DatabaseAddress),
  DATABASE_REPLICA_URL: v.optional(DatabaseAddress),
  DATABASE_POOL: v.optional(whole(1, 200), "10"),
  DATABASE_POOLER: v.optional(v.picklist(["none", "transaction"]), "none"),
  STORE_MODE: v.optional(v.picklist(["demo", "production"]), "demo"),
  STORE_ROLE: v.optional(v.picklist(["all", "api", "worker"]), "all"),
  ORDER_MAILS: v.optional(v.picklist(ORDER_MAILS), "each"),
  LOG_LEVEL: v.optional(v.picklist(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), "info"),
  RATE_LIMIT_FACTOR: v.optional(whole(1, 1000), "1"),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform(entriesOf),
      v.check((entries) => entries.every(isNetwork)),
    ),
    "",
  ),
  STORE_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
});

const Environment = v.intersect([
  BaseEnvironment,
  SmsEnvironment,
  MailEnvironment,
  CaptchaEnvironment,
  PaymentEnvironment,
  StorageEnvironment,
  CourierEnvironment,
]);

export interface Settings {
  /** The address that the API listens on; all of them when undefined. */
  readonly host: string | undefined;
  readonly port: number;
  /** Where `/metrics` answers; nowhere when undefined. */
  readonly metricsPort: number | undefined;
  /** The storefront's address in links, without a trailing slash; this machine's by default. */
  readonly siteUrl: string;
  readonly isSiteUrlGiven: boolean;
  /** Where browsers reach this backend; this machine by default. */
  readonly apiUrl: string;
  readonly isApiUrlGiven: boolean;
  readonly dataDir: string;
  /** The Postgres server; when absent, the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** A copy of it that may be read where everybody gets the same. */
  readonly replicaUrl: string | undefined;
  readonly databasePool: number;
  /** Whether a pooler stands between, which gives each transaction another session. */
  readonly isPooled: boolean;
  readonly mode: "demo" | "production";
  /** Whether this process answers calls, works jobs off, or both. */
  readonly role: "all" | "api" | "worker";
  /** When the owner is mailed new orders. */
  readonly orderMails: OrderMails;
  readonly logLevel: v.InferOutput<typeof BaseEnvironment>["LOG_LEVEL"];
  /** Multiplies every rate limit, for tests that log in all day. */
  readonly rateLimitFactor: number;
  /** Trusted proxies on other machines: addresses and networks (CIDR). */
  readonly trustedProxies: readonly string[];
  /** The signing secret; when absent, the store generates one and keeps it in the database. */
  readonly secret: string | undefined;
  readonly sms: SmsSettings;
  readonly mail: MailSettings;
  readonly captcha: CaptchaSettings;
  readonly payment: PaymentSettings;
  readonly storage: StorageSettings;
  readonly courier: CourierSettings;
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, "");

/** Variables whose value an error may repeat: numbers and choices. Any other may hold a password. */
const REPEATED: ReadonlySet<string> = new Set([
  "HOST",
  "API_PORT",
  "WEB_PORT",
  "METRICS_PORT",
  "SITE_URL",
  "DATABASE_POOL",
  "DATABASE_POOLER",
  "STORE_MODE",
  "STORE_ROLE",
  "ORDER_MAILS",
  "LOG_LEVEL",
  "RATE_LIMIT_FACTOR",
  "TRUSTED_PROXIES",
  "SMS_ADAPTER",
  "MAIL_ADAPTER",
  "CAPTCHA_ADAPTER",
  "PAYMENT_GATEWAY",
  "PAYU_ENVIRONMENT",
  "PAYU_UPI",
  "PUBLIC_API_URL",
  "PICTURE_STORAGE",
  "S3_REGION",
  "S3_BUCKET",
  "COURIER_ADAPTER",
]);

const isNamed = (name: unknown): name is keyof typeof WORDS_OF => typeof name === "string" && name in WORDS_OF;

function sentenceFor(issue: v.BaseIssue<unknown>, given: Readonly<Record<string, unknown>>): string {
  const name = issue.path?.[0]?.key;
  if (!isNamed(name)) return issue.message;
  const value = given[name];
  const said = value === undefined ? "; it is not set" : REPEATED.has(name) ? `; it is "${value}"` : "";
  return `${name} must be ${WORDS_OF[name]}${said}.`;
}

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Takes from files what may be a secret, as vaults and containers hand it out: `STORE_SECRET_FILE` names the file that
 * `STORE_SECRET` is in. The line break at its end is not part of it.
 * @returns the environment with them, or a sentence that names what is wrong.
 */
function withFiles(environment: Given): Given | string {
  const given = { ...environment };
  for (const name of Object.keys(WORDS_OF).filter((name) => !REPEATED.has(name))) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (environment[name]) return `${name} and ${name}_FILE are both set: please set one of them.`;
    try {
      given[name] = readFileSync(file, "utf8").trimEnd();
    } catch {
      return `${name}_FILE must name a file that can be read; it is "${file}".`;
    }
  }
  return given;
}

/**
 * Reads the environment, and the files that it names. An empty variable counts as absent.
 * @param root the folder that a relative DATA_DIR starts from.
 * @returns the settings, or a sentence that names what is wrong.
 */
export function readSettings(environment: Given, root: string): Settings | { readonly problem: string } {
  const read = withFiles(environment);
  if (typeof read === "string") return { problem: read };
  const given = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(Environment, given, { abortPipeEarly: true });
  if (!parsed.success) return { problem: parsed.issues.map((issue) => sentenceFor(issue, given)).join(" ") };
  const { output } = parsed;
  if (output.STORE_ROLE !== "all" && output.DATABASE_URL === undefined) {
    return { problem: "STORE_ROLE must be all without DATABASE_URL: one process alone can use the embedded database." };
  }
  if (output.DATABASE_REPLICA_URL !== undefined && output.DATABASE_URL === undefined) {
    return { problem: "DATABASE_REPLICA_URL needs DATABASE_URL: it names a replica of that server." };
  }
  return {
    host: output.HOST ?? (output.STORE_MODE === "demo" ? "127.0.0.1" : undefined),
    port: output.API_PORT,
    metricsPort: output.METRICS_PORT,
    siteUrl: withoutSlash(output.SITE_URL ?? `http://localhost:${output.WEB_PORT}`),
    isSiteUrlGiven: output.SITE_URL !== undefined,
    apiUrl: withoutSlash(output.PUBLIC_API_URL ?? `http://localhost:${output.API_PORT}`),
    isApiUrlGiven: output.PUBLIC_API_URL !== undefined,
    dataDir: resolve(root, output.DATA_DIR || ".data"),
    databaseUrl: output.DATABASE_URL,
    replicaUrl: output.DATABASE_REPLICA_URL,
    databasePool: output.DATABASE_POOL,
    isPooled: output.DATABASE_POOLER === "transaction",
    mode: output.STORE_MODE,
    role: output.STORE_ROLE,
    orderMails: output.ORDER_MAILS,
    logLevel: output.LOG_LEVEL,
    rateLimitFactor: output.RATE_LIMIT_FACTOR,
    trustedProxies: output.TRUSTED_PROXIES,
    secret: output.STORE_SECRET,
    sms: output.sms,
    mail: output.mail,
    captcha: output.captcha,
    payment: output.payment,
    storage: output.storage,
    courier: output.courier,
  };
}
