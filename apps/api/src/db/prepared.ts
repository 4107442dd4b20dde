import type { Database } from "./database.ts";

/**
 * A statement that is built, parsed and planned once for each connection: each of these takes about as long as running
 * it. Drizzle binds what it builds to a connection, and `inTransaction` works on that connection's own database.
 * @param name that no other statement has.
 * @param build with placeholders for what differs from call to call.
 * @returns takes the database, or the transaction, to run it in.
 */
export function prepared<Statement>(
  name: string,
  build: (db: Database) => { readonly prepare: (name: string) => Statement },
): (db: Database) => Statement {
  const ofSession = new WeakMap<object, Statement>();
  return (db) => {
    const { session } = db._;
    const known = ofSession.get(session);
    if (known) return known;
    const statement = build(db).prepare(name);
    ofSession.set(session, statement);
    return statement;
  };
}
