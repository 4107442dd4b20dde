import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** A line of a small table, such as "Energy: 897 kcal" or "Pages: 144". */
export interface FactRow {
  readonly name: string;
  readonly value: string;
}

/** The most lines of a table, and characters of each side. */
export const FACT_ROW_LIMITS = { rows: 30, name: 60, value: 120 } as const;

export const FACT_ROW_MESSAGE = `Please write one line for each, such as “Energy: 897 kcal”: at most ${FACT_ROW_LIMITS.rows} lines.`;

/** Reads lines of "name: value", as they are typed into a form or stand in a cell; empty lines are left out. */
export function readFactRows(text: string): Outcome<readonly FactRow[], Refusal<"fact-row">> {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const rows = lines.map((line) => {
    const colon = line.indexOf(":");
    return { name: line.slice(0, Math.max(0, colon)).trim(), value: line.slice(colon + 1).trim() };
  });
  const { rows: most, name: longestName, value: longestValue } = FACT_ROW_LIMITS;
  const isRight = rows.every(
    ({ name, value }) => name && value && [...name].length <= longestName && [...value].length <= longestValue,
  );
  return isRight && rows.length <= most
    ? accept(rows)
    : refuse({ code: "fact-row", params: { most }, message: FACT_ROW_MESSAGE });
}

/** The lines that {@link readFactRows} reads. */
export const factRowsText = (rows: readonly FactRow[]): string =>
  rows.map(({ name, value }) => `${name}: ${value}`).join("\n");
