import autocannon from "autocannon";
import { BenchProblem } from "./bench-problem.ts";

const CONNECTIONS = 16;
const WARM_UP_REQUESTS = 4000;

/** The requests that each connection repeats in turn, given the connection's number from 0. */
export type Plan = (connection: number) => autocannon.Request[];

/** A placeholder in a path: replaced by a new text at every request. */
export const NEVER_THE_SAME = "[<id>]";

interface Load {
  /** The load's name in messages. */
  readonly name: string;
  readonly url: string;
  readonly plan: Plan;
}

/**
 * Sends requests over sixteen connections, each the next one when the last is answered, for a time or a number of
 * requests.
 */
async function send({ name, url, plan }: Load, howMuch: { duration: number } | { amount: number }): Promise<number> {
  let connection = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    ...howMuch,
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

/** Enough for the JIT to compile the code: that takes a number of requests, not time. */
export const warmUp = (load: Load): Promise<number> => send(load, { amount: WARM_UP_REQUESTS });

/**
 * Measures under load for the given seconds.
 * @returns how many requests were answered in a second.
 * @throws BenchProblem when an answer was not 2xx: a server that refuses is quick, and proves nothing.
 */
export const requestsPerSecond = (load: Load, seconds: number): Promise<number> => send(load, { duration: seconds });
