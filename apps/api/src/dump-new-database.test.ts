import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "./db/database.ts";
import { openEmbedded } from "./db/open-embedded.ts";
import { cities } from "./db/schema/index.ts";
import { dumpNewDatabase } from "./dump-new-database.ts";
import { openTestDatabase } from "./testing/test-database.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-new-database-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const Parts = v.object({ rows: v.array(v.object({ part: v.string() })) });

/** What a schema is made of, and in which version. */
async function schemaOf(db: Database): Promise<readonly unknown[]> {
  const parts = await db.execute(sql`
    select table_name || '.' || column_name || ' ' || data_type as part from information_schema.columns
    where table_schema = 'public'
    union select indexdef from pg_indexes where schemaname = 'public'
    union select tgname || ' ' || coalesce(obj_description(oid, 'pg_trigger'), '') from pg_trigger where not tgisinternal
    union select hash from drizzle.__drizzle_migrations
    order by 1`);
  return v.parse(Parts, parts).rows;
}

test("a new shop begins with the prepared database, which is as if it had been made there", async () => {
  const archive = join(folder, "new-database.tar.gz");
  await dumpNewDatabase(archive);
  const prepared = await openEmbedded(join(folder, "prepared"), { newDatabase: archive });
  const migrated = await openTestDatabase();
  expect(await prepared.db.$count(cities)).toBeGreaterThan(3000);
  expect(await schemaOf(prepared.db)).toEqual(await schemaOf(migrated.db));

  await prepared.db.delete(cities);
  await prepared.close();
  const again = await openEmbedded(join(folder, "prepared"), { newDatabase: archive });
  expect(await again.db.$count(cities), "what a shop has is never prepared again").toBe(0);
  await Promise.all([again.close(), migrated.close()]);
});
