import { eq } from "drizzle-orm";
import type { Database } from "./db/database.ts";
import { customers } from "./db/schema/index.ts";
import { StartProblem } from "./start-problem.ts";

/** What production needs and this store does not have yet: a way to send what the outbox holds. */
const MISSING_PORTS = ["SMS would stay in the outbox", "mail would stay in the outbox"];

/**
 * Refuses to open a store for business with what is meant for trying it out.
 * @throws StartProblem that says which.
 */
export async function checkProduction(db: Database): Promise<void> {
  const [demo] = await db.select({ id: customers.id }).from(customers).where(eq(customers.isDemo, true)).limit(1);
  const problems = [...MISSING_PORTS, ...(demo ? ["the database holds the demo's logins"] : [])];
  if (problems.length > 0) throw new StartProblem(`STORE_MODE=production cannot start: ${problems.join("; ")}.`);
}
