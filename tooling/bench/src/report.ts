import type { Row } from "./compare.ts";
import { interactionLines, type MeasuredInteraction } from "./interactions/interaction-lines.ts";
import type { MeasuredPages } from "./lighthouse/measure-pages.ts";
import { pageLines, pageNotes } from "./lighthouse/page-lines.ts";
import { type MechanismRow, mechanismLines } from "./mechanisms.ts";
import { printTable } from "./print-table.ts";
import { requestLines } from "./request-lines.ts";

/** The measurements so far. */
export interface Report {
  readonly rows: Row[];
  readonly visited: MeasuredPages[];
  readonly interactions: MeasuredInteraction[];
  readonly mechanisms: MechanismRow[];
  readonly notes: string[];
}

export function printReport({ rows, visited, interactions, mechanisms, notes }: Report): void {
  if (rows.length > 0) printTable("Requests per second", requestLines(rows));
  for (const { pages, bare } of visited)
    printTable("Lighthouse as a phone, medians of its visits", pageLines(pages, bare));
  if (interactions.length > 0)
    printTable("Interaction to next paint at 4× CPU slowdown, medians", interactionLines(interactions));
  if (mechanisms.length > 0) printTable("What each mechanism gains, medians", mechanismLines(mechanisms));
  console.log(`\n${[...notes, ...visited.flatMap(({ pages }) => pageNotes(pages))].join("\n")}`);
}
