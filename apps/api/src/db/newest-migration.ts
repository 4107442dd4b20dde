import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";

const Journal = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) });
const Applied = v.object({
  rows: v.tuple([v.object({ newest: v.nullable(v.pipe(v.unknown(), v.transform(Number))) })]),
});

/** A migration, as Drizzle keeps it. */
export interface Migration {
  readonly tag: string;
  /** When it was made, in milliseconds. */
  readonly when: number;
}

/** The last migration that this release has. */
export function newestMigration(): Migration {
  const file = join(migrationsFolder(), "meta", "_journal.json");
  const newest = v.parse(Journal, JSON.parse(readFileSync(file, "utf8"))).entries.at(-1);
  if (!newest) throw new Error("There are no migrations");
  return newest;
}

/** Whether a database has a migration. One of a later release has it too. */
export async function hasMigration(db: Database, { when }: Migration): Promise<boolean> {
  const found = await db.execute(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`);
  return (v.parse(Applied, found).rows[0].newest ?? 0) >= when;
}
