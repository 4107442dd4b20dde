import { Socket } from "node:net";
import { inQuerySpan } from "@store/http-server/tracing";
import pg from "pg";
import type { Logger } from "pino";

/**
 * How long each kind of waiting for the database may last, in milliseconds; 0 is without end. The server keeps the bounds
 * of statements, locks and idle transactions. One that is silent keeps none, so the client has a bound of its own.
 */
export interface Bounds {
  /** For a connection: a new one, or one that others hold. */
  readonly connectMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  /** After it the server ends a transaction that a frozen process left open, whose locks others wait for. */
  readonly idleInTransactionMs: number;
  /** A connection that leaves a query without a byte for so long is closed. Longer than a statement may take. */
  readonly silenceMs: number;
}

/** Of requests: together a wait for a connection and for a silent server stay under the 5 s in which a 503 is due. */
export const REQUEST_BOUNDS: Bounds = {
  connectMs: 1500,
  statementMs: 2500,
  lockMs: 2000,
  idleInTransactionMs: 10_000,
  silenceMs: 3000,
};

/** Of a replica: where it takes longer, the primary is asked. */
export const REPLICA_BOUNDS: Bounds = { ...REQUEST_BOUNDS, connectMs: 500, statementMs: 1000, silenceMs: 1500 };

/** Of jobs, which clear and count many rows at once, and wait for gateways between two statements. */
export const JOB_BOUNDS: Bounds = {
  connectMs: 5000,
  statementMs: 10_000,
  lockMs: 5000,
  idleInTransactionMs: 60_000,
  silenceMs: 12_000,
};

/** Of migrations and the seed, which take as long as the rows are many. */
export const START_BOUNDS: Bounds = {
  connectMs: 5000,
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
  silenceMs: 0,
};

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

/**
 * Closes a connection whose server is silent, so that every query on it fails at once, a rollback too. pg's own
 * `query_timeout` leaves the connection open, and each query after the first waits as long again.
 */
function closeWhenSilent({ connection }: pg.PoolClient, silenceMs: number): void {
  const socket = connection.stream;
  if (silenceMs === 0 || !(socket instanceof Socket)) return;
  let answered = socket.bytesWritten;
  connection.on("readyForQuery", () => {
    answered = socket.bytesWritten;
  });
  socket.setTimeout(silenceMs, () => {
    const { bytesRead, bytesWritten } = socket;
    // Nobody waits; a query that begins at this moment has its time before it.
    if (bytesWritten === answered) return;
    // What came while this process was busy is read before the check.
    setImmediate(() => {
      if (socket.bytesRead > bytesRead) return;
      socket.destroy(Object.assign(new Error("The database does not answer"), { code: "ETIMEDOUT" }));
    });
  });
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
  readonly bounds: Bounds;
  /**
   * Whether a pooler such as PgBouncer stands between, which gives each transaction another session: nothing may be left
   * in one.
   */
  readonly isPooled?: boolean;
  /** Whether statements are recorded as spans. */
  readonly isTraced?: boolean | undefined;
}

const settingsOf = ({ statementMs, lockMs, idleInTransactionMs }: Bounds) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
});

/**
 * What Postgres plans by. No statement runs long enough to be worth compiling: what reads all of a large shop took three
 * times as long, most of it in the compiler. Any row of an SSD costs about the same: by the default, which is a disk's,
 * the best sellers of a month were found by reading all lines of ten million orders.
 */
const PLANNER = { jit: "off", random_page_cost: "1.1" };
const PLANNER_OPTIONS = Object.entries(PLANNER)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");

/** A query as Drizzle and the rate limiter make them; not one that runs by itself, such as a cursor. */
const isConfig = (query: unknown): query is Readonly<Record<string, unknown>> =>
  typeof query === "object" && query !== null && "text" in query && !("submit" in query);

/**
 * Leaves nothing in the session: statements have no names, which another session would not know, and each transaction
 * brings its bounds along. A statement without a transaction has that of silence alone.
 */
function leaveNoState(client: pg.PoolClient, bounds: Bounds): void {
  const settings = Object.entries({ ...settingsOf(bounds), ...PLANNER }).map(
    ([name, value]) => `set local ${name} = ${value}`,
  );
  client.query = new Proxy(client.query, {
    apply: (query, self, [first, ...rest]) => {
      if (!isConfig(first)) return Reflect.apply(query, self, [first, ...rest]);
      const isBegin = typeof first.text === "string" && /^begin\b/i.test(first.text);
      const text = isBegin ? [first.text, ...settings].join("; ") : first.text;
      return Reflect.apply(query, self, [{ ...first, name: undefined, text }, ...rest]);
    },
  });
}

/** Records each statement that is waited for as a span. Those of a pool itself, which it hands on, have a callback. */
const traced = <Query extends object>(query: Query): Query =>
  new Proxy(query, {
    apply: (target, self, [first, ...rest]) => {
      const run = () => Reflect.apply(Object(target), self, [first, ...rest]);
      const isWaitedFor = isConfig(first) && typeof first.text === "string" && typeof rest.at(-1) !== "function";
      return isWaitedFor ? inQuerySpan(String(first.text), async () => run()) : run();
    },
  });

/**
 * A pool that outlives its connections: the server may end any of them, also within a transaction, or fall silent; and
 * whose queries end within their bounds.
 */
export function createPool(
  url: string,
  { connections, bounds, isPooled = false, isTraced = false }: PoolOptions,
  logger: Logger,
): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: bounds.connectMs,
    // A pooler refuses settings of a session.
    ...(isPooled ? {} : { ...settingsOf(bounds), options: PLANNER_OPTIONS }),
    keepAlive: true,
  });
  // An error event without a listener ends the process. The query that used the connection fails with the error anyway.
  pool.on("connect", (client) => {
    client.on("error", (error) => logger.warn({ err: error }, "A database connection was lost"));
    closeWhenSilent(client, bounds.silenceMs);
    if (isPooled) leaveNoState(client, bounds);
    if (isTraced) client.query = traced(client.query);
  });
  if (isTraced) pool.query = traced(pool.query);
  pool.on("error", () => {});
  return pool;
}
