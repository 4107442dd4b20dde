import { FIGURE_COLUMNS, type FigureColumn } from "./figures.ts";
import type { MeasuredPage } from "./measure-pages.ts";

const MISSED = " ✗";
const REACHED = "  ";

const targetOf = ({ target, show }: FigureColumn): string => {
  if (!target) return "";
  return "least" in target ? `≥ ${show(target.least)}` : `≤ ${show(target.most)}`;
};

const isMissed = ({ target }: FigureColumn, value: number): boolean => {
  if (!target) return false;
  return "least" in target ? value < target.least : value > target.most;
};

/** The printed table: a line for each page, a column for each figure; what misses its target is marked. */
export const pageLines = (pages: readonly Pick<MeasuredPage, "path" | "figures">[]): string[][] => [
  ["", ...FIGURE_COLUMNS.map(({ name }) => name + REACHED)],
  ...pages.map(({ path, figures }) => [
    path,
    ...FIGURE_COLUMNS.map((column) => {
      const value = figures[column.figure];
      return column.show(value) + (isMissed(column, value) ? MISSED : REACHED);
    }),
  ]),
  ["target", ...FIGURE_COLUMNS.map((column) => targetOf(column) + REACHED)],
];

/** What Lighthouse would have changed in the pages, apart from their speed. */
export const pageNotes = (pages: readonly MeasuredPage[]): readonly string[] =>
  pages.flatMap(({ path, complaints }) => [...complaints].map((complaint) => `${path}: ${complaint}.`));
