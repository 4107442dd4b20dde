import autocannon from "autocannon";
import { BenchProblem } from "./bench-problem.ts";

const CONNECTIONS = 16;

/** The requests that each connection repeats in turn, given the connection's number from 0. */
export type Plan = (connection: number) => autocannon.Request[];

/** In a path: replaced by another text at every request. */
export const NEVER_THE_SAME = "[<id>]";

/**
 * Sends requests over sixteen connections, each the next one when the last is answered.
 * @returns how many were answered in a second.
 * @throws BenchProblem when an answer was not 2xx: a server that refuses is quick, and proves nothing.
 */
export async function requestsPerSecond(name: string, url: string, plan: Plan, seconds: number): Promise<number> {
  let connection = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    idReplacement: plan(0).some(({ path }) => path?.includes(NEVER_THE_SAME)),
    setupClient: (client) => client.setRequests(plan(connection++)),
  });
  const good = result["2xx"];
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || good === 0) {
    throw new BenchProblem(`${name}: ${failed} of ${good + failed} requests were not answered with a 2xx.`);
  }
  return good / result.duration;
}
