import type { Row } from "./compare.ts";

const HEAD = ["", "ours", "bare", "ratio", "target", ""] as const;
const whole = (figure: number) => Math.round(figure).toLocaleString("en");

const cellsOf = ({ name, ours, bare, target }: Row): string[] => [
  name,
  whole(ours),
  whole(bare),
  (ours / bare).toFixed(2),
  `≥ ${target.toFixed(2)}`,
  ours / bare >= target ? "reached" : "missed",
];

/** The figures as a table, in requests per second. */
export function printTable(rows: readonly Row[]): void {
  const lines = [[...HEAD], ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  console.log("\nRequests per second");
  for (const line of lines) {
    const cells = line.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(cells.join("  "));
  }
}
