import pg from "pg";
import type { Logger } from "pino";

/** How long a query waits for a connection: a new one, or one that others hold. */
const CONNECT_TIMEOUT_MS = 5000;

type Callback = Parameters<pg.Pool["connect"]>[0];

/** Gives a connection back to the pool when it is lost, whether or not its user does; giving it back twice is harmless. */
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

/** Drizzle keeps the connection whose `begin` failed: without this, each such one would be missing from the pool for good. */
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
  // An error event that nobody listens to ends the process. Whoever uses the connection has the error from its query.
  pool.on("connect", (client) => {
    client.on("error", (error) => logger.warn({ err: error }, "A database connection was lost"));
  });
  pool.on("error", () => {});
  return pool;
}
