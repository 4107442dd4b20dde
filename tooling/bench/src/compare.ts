import type { ChildServer } from "./child-server.ts";
import { type Plan, requestsPerSecond, warmUp } from "./load.ts";
import { median } from "./median.ts";

const ROUNDS = 5;
/** In seconds. */
const ROUND = 2;

/** A measurement and its reference, both in requests per second. */
export interface Row {
  readonly name: string;
  readonly figure: number;
  readonly against: number;
  /** The least allowed ratio of the two. */
  readonly target: number;
}

export interface Contender {
  /** Its name in the message when it fails. */
  readonly name: string;
  readonly server: ChildServer;
  readonly plan: Plan;
  /** Called while the server is still warm from its load. */
  readonly afterwards?: () => void;
}

/** Measures several in turn, so that a busy machine affects all of them equally. @returns the median of each. */
export async function mediansInTurn(measures: readonly (() => Promise<number>)[], rounds: number): Promise<number[]> {
  const figures = measures.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, measure] of measures.entries()) figures[index]?.push(await measure());
  }
  return figures.map(median);
}

/**
 * Loads several servers in turn.
 * @returns the median of each, in requests per second.
 */
export async function measureInTurn(contenders: readonly Contender[]): Promise<number[]> {
  const loadOf = ({ name, server, plan }: Contender) => ({ name, url: server.url, plan });
  for (const contender of contenders) await warmUp(loadOf(contender));
  return mediansInTurn(
    contenders.map((contender) => async () => {
      const figure = await requestsPerSecond(loadOf(contender), ROUND);
      contender.afterwards?.();
      return figure;
    }),
    ROUNDS,
  );
}

export interface Comparison {
  readonly name: string;
  readonly target: number;
  readonly ours: ChildServer;
  readonly bare: ChildServer;
  readonly plan: Plan;
  readonly afterOurs: () => void;
}

/** Sends the same requests to ours and to the bare server. */
export async function compare({ name, target, ours, bare, plan, afterOurs }: Comparison): Promise<Row> {
  const [figure = 0, against = 0] = await measureInTurn([
    { name: `${name}, ours`, server: ours, plan, afterwards: afterOurs },
    { name: `${name}, bare`, server: bare, plan },
  ]);
  return { name, figure, against, target };
}
