import { isRefused } from "@store/domain";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient } from "pg";
import { hasCode } from "../lib/errors.ts";
import { CASING } from "./casing.ts";
import type { Database } from "./database.ts";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const ATTEMPTS = 4;

const ofConnection = new WeakMap<PoolClient, Database>();

/** The same for all transactions of a connection, so that statements can be prepared on it. */
function databaseOf(client: PoolClient): Database {
  const known = ofConnection.get(client);
  if (known) return known;
  const db = drizzle({ client, casing: CASING });
  ofConnection.set(client, db);
  return db;
}

/** A transaction on a connection's own database; within another transaction, a part of that. */
async function begin<T>(db: Database, task: (tx: Database) => Promise<T>): Promise<T> {
  if (!("$client" in db && db.$client instanceof Pool)) return db.transaction(task);
  const client = await db.$client.connect();
  try {
    return await databaseOf(client).transaction(task);
  } finally {
    client.release();
  }
}

/**
 * Runs a task in one transaction, and repeats it when Postgres aborts it because of a conflict with another. A refusal
 * that the task returns rolls everything back.
 */
export async function inTransaction<T>(db: Database, task: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let refusal: { readonly result: T } | undefined;
    try {
      return await begin(db, async (tx) => {
        const result = await task(tx);
        if (!isRefused(result)) return result;
        refusal = { result };
        throw new Error("Rolled back after a refusal");
      });
    } catch (error) {
      if (refusal) return refusal.result;
      if (attempt >= ATTEMPTS || !hasCode(error, SERIALIZATION_FAILURE, DEADLOCK)) throw error;
    }
  }
}
