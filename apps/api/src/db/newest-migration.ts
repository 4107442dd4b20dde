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

/** The migrations that this release has, oldest first. */
export function knownMigrations(): readonly Migration[] {
  const file = join(migrationsFolder(), "meta", "_journal.json");
  return v.parse(Journal, JSON.parse(readFileSync(file, "utf8"))).entries;
}

/** The last migration that this release has. */
export function newestMigration(): Migration {
  const newest = knownMigrations().at(-1);
  if (!newest) throw new Error("There are no migrations");
  return newest;
}

/** When the last migration was made that a database has; 0 when it has none. */
export async function newestApplied(db: Database): Promise<number> {
  const found = await db.execute(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`);
  return v.parse(Applied, found).rows[0].newest ?? 0;
}

/** Whether a database has a migration. One of a later release has it too. */
export const hasMigration = async (db: Database, { when }: Migration): Promise<boolean> =>
  (await newestApplied(db)) >= when;
