import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import { brokenRules, GROWING, MIGRATION_RULES } from "../testing/migration-rules.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import * as schema from "./schema/index.ts";

/**
 * What migrations break, reviewed. All of these are older than the rules: who upgrades from a release before 0039 stops
 * the store for it, as docs/operating.md says. A new one is entered only with a comment that says why it does no harm.
 */
const REVIEWED: Readonly<Record<string, readonly string[]>> = {
  "0001_whole_store": ["change-type", "rows-with-schema"],
  "0002_every_call": [
    "not-null-without-default",
    "index-without-concurrently",
    "unique-without-index",
    "constraint-validated",
    "rows-with-schema",
  ],
  "0003_additions": ["index-without-concurrently", "constraint-validated"],
  "0004_plain_names": ["rename"],
  "0005_order_life": ["index-without-concurrently", "rows-with-schema"],
  "0006_vouchers_as_money": ["set-not-null", "constraint-validated", "rows-with-schema"],
  "0007_recurring_payments": ["constraint-validated", "rows-with-schema"],
  "0008_typed_towns": ["constraint-validated"],
  "0009_owner_mails_and_reminders": ["rows-with-schema"],
  "0010_verified_reviews": ["rows-with-schema"],
  "0012_credit_notes_paid": ["rows-with-schema"],
  "0017_staff": ["drop-column", "computed-default", "unique-without-index", "rows-with-schema"],
  "0018_staff_orders": ["computed-default", "index-without-concurrently", "constraint-validated", "rows-with-schema"],
  "0021_people_and_messages": ["computed-default", "index-without-concurrently"],
  "0023_archived_products": ["index-without-concurrently"],
  "0025_what_waits": ["index-without-concurrently"],
  "0026_refunds": ["computed-default", "index-without-concurrently", "constraint-validated"],
  "0027_stock_ledger": ["index-without-concurrently"],
  "0028_vouchers_slots_and_options": ["index-without-concurrently"],
  "0029_given_up_refunds": ["index-without-concurrently", "constraint-validated"],
  "0030_kept_refunds": ["constraint-validated"],
  "0031_reviews_for_staff": ["index-without-concurrently", "rows-with-schema"],
  "0032_fold_search": ["drop-column", "computed-default", "index-without-concurrently", "rows-with-schema"],
  "0033_tax_papers": ["drop-column"],
  "0034_undelivered_parcels": ["index-without-concurrently"],
  "0036_invoices_again": [
    "set-not-null",
    "index-without-concurrently",
    "unique-without-index",
    "constraint-validated",
    "rows-with-schema",
  ],
  "0038_product_facts": ["index-without-concurrently", "constraint-validated"],
};

const folder = migrationsFolder();

test("no migration does what stops a shop that is open, other than those reviewed", async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql"));
  expect(files.length).toBeGreaterThan(37);
  const broken = files.flatMap((file) => {
    const tag = basename(file, ".sql");
    const rules = brokenRules({ tag, source: readFileSync(join(folder, file), "utf8") });
    const added = rules.filter(({ name }) => !REVIEWED[tag]?.includes(name));
    return added.map(({ name, wrong, instead }) => `${tag} breaks ${name}: ${wrong}. Instead: ${instead}.`);
  });
  expect(broken).toEqual([]);
});

test("the tables that grow are tables of the store", () => {
  const names = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []));
  expect(GROWING.filter((table) => !names.includes(table))).toEqual([]);
});

const namesOf = (source: string) => brokenRules({ tag: "", source }).map(({ name }) => name);
const ALONE = "-- without transaction\n";

describe("each rule finds what it is for", () => {
  const CASES = [
    ["drop-column", 'ALTER TABLE "stores" DROP COLUMN "city";', 'ALTER TABLE "stores" ADD COLUMN "city" text;'],
    ["drop-table", 'DROP TABLE "stores";', 'CREATE TABLE "shops" ("id" integer);'],
    ["rename", 'ALTER TABLE "stores" RENAME COLUMN "city" TO "town";', 'ALTER TABLE "stores" ADD COLUMN "town" text;'],
    [
      "not-null-without-default",
      'ALTER TABLE "stores" ADD COLUMN "town" text NOT NULL;',
      'ALTER TABLE "stores" ADD COLUMN "town" text DEFAULT \'\' NOT NULL;',
    ],
    [
      "set-not-null",
      'ALTER TABLE "orders" ALTER COLUMN "town" SET NOT NULL;',
      'CREATE TABLE "shops" ("id" integer); ALTER TABLE "shops" ADD COLUMN "town" text;',
    ],
    [
      "change-type",
      'ALTER TABLE "orders" ALTER COLUMN "id" SET DATA TYPE bigint;',
      'ALTER TABLE "orders" ALTER COLUMN "town" SET DEFAULT \'type\';',
    ],
    [
      "computed-default",
      'ALTER TABLE "orders" ADD COLUMN "secret" uuid DEFAULT gen_random_uuid();',
      'ALTER TABLE "orders" ADD COLUMN "at" timestamp DEFAULT now();',
    ],
    [
      "index-without-concurrently",
      'CREATE INDEX "some" ON "orders" USING btree ("id");',
      `${ALONE}CREATE INDEX CONCURRENTLY "some" ON "orders" USING btree ("id");`,
    ],
    [
      "unique-without-index",
      'ALTER TABLE "orders" ADD CONSTRAINT "some" UNIQUE("number");',
      'ALTER TABLE "orders" ADD CONSTRAINT "some" UNIQUE USING INDEX "made";',
    ],
    [
      "constraint-validated",
      'ALTER TABLE "orders" ADD CONSTRAINT "some" CHECK ("id" > 0);',
      'ALTER TABLE "orders" ADD CONSTRAINT "some" CHECK ("id" > 0) NOT VALID;',
    ],
    [
      "rows-with-schema",
      'ALTER TABLE "orders" ADD COLUMN "town" text;--> statement-breakpoint\nUPDATE "orders" SET "town" = 1;',
      'UPDATE "orders" SET "town" = 1;',
    ],
    ["long-lock", "VACUUM FULL orders;", "ANALYZE orders;"],
    [
      "concurrently-in-transaction",
      'CREATE INDEX CONCURRENTLY "some" ON "stores" USING btree ("id");',
      `${ALONE}CREATE INDEX CONCURRENTLY "some" ON "stores" USING btree ("id");`,
    ],
  ] as const;

  test.each(CASES)("%s", (name, wrong, right) => {
    expect(namesOf(wrong)).toContain(name);
    expect(namesOf(right)).toEqual([]);
  });

  test("and there is a case for each", () => {
    expect(CASES.map(([name]) => name)).toEqual(MIGRATION_RULES.map(({ name }) => name));
  });

  test("what a file makes itself may be changed in it", () => {
    const made = 'CREATE TABLE "orders" (\n"id" integer);--> statement-breakpoint\n';
    expect(namesOf(`${made}CREATE INDEX "some" ON "orders" USING btree ("id");`)).toEqual([]);
  });
});
