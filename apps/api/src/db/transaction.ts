import { isRefused } from "@store/domain";
import { hasCode } from "../lib/errors.ts";
import type { Database } from "./database.ts";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const ATTEMPTS = 4;

/**
 * Runs a task in one transaction, and repeats it when Postgres aborts it because of a conflict with another. A refusal
 * that the task returns rolls everything back.
 */
export async function inTransaction<T>(db: Database, task: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let refusal: { readonly result: T } | undefined;
    try {
      return await db.transaction(async (tx) => {
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
