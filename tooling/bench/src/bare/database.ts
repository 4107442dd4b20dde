import pg from "pg";
import { createEmbeddedPool } from "../../../../apps/api/src/db/embedded-pool.ts";
import { createEmbedded } from "../../../../apps/api/src/db/open-embedded.ts";

/** As many connections as the store's own pool has by default. */
export const CONNECTIONS = 10;

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

function onPool(pool: pg.Pool): BareDatabase {
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
  const client = await createEmbedded({ folder });
  const database = onPool(createEmbeddedPool(client));
  const close = () => database.close().then(() => client.close());
  return { ...database, close };
}

/** A database as a bare server uses it: only the driver. */
export const openDatabase = async ({ DATABASE_URL, DATABASE_FOLDER = "" }: NodeJS.ProcessEnv): Promise<BareDatabase> =>
  DATABASE_URL ? onPool(new pg.Pool({ connectionString: DATABASE_URL, max: CONNECTIONS })) : embedded(DATABASE_FOLDER);
