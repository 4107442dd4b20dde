import type { ChildServer } from "./child-server.ts";
import { type Plan, requestsPerSecond } from "./load.ts";
import { median } from "./median.ts";

const ROUNDS = 3;
/** In seconds. */
const WARM_UP = 2;
const ROUND = 2;

export interface Row {
  readonly name: string;
  /** Requests per second. */
  readonly ours: number;
  readonly bare: number;
  /** The least that ours may reach of the bare one. */
  readonly target: number;
}

export interface Comparison {
  readonly name: string;
  readonly target: number;
  readonly ours: ChildServer;
  readonly bare: ChildServer;
  readonly plan: Plan;
  /** Another plan for the bare server, where it answers at other paths. */
  readonly barePlan?: Plan;
  /** Called while ours is still warm from its load. */
  readonly afterOurs?: () => void;
}

/** Loads ours and the bare server in turn, so that a busy machine disturbs both alike, and takes each one's median. */
export async function compare(comparison: Comparison): Promise<Row> {
  const { name, target, ours, bare, plan, barePlan = plan, afterOurs } = comparison;
  const loadOurs = (seconds: number) => requestsPerSecond(`${name}, ours`, ours.url, plan, seconds);
  const loadBare = (seconds: number) => requestsPerSecond(`${name}, bare`, bare.url, barePlan, seconds);
  await loadOurs(WARM_UP);
  await loadBare(WARM_UP);
  const figures: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    figures.ours.push(await loadOurs(ROUND));
    afterOurs?.();
    figures.bare.push(await loadBare(ROUND));
  }
  return { name, target, ours: median(figures.ours), bare: median(figures.bare) };
}
