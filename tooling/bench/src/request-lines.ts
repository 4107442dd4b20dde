import type { Row } from "./compare.ts";

const HEAD = ["", "ours", "against", "ratio", "target", ""] as const;
const whole = (figure: number) => Math.round(figure).toLocaleString("en");

/** A word for whether a target was met. */
export const verdict = (isReached: boolean): string => (isReached ? "reached" : "missed");

const cellsOf = ({ name, figure, against, target }: Row): string[] => [
  name,
  whole(figure),
  whole(against),
  (figure / against).toFixed(2),
  `≥ ${target.toFixed(2)}`,
  verdict(figure / against >= target),
];

/** Requests per second beside their reference. */
export const requestLines = (rows: readonly Row[]): string[][] => [[...HEAD], ...rows.map(cellsOf)];
