import { DrizzleQueryError } from "drizzle-orm";

/** The code of a system or database error, also when other errors wrap it. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return errorCode(error.cause);
}

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean => {
  const code = errorCode(error);
  return code !== undefined && codes.includes(code);
};

/** Whether a unique index refused a row, since another one came first. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, "23505");

/**
 * Of the network and the disk, and Postgres' own: connection (08), resources (53), shutdown (57P), system (58); a bound of
 * time that was reached by a transaction (25P03), a lock (55P03) or a statement (57014).
 */
const UNAVAILABLE_CODE =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)UNREACH|ENOSPC|EDQUOT|08...|53...|57P0.|58...|3D000|25006|25P03|55P03|57014)$/;

/** What pg says of a connection without a code. */
const UNAVAILABLE_TEXT =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Cannot use a pool after)/;

/** Whether what the store needs is away, full or missing: nothing is wrong with the request, and later it may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && UNAVAILABLE_CODE.test(error.code)) return true;
  return UNAVAILABLE_TEXT.test(error.message) || isUnavailable(error.cause);
}

/**
 * An error as the log may hold it. A failed query carries its values and a broken constraint its row, which may be
 * personal data.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  if (error instanceof DrizzleQueryError) return { query: error.query, ...describe(error.cause ?? error) };
  if (error instanceof AggregateError) return { ...describe(error), errors: error.errors.map(describeError) };
  return describe(error);
}

const describe = (error: Error) => ({ message: error.message, code: errorCode(error), stack: error.stack });

/** Why the store cannot start, as one sentence for the person who starts it. */
export class StartProblem extends Error {}
