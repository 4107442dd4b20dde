import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { RateLimiterAbstract } from "rate-limiter-flexible";

/** `points` calls in `duration` seconds; counted under the prefix. */
export interface Limit {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

export type CreateLimiter = (limit: Limit) => RateLimiterAbstract;

type NoSchema = Record<string, never>;

/** A Postgres database, embedded or on a server; also a transaction of one. */
export type Database = PgDatabase<PgQueryResultHKT, NoSchema>;

/** A pool's connections, and who waits for one. */
export interface PoolCount {
  readonly pool: "requests" | "jobs" | "replica";
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** An open database, with the function that closes it. */
export interface Connection {
  /** For requests: its queries are short, or fail. */
  readonly db: Database;
  /** A copy that may be a moment behind, to read from; where there is one. */
  readonly replica?: Database | undefined;
  /** For jobs, whose queries may take longer. */
  readonly jobsDb: Database;
  /**
   * Runs a task while no other process of the store runs one, for migrations and the seed, whose queries take as long as
   * they take.
   */
  readonly exclusively: (task: (db: Database) => Promise<void>) => Promise<void>;
  readonly migrate: () => Promise<void>;
  /** Makes a rate limiter whose counts all processes on this database share. */
  readonly createLimiter: CreateLimiter;
  /** How its pools are used at the moment; empty for the embedded database, which has none. */
  readonly pools: () => readonly PoolCount[];
  readonly close: () => Promise<void>;
}
