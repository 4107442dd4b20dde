import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const read = (environment: Record<string, string>) => readSettings(environment, "/srv/store");

describe("the settings", () => {
  test("all have a default", () => {
    expect(read({})).toEqual({
      port: 4000,
      metricsPort: undefined,
      siteUrl: "http://localhost:3000",
      isSiteUrlGiven: false,
      host: "127.0.0.1",
      apiUrl: "http://localhost:4000",
      isApiUrlGiven: false,
      dataDir: "/srv/store/.data",
      databaseUrl: undefined,
      replicaUrl: undefined,
      databasePool: 10,
      isPooled: false,
      mode: "demo",
      role: "all",
      logLevel: "info",
      rateLimitFactor: 1,
      trustedProxies: [],
      secret: undefined,
      sms: { adapter: "outbox" },
      orderMails: "each",
      mail: { adapter: "outbox" },
      captcha: { adapter: "altcha" },
      payment: { gateway: "sandbox" },
      storage: { adapter: "folder" },
      courier: { adapter: "manual" },
    });
  });

  test("that may be secret are read from files that are named", async () => {
    const folder = await mkdtemp(join(tmpdir(), "store-settings-"));
    const file = join(folder, "secret");
    const secret = "k".repeat(32);
    await writeFile(file, `${secret}\n`);
    expect(read({ STORE_SECRET_FILE: file })).toMatchObject({ secret });
    expect(read({ STORE_SECRET_FILE: "" })).toMatchObject({ secret: undefined });
    expect(read({ STORE_SECRET_FILE: file, STORE_SECRET: secret })).toEqual({
      problem: "STORE_SECRET and STORE_SECRET_FILE are both set: please set one of them.",
    });
    const missing = join(folder, "missing");
    expect(read({ STORE_SECRET_FILE: missing })).toEqual({
      problem: `STORE_SECRET_FILE must name a file that can be read; it is "${missing}".`,
    });
    await writeFile(file, "too short");
    const { problem } = v.parse(v.object({ problem: v.string() }), read({ STORE_SECRET_FILE: file }));
    expect(problem).toMatch(/^STORE_SECRET must be a random text/);
    expect(problem).not.toContain("too short");
    expect(read({ LOG_LEVEL_FILE: missing }), "no secret").toMatchObject({ logLevel: "info" });
    await rm(folder, { recursive: true });
  });

  test("are read from the environment; an empty variable counts as absent", () => {
    const given = { API_PORT: "4100", DATA_DIR: "data", STORE_MODE: "production", LOG_LEVEL: "warn", DATABASE_URL: "" };
    expect(read(given)).toMatchObject({
      port: 4100,
      dataDir: "/srv/store/data",
      databaseUrl: undefined,
      mode: "production",
      logLevel: "warn",
    });
    expect(read({ DATA_DIR: "/var/lib/store" })).toMatchObject({ dataDir: "/var/lib/store" });
    const databaseUrl = "postgresql://user:secret@db.example:5432/store?sslmode=require";
    expect(read({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  });

  test("know where browsers find the store, without a slash at the end", () => {
    expect(read({ WEB_PORT: "3100", API_PORT: "4100" })).toMatchObject({
      siteUrl: "http://localhost:3100",
      apiUrl: "http://localhost:4100",
    });
    const given = { SITE_URL: "https://store.example/", PUBLIC_API_URL: "https://store.example/backend/" };
    expect(read(given)).toMatchObject({ siteUrl: "https://store.example", apiUrl: "https://store.example/backend" });
  });

  test("give a process a role of its own where several share a server", () => {
    const databaseUrl = "postgres://user:secret@db.example/store";
    expect(read({ STORE_ROLE: "worker", DATABASE_URL: databaseUrl })).toMatchObject({ role: "worker" });
    expect(read({ STORE_ROLE: "worker" })).toEqual({
      problem: "STORE_ROLE must be all without DATABASE_URL: one process alone can use the embedded database.",
    });
    expect(read({ STORE_ROLE: "web" })).toEqual({ problem: 'STORE_ROLE must be all, api or worker; it is "web".' });
  });

  test("know the proxies on other machines", () => {
    const given = " 10.0.0.5,10.1.0.0/16, fd00::/8,, ::ffff:10.2.0.1 ";
    const trustedProxies = ["10.0.0.5", "10.1.0.0/16", "fd00::/8", "::ffff:10.2.0.1"];
    expect(read({ TRUSTED_PROXIES: given })).toMatchObject({ trustedProxies });
  });

  test.each([
    ["API_PORT", "abc"],
    ["API_PORT", "70000"],
    ["API_PORT", "-1"],
    ["SITE_URL", "shop.example"],
    ["DATABASE_URL", "mysql://x"],
    ["DATABASE_URL", "postgres://user:a secret@db/store"],
    ["DATABASE_POOL", "0"],
    ["STORE_MODE", "prod"],
    ["LOG_LEVEL", "loud"],
    ["RATE_LIMIT_FACTOR", "0.5"],
    ["TRUSTED_PROXIES", "balancer.example"],
    ["TRUSTED_PROXIES", "10.0.0.5, 10.0.0"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "fd00::/129"],
    ["TRUSTED_PROXIES", "0.0.0.0/0"],
    ["TRUSTED_PROXIES", "::/0"],
    ["TRUSTED_PROXIES", "0.0.0.0/1, 128.0.0.0/1"],
    ["TRUSTED_PROXIES", "64.0.0.0/7"],
    ["TRUSTED_PROXIES", "0.0.0.0/128.0.0.0"],
    ["TRUSTED_PROXIES", "::/1"],
    ["TRUSTED_PROXIES", "2000::/3"],
    ["TRUSTED_PROXIES", "::ffff:0:0/96"],
    ["TRUSTED_PROXIES", "::ffff:0.0.0.0/97"],
    ["TRUSTED_PROXIES", "10.0.0.0/8/8"],
    ["STORE_SECRET", "short"],
    ["SMS_ADAPTER", "pigeon"],
    ["MAIL_ADAPTER", "pigeon"],
    ["CAPTCHA_ADAPTER", "pigeon"],
    ["PAYMENT_GATEWAY", "pigeon"],
    ["PICTURE_STORAGE", "pigeon"],
    ["WEB_PORT", "many"],
    ["PUBLIC_API_URL", "ftp://store.example"],
  ])("%s=%s is refused with a sentence that names it", (name, value) => {
    const settings = read({ [name]: value });
    if (!("problem" in settings)) throw new Error("It was taken");
    expect(settings.problem).toMatch(new RegExp(`^${name} must be .+\\.$`));
    expect(settings.problem.includes(value)).toBe(!["DATABASE_URL", "STORE_SECRET"].includes(name));
  });
});

/** All variables that all adapters need. */
const ALL = {
  SMS_HTTP_URL: "https://gateway.example/send?to={mobile}&text={text}",
  SMS_ENTITY_ID: "1101",
  SMS_SENDER_ID: "SURABH",
  SMS_TEMPLATE_IDS:
    "otp=1107001, coin-otp=1107002, confirm-otp=1107007, mobile-changed=1107008, order-placed=1107003,order-paid=1107004,order-to-pay=1107009,back-in-stock=1107010,appointment-booked=1107006",
  MSG91_AUTH_KEY: "key",
  SMTP_URL: "smtps://user:password@mail.example:465",
  MAIL_FROM: "Surabhi Organics <orders@example.com>",
  RECAPTCHA_SITE_KEY: "public",
  RECAPTCHA_SECRET_KEY: "hidden",
  PAYU_KEY: "key",
  PAYU_SALT: "salt",
  S3_ENDPOINT: "https://s3.ap-south-1.amazonaws.com",
  S3_BUCKET: "shop-pictures",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "hidden",
};
const templateIds = {
  otp: "1107001",
  "coin-otp": "1107002",
  "confirm-otp": "1107007",
  "mobile-changed": "1107008",
  "back-in-stock": "1107010",
  "order-placed": "1107003",
  "order-paid": "1107004",
  "order-to-pay": "1107009",
  "appointment-booked": "1107006",
};

describe("the settings of a port", () => {
  test("are those of its adapter", () => {
    expect(read({ ...ALL, SMS_ADAPTER: "http", SMS_HTTP_SUCCESS: "^sent" })).toMatchObject({
      sms: { adapter: "http", gateway: { url: ALL.SMS_HTTP_URL, body: undefined, success: /^sent/, templateIds } },
    });
    expect(read({ ...ALL, SMS_ADAPTER: "msg91" })).toMatchObject({
      sms: { adapter: "msg91", account: { authKey: "key", templateIds } },
    });
    expect(read({ ...ALL, MAIL_ADAPTER: "smtp" })).toMatchObject({
      mail: { adapter: "smtp", smtp: { url: ALL.SMTP_URL, from: ALL.MAIL_FROM } },
    });
    expect(read({ ...ALL, CAPTCHA_ADAPTER: "recaptcha" })).toMatchObject({
      captcha: { adapter: "recaptcha", keys: { siteKey: "public", secretKey: "hidden" } },
    });
    expect(read({ ...ALL, PAYMENT_GATEWAY: "payu" })).toMatchObject({
      payment: { gateway: "payu", account: { key: "key", salt: "salt", environment: "live", hasUpi: false } },
    });
    expect(read({ ...ALL, PICTURE_STORAGE: "s3" })).toMatchObject({
      storage: { adapter: "s3", bucket: { endpoint: ALL.S3_ENDPOINT, region: "auto", bucket: "shop-pictures" } },
    });
  });

  test.each([
    ["SMS_ADAPTER", "http", "SMS_HTTP_URL"],
    ["SMS_ADAPTER", "http", "SMS_ENTITY_ID"],
    ["SMS_ADAPTER", "http", "SMS_SENDER_ID"],
    ["SMS_ADAPTER", "http", "SMS_TEMPLATE_IDS"],
    ["SMS_ADAPTER", "msg91", "MSG91_AUTH_KEY"],
    ["SMS_ADAPTER", "msg91", "SMS_TEMPLATE_IDS"],
    ["MAIL_ADAPTER", "smtp", "SMTP_URL"],
    ["MAIL_ADAPTER", "smtp", "MAIL_FROM"],
    ["CAPTCHA_ADAPTER", "recaptcha", "RECAPTCHA_SITE_KEY"],
    ["CAPTCHA_ADAPTER", "recaptcha", "RECAPTCHA_SECRET_KEY"],
    ["PAYMENT_GATEWAY", "payu", "PAYU_KEY"],
    ["PAYMENT_GATEWAY", "payu", "PAYU_SALT"],
    ["PICTURE_STORAGE", "s3", "S3_ENDPOINT"],
    ["PICTURE_STORAGE", "s3", "S3_BUCKET"],
    ["PICTURE_STORAGE", "s3", "S3_ACCESS_KEY_ID"],
    ["PICTURE_STORAGE", "s3", "S3_SECRET_ACCESS_KEY"],
  ])("%s=%s needs %s", (port, adapter, name) => {
    const settings = read({ ...ALL, [port]: adapter, [name]: "" });
    expect(settings).toEqual({ problem: expect.stringMatching(new RegExp(`^${name} must be .+; it is not set\\.$`)) });
  });

  test.each([
    ["SMS_ADAPTER", "http", "SMS_HTTP_URL", "gateway.example"],
    ["SMS_ADAPTER", "http", "SMS_HTTP_SUCCESS", "(secret"],
    ["SMS_ADAPTER", "msg91", "SMS_TEMPLATE_IDS", "otp=1107001"],
    ["MAIL_ADAPTER", "smtp", "SMTP_URL", "https://user:password@mail.example"],
    ["MAIL_ADAPTER", "smtp", "MAIL_FROM", "Surabhi Organics"],
    ["PICTURE_STORAGE", "s3", "S3_ENDPOINT", "s3.example"],
  ])("%s=%s refuses a wrong %s without repeating it", (port, adapter, name, value) => {
    const settings = read({ ...ALL, [port]: adapter, [name]: value });
    if (!("problem" in settings)) throw new Error("It was taken");
    expect(settings.problem).toMatch(new RegExp(`^${name} must be .+\\.$`));
    expect(settings.problem).not.toContain(`"${value}"`);
  });
});

describe("a courier with whom the store books", () => {
  const HTTP = {
    COURIER_ADAPTER: "http",
    COURIER_NAME: "Garuda",
    COURIER_HTTP_URL: "https://garuda.example/shipments",
  };

  test("has a name and an address", () => {
    expect(read({ ...HTTP, COURIER_TRACKING_URL: "https://garuda.example/{number}" })).toMatchObject({
      courier: { adapter: "http", courier: { name: "Garuda", trackingUrl: "https://garuda.example/{number}" } },
    });
  });

  test.each([
    [{ COURIER_ADAPTER: "pigeon" }, "COURIER_ADAPTER must be manual or http"],
    [{ ...HTTP, COURIER_NAME: "" }, "COURIER_NAME must be what the courier is called"],
    [{ ...HTTP, COURIER_HTTP_URL: "garuda" }, "COURIER_HTTP_URL must be an address that takes a parcel"],
    [{ ...HTTP, COURIER_TRACKING_URL: "https://garuda.example" }, "COURIER_TRACKING_URL must be an address such as"],
  ])("is refused as %j", (given, problem) => {
    expect(read(given)).toMatchObject({ problem: expect.stringContaining(problem) });
  });
});
