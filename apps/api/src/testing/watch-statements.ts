import { NoopLogger } from "drizzle-orm/logger";
import { vi } from "vitest";

/** What a logger is called with: a statement and its values. */
const valuesOf = ([, values]: readonly unknown[]): number => (Array.isArray(values) ? values.length : 0);

/** How many statements a call sends to the database, and with how many values at most. */
export async function watchStatements<R>(
  call: () => Promise<R>,
): Promise<{ readonly reply: R; readonly statements: number; readonly mostValues: number }> {
  const logged = vi.spyOn(NoopLogger.prototype, "logQuery");
  try {
    const reply = await call();
    const values = logged.mock.calls.map(valuesOf);
    return { reply, statements: values.length, mostValues: Math.max(...values) };
  } finally {
    logged.mockRestore();
  }
}
