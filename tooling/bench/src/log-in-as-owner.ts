import { randomBytes } from "node:crypto";
import { openDatabase } from "./bare/database.ts";
import { BenchProblem } from "./bench-problem.ts";
import type { BenchDatabase } from "./databases.ts";

const LOG_IN = {
  name: "log_in",
  text: `insert into access_tokens (hash, customer_id, created_at, expires_at)
    select sha256(convert_to($1, 'UTF8')), customer_id, now(), now() + interval '1 day'
    from staff_members where role = 'owner' limit 1 returning customer_id`,
};

/** Opens a session of the owner, and gives the headers that it calls with. */
export async function logInAsOwner(bare: BenchDatabase["bare"]): Promise<Readonly<Record<string, string>>> {
  const database = await openDatabase(bare);
  try {
    const token = randomBytes(32).toString("base64url");
    const owners = await database.query(LOG_IN, [token]);
    if (owners.length === 0) throw new BenchProblem("The seed has no owner to ask for what staff alone may call.");
    return { authorization: `token ${token}` };
  } finally {
    await database.close();
  }
}
