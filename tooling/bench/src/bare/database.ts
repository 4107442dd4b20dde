import { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/** As many connections as the store's own pool has by default. */
const CONNECTIONS = 10;

export interface Statement {
  readonly name: string;
  readonly text: string;
}

export interface Queries {
  readonly query: <Row extends object>(statement: Statement, values?: unknown[]) => Promise<Row[]>;
}

export interface BareDatabase extends Queries {
  readonly transaction: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

function onServer(connectionString: string): BareDatabase {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS });
  const on = (client: pg.Pool | pg.PoolClient): Queries => ({
    query: async (statement, values) => (await client.query({ ...statement, values })).rows,
  });
  return {
    ...on(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query("begin");
        const result = await work(on(client));
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback");
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

async function embedded(folder: string): Promise<BareDatabase> {
  const database = await PGlite.create(folder);
  const on = (client: Pick<PGlite, "query">): Queries => ({
    query: async <Row extends object>({ text }: Statement, values?: unknown[]) =>
      (await client.query<Row>(text, values)).rows,
  });
  return {
    ...on(database),
    transaction: (work) => database.transaction((client) => work(on(client))),
    close: () => database.close(),
  };
}

/** A database as a bare server uses it: only the driver. */
export const openDatabase = async ({ DATABASE_URL, DATABASE_FOLDER = "" }: NodeJS.ProcessEnv): Promise<BareDatabase> =>
  DATABASE_URL ? onServer(DATABASE_URL) : embedded(DATABASE_FOLDER);
