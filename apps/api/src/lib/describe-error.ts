import { DrizzleQueryError } from "drizzle-orm";
import { errorCode } from "./errors.ts";

/**
 * What the log keeps of an error: a failed query carries its values, and a broken constraint its row, which may be
 * personal.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  if (error instanceof DrizzleQueryError) return { query: error.query, ...describe(error.cause ?? error) };
  if (error instanceof AggregateError) return { ...describe(error), errors: error.errors.map(describeError) };
  return describe(error);
}

const describe = (error: Error) => ({ message: error.message, code: errorCode(error), stack: error.stack });
