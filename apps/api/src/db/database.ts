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

/** An open database, with the function that closes it. */
export interface Connection {
  readonly db: Database;
  /** Runs a task while no other process of the store runs one, for migrations and the seed. */
  readonly exclusively: (task: () => Promise<void>) => Promise<void>;
  readonly migrate: () => Promise<void>;
  /** Makes a rate limiter whose counts all processes on this database share. */
  readonly createLimiter: CreateLimiter;
  readonly close: () => Promise<void>;
}
