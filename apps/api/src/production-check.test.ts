import { demoShop } from "@store/demo";
import { fromRupees } from "@store/domain";
import { eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { banners, customers, vouchers, voucherUses } from "./db/schema/index.ts";
import { seedVouchers } from "./demo/seed-areas.ts";
import { checkProduction } from "./production-check.ts";
import { readSettings } from "./settings.ts";
import { PRODUCTION } from "./testing/production-environment.ts";
import { useTestStore } from "./testing/test-store.ts";

const store = useTestStore();

function check(environment: Record<string, string>): Promise<void> {
  const settings = readSettings({ ...PRODUCTION, ...environment }, "/srv/store");
  if ("problem" in settings) throw new Error(settings.problem);
  return checkProduction(store().db, settings);
}

/** A database without anything of the demo that matters. */
beforeEach(async () => {
  await store().db.update(customers).set({ isDemo: false });
  await store().db.delete(voucherUses);
  await store().db.delete(vouchers);
});

describe("a store in production", () => {
  test("refuses the demo's logins", async () => {
    await store().db.update(customers).set({ isDemo: true });
    await expect(check({})).rejects.toThrow(
      "STORE_MODE=production cannot start: the database holds the demo's logins.",
    );
  });

  test("refuses the demo's vouchers, whose codes everybody knows", async () => {
    const { db, clock } = store();
    await seedVouchers(db, demoShop({ now: clock.read() }));
    await expect(check({})).rejects.toThrow(/the database holds the demo's vouchers .*WELCOME10.*GIFT-SURABHI-500/);

    const gift = "GIFT-SURABHI-500";
    await db.delete(vouchers).where(ne(vouchers.code, gift));
    // Part of its value was spent.
    await db.update(vouchers).set({ amount: fromRupees(1) });
    await expect(check({})).rejects.toThrow(
      `STORE_MODE=production cannot start: the database holds the demo's vouchers ${gift}.`,
    );
  });

  test("takes a shop's own voucher of the same name", async () => {
    const { db, clock } = store();
    await seedVouchers(db, demoShop({ now: clock.read() }));
    await db.delete(vouchers).where(ne(vouchers.code, "WELCOME10"));
    await db.update(vouchers).set({ cap: fromRupees(200) });
    await expect(check({})).resolves.toBeUndefined();
  });

  test("starts with nothing of the demo, with the captcha that it hosts itself", async () => {
    await expect(check({})).resolves.toBeUndefined();
  });

  test.each([
    ["SMS_ADAPTER", "SMS would stay in the outbox"],
    ["MAIL_ADAPTER", "mail would stay in the outbox"],
    ["SITE_URL", "links in mails would lead to this machine"],
    ["STORE_SECRET", "there is no secret of its own"],
    ["PAYMENT_GATEWAY", "payments would go through the sandbox"],
    ["PUBLIC_API_URL", "payment pages would be looked for on this machine"],
  ])("refuses the default of %s", async (name, words) => {
    const problem = `STORE_MODE=production cannot start: ${words} (set ${name}).`;
    await expect(check({ [name]: "" })).rejects.toThrow(problem);
  });

  test("refuses a secret of words, and one that is short", async () => {
    for (const secret of ["a".repeat(40), "change-me-change-me-change-me-change-me"]) {
      await expect(check({ STORE_SECRET: secret })).rejects.toThrow(
        "STORE_MODE=production cannot start: its secret can be guessed (set STORE_SECRET to a random text).",
      );
    }
    expect(() => check({ STORE_SECRET: "a" })).toThrow(/^STORE_SECRET must be a random text of at least 32 characters/);
  });

  test("refuses a storefront without https", async () => {
    await expect(check({ SITE_URL: "http://shop.example" })).rejects.toThrow(
      "STORE_MODE=production cannot start: passwords would cross the network unencrypted (set SITE_URL to an https address).",
    );
  });

  test("refuses payment pages without https", async () => {
    await expect(check({ PUBLIC_API_URL: "http://shop.example/backend" })).rejects.toThrow(
      "STORE_MODE=production cannot start: payments would cross the network unencrypted (set PUBLIC_API_URL to an https address).",
    );
  });

  test("refuses an SMS gateway without https", async () => {
    const gateway = { SMS_ADAPTER: "http", SMS_ENTITY_ID: "1", SMS_SENDER_ID: "SURABH" };
    await expect(check({ ...gateway, SMS_HTTP_URL: "http://gateway.example/{mobile}/{text}" })).rejects.toThrow(
      "STORE_MODE=production cannot start: OTPs would cross the network unencrypted (set SMS_HTTP_URL to an https address).",
    );
    await expect(
      check({ ...gateway, SMS_HTTP_URL: "https://gateway.example/{mobile}/{text}" }),
    ).resolves.toBeUndefined();
  });

  test.each([
    ["PAYU_SALT", "your-salt"],
    ["MSG91_AUTH_KEY", "CHANGE_ME"],
    ["SMTP_URL", "smtps://shop:change%20me@mail.example"],
    ["DATABASE_URL", "postgres://store:changeme@db.example/store"],
  ])("refuses a %s with the words of an example", async (name, value) => {
    await expect(check({ [name]: value })).rejects.toThrow(
      `STORE_MODE=production cannot start: a secret is that of an example (set ${name}).`,
    );
  });

  test.each(["http://pictures.example/a.png", "//pictures.example/a.png", "javascript:alert(1)"])(
    "refuses a banner at %s",
    async (address) => {
      const { db } = store();
      const [banner] = await db.select().from(banners).limit(1);
      if (!banner) throw new Error("The seed has no banners");
      for (const column of ["image", "mobileImage"] as const) {
        await db
          .update(banners)
          .set({ [column]: address })
          .where(eq(banners.id, banner.id));
        await expect(check({})).rejects.toThrow(`banner ${banner.id} has an address that is neither a path`);
        await db
          .update(banners)
          .set({ [column]: banner[column] })
          .where(eq(banners.id, banner.id));
      }
      await expect(check({})).resolves.toBeUndefined();
    },
  );

  test("refuses PayU's test environment, where goods would go out for nothing", async () => {
    const problem = "STORE_MODE=production cannot start: no money would move at PayU (set PAYU_ENVIRONMENT to live).";
    await expect(check({ PAYU_ENVIRONMENT: "test" })).rejects.toThrow(problem);
  });

  test("refuses limits that are widened", async () => {
    const problem =
      "STORE_MODE=production cannot start: passwords and OTPs could be guessed more often (unset RATE_LIMIT_FACTOR).";
    await expect(check({ RATE_LIMIT_FACTOR: "2" })).rejects.toThrow(problem);
    await expect(check({ RATE_LIMIT_FACTOR: "1" })).resolves.toBeUndefined();
  });

  test("names everything at once", async () => {
    const refused = check({ SMS_ADAPTER: "", MAIL_ADAPTER: "", STORE_SECRET: "" });
    await expect(refused).rejects.toThrow(/SMS_ADAPTER.+; .+MAIL_ADAPTER.+; .+STORE_SECRET/);
  });
});
