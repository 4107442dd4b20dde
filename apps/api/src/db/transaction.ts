import { hasCode } from "../error-code.ts";
import type { Database } from "./database.ts";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const ATTEMPTS = 4;

/** Runs a task in one transaction, and again when Postgres chose it as the victim of a conflict. */
export async function inTransaction<T>(db: Database, task: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(task);
    } catch (error) {
      if (attempt >= ATTEMPTS || !hasCode(error, SERIALIZATION_FAILURE, DEADLOCK)) throw error;
    }
  }
}
