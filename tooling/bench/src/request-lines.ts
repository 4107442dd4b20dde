import type { Row } from "./compare.ts";

const HEAD = ["", "ours", "bare", "ratio", "target", ""];
const whole = (figure: number) => Math.round(figure).toLocaleString("en");

const cellsOf = ({ name, ours, bare, target }: Row): string[] => [
  name,
  whole(ours),
  whole(bare),
  (ours / bare).toFixed(2),
  `≥ ${target.toFixed(2)}`,
  ours / bare >= target ? "reached" : "missed",
];

/** What is printed of the rows under load, in requests per second. */
export const requestLines = (rows: readonly Row[]): string[][] => [HEAD, ...rows.map(cellsOf)];
