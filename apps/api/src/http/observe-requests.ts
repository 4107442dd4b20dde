import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";

/** A request that was answered. */
interface Observed {
  readonly method: string;
  /** The route's template, such as `/cart/{id}/`. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export type ObserveRequest = (request: Observed) => void;

/**
 * Observes routes that are no call of the contract: pictures and the gateway's pages. Calls are observed where they are
 * served, as a middleware takes a fifth of the time of a fast one.
 */
export const observeRequests =
  (observe: ObserveRequest): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now();
    await next();
    const seconds = (performance.now() - began) / 1000;
    observe({ method: c.req.method, route: routePath(c, -1), status: c.res.status, seconds });
  };
