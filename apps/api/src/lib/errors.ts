import { DrizzleQueryError } from "drizzle-orm";

/** The code of a system's or a database's error, whatever wraps it. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return errorCode(error.cause);
}

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean => {
  const code = errorCode(error);
  return code !== undefined && codes.includes(code);
};

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

/** Why the store cannot start, as one sentence for the person who started it. */
export class StartProblem extends Error {}
