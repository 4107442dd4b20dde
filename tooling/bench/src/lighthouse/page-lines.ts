import { FIGURE_ROWS, type FigureRow } from "./figures.ts";
import type { MeasuredPage } from "./measure-pages.ts";

const targetOf = ({ target, show }: FigureRow): string => {
  if (!target) return "";
  return "least" in target ? `≥ ${show(target.least)}` : `≤ ${show(target.most)}`;
};

const isMissed = ({ target }: FigureRow, value: number): boolean => {
  if (!target) return false;
  return "least" in target ? value < target.least : value > target.most;
};

const verdict = (row: FigureRow, pages: readonly MeasuredPage[]): string => {
  if (!row.target) return "";
  const missed = pages.filter(({ figures }) => isMissed(row, figures[row.figure])).map(({ name }) => name);
  return missed.length > 0 ? `missed by ${missed.join(", ")}` : "reached";
};

/** The printed table: a line for each figure, a column for each page. */
export const pageLines = (pages: readonly MeasuredPage[]): string[][] => [
  ["", ...pages.map(({ name }) => name), "target", ""],
  ...FIGURE_ROWS.map((row) => [
    row.name,
    ...pages.map(({ figures }) => row.show(figures[row.figure])),
    targetOf(row),
    verdict(row, pages),
  ]),
];

/** What Lighthouse would have changed in the pages, apart from their speed. */
export const pageNotes = (pages: readonly MeasuredPage[]): readonly string[] =>
  pages.flatMap(({ name, complaints }) => [...complaints].map((complaint) => `${name}: ${complaint}.`));
