import pg from "pg";
import type { Logger } from "pino";

/** How long a query waits for a connection: a new one, or one that others hold. */
const CONNECT_TIMEOUT_MS = 5000;

type Callback = Parameters<pg.Pool["connect"]>[0];

/** Returns a lost connection to the pool even if its user does not; returning it twice is harmless. */
function releaseWhenLost(client: pg.PoolClient): pg.PoolClient {
  const { release } = client;
  let isReleased = false;
  const drop = () => client.release(true);
  client.release = (problem) => {
    if (isReleased) return;
    isReleased = true;
    client.off("end", drop);
    release(problem);
  };
  client.once("end", drop);
  return client;
}

/** Drizzle never releases a connection whose `begin` failed: without this, the pool would lose it for good. */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then(releaseWhenLost);
    super.connect(callback);
    return undefined;
  }
}

export interface PoolOptions {
  readonly connections: number;
  readonly connectTimeoutMs?: number;
}

/** A pool that outlives its connections: the server may end any of them, also within a transaction. */
export function createPool(
  url: string,
  { connections, connectTimeoutMs = CONNECT_TIMEOUT_MS }: PoolOptions,
  logger: Logger,
): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  // An error event without a listener ends the process. The query that used the connection fails with the error anyway.
  pool.on("connect", (client) => {
    client.on("error", (error) => logger.warn({ err: error }, "A database connection was lost"));
  });
  pool.on("error", () => {});
  return pool;
}
