import { figures } from "@store/api-client/contract";
import { BenchProblem } from "./bench-problem.ts";
import type { ChildServer } from "./child-server.ts";
import { median } from "./median.ts";

/** How long a call takes that is computed from all orders and papers, in milliseconds. */
export interface BookTime {
  readonly name: string;
  readonly time: number;
  /** At most. */
  readonly target: number;
}

const ROUNDS = 3;
/** One reads a table and waits for it; a month's return is made once a month. */
const TABLE_TARGET_MS = 1500;
const RETURN_TARGET_MS = 10_000;

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** The month before last: whole, and all of its papers are there. */
function endedMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 1)).toISOString().slice(0, 7);
}

/** The figures of a year, each round of other days, as none is kept for those; and GSTR-1 of a month. */
const CALLS = [
  ...figures.params.entries.table.options.map((table) => ({
    name: `Figures: ${table}`,
    path: (round: number) =>
      `/dashboard/figures/${table}/?from=${dayAgo(365 - round)}&to=${dayAgo(0)}&days=${90 + round}`,
    target: TABLE_TARGET_MS,
  })),
  { name: "GSTR-1 of a month", path: () => `/dashboard/books/${endedMonth()}/`, target: RETURN_TARGET_MS },
] as const;

/** Times what the books read of all orders, one call at a time. */
export async function bookTimes(
  server: ChildServer,
  headers: Readonly<Record<string, string>>,
): Promise<readonly BookTime[]> {
  const times: BookTime[] = [];
  for (const { name, path, target } of CALLS) {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      const response = await fetch(server.url + path(round), { headers });
      await response.arrayBuffer();
      taken.push(performance.now() - begun);
      if (!response.ok) throw new BenchProblem(`${name}: the answer was ${response.status}.`);
    }
    times.push({ name, time: median(taken), target });
  }
  return times;
}
