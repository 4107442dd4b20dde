import type { Logger } from "pino";
import type { CatalogueVersion } from "../db/catalogue-version.ts";
import type { Clock } from "../lib/clock.ts";
import type { HttpContext } from "./handler.ts";

/** How long a replica that failed is left alone, in milliseconds. */
const AWAY_MS = 10_000;

/**
 * Answers what anybody may read; undefined where that is to be read from the primary.
 * @param callerKnows the newest version of the catalogue that the caller has seen; 0 for none.
 */
export type ReadReplica = (http: HttpContext, callerKnows: number) => Promise<Response | undefined>;

interface ReplicaParts {
  /** The same app, on the replica. */
  readonly replica: {
    readonly fetch: (request: Request, env: HttpContext["env"]) => Response | Promise<Response>;
    readonly version: CatalogueVersion;
  };
  /** Of the primary. */
  readonly version: CatalogueVersion;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Reads from a replica what is the same for everybody. One that does not have the newest version of the catalogue yet, as
 * the primary or the caller knows it, is passed over: what is read is never older than it would be without a replica, and
 * nobody keeps an old answer as a new one. One that fails is left alone for a while.
 */
export function createReadReplica({ replica, version, clock, logger }: ReplicaParts): ReadReplica {
  let awayUntil = 0;
  const leaveAlone = (reason: object) => {
    awayUntil = clock().getTime() + AWAY_MS;
    logger.warn(reason, "The replica cannot be read; the primary answers");
    return undefined;
  };

  return async (http, callerKnows) => {
    if (clock().getTime() < awayUntil) return undefined;
    const known = Math.max(await version.current(), callerKnows);
    replica.version.expect(known);
    try {
      if ((await replica.version.current()) < known) return undefined;
    } catch (error) {
      return leaveAlone({ err: error });
    }
    const response = await replica.fetch(http.req.raw, http.env);
    if (response.status < 500) return response;
    // A 503 says that the database is away or slow; any other failure may be this call's alone.
    return response.status === 503 ? leaveAlone({ status: 503 }) : undefined;
  };
}
