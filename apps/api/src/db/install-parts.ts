import { hash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import * as v from "valibot";
import type { Database } from "./database.ts";

/** Part of the schema that Drizzle's migrations cannot hold. */
export interface Part {
  readonly kind: "function" | "trigger";
  /** As a comment names it: `name()`, or `name on table`. */
  readonly name: SQL;
  readonly definition: SQL;
}

/** @param body in PL/pgSQL. */
export const triggerFunction = (name: string, body: SQL): Part => ({
  kind: "function",
  name: sql`${sql.identifier(name)}()`,
  definition: sql`create or replace function ${sql.identifier(name)}() returns trigger language plpgsql as $$ ${body} $$`,
});

/**
 * A function that triggers call.
 * @param parameters with their types.
 * @param body in PL/pgSQL.
 */
export const voidFunction = (name: string, parameters: string, body: SQL): Part => ({
  kind: "function",
  name: sql`${sql.identifier(name)}(${sql.raw(parameters)})`,
  definition: sql`create or replace function ${sql.identifier(name)}(${sql.raw(parameters)}) returns void language plpgsql as $$ ${body} $$`,
});

export const trigger = (name: string, table: string, definition: SQL): Part => ({
  kind: "trigger",
  name: sql`${sql.identifier(name)} on ${sql.identifier(table)}`,
  definition,
});

const Comments = v.object({ rows: v.array(v.object({ madeFrom: v.nullable(v.string()) })) });

const dialect = new PgDialect();

/**
 * Creates what is new, and replaces what an earlier release made: comments say what each was made from. What stands is
 * left alone, without taking a lock, and a start asks once for all of it.
 * @returns whether anything was created.
 */
export async function installParts(db: Database, parts: readonly Part[]): Promise<boolean> {
  const comments = await db.execute(sql`
    select obj_description(oid, 'pg_proc') as "madeFrom" from pg_proc where pronamespace = current_schema()::regnamespace
    union all
    select obj_description(oid, 'pg_trigger') from pg_trigger where not tgisinternal`);
  const standing = new Set(v.parse(Comments, comments).rows.map(({ madeFrom }) => madeFrom));
  let isChanged = false;
  for (const { kind, name, definition } of parts) {
    const madeFrom = hash("sha1", dialect.sqlToQuery(definition).sql);
    if (standing.has(madeFrom)) continue;
    if (kind === "trigger") await db.execute(sql`drop trigger if exists ${name}`);
    await db.execute(definition);
    await db.execute(sql`comment on ${sql.raw(kind)} ${name} is ${sql.raw(`'${madeFrom}'`)}`);
    isChanged = true;
  }
  return isChanged;
}
