import { FIGURE_COLUMNS, type Figure, type FigureColumn, type Figures, type Speed } from "./figures.ts";
import type { MeasuredPage } from "./measure-pages.ts";

const MISSED = " ✗";
const REACHED = "  ";

type Bare = Partial<Record<Figure, number>>;

function rangeOf({ target, figure }: FigureColumn, bare: Bare): { readonly least?: number; readonly most?: number } {
  if (target !== "as the bare page") return target ?? {};
  const most = bare[figure];
  return most === undefined ? {} : { most };
}

function targetOf(column: FigureColumn, bare: Bare): string {
  const { least, most } = rangeOf(column, bare);
  if (least !== undefined) return `≥ ${column.show(least)}`;
  return most === undefined ? "" : `≤ ${column.show(most)}`;
}

function isMissed(column: FigureColumn, value: number, bare: Bare): boolean {
  const { least = value, most = value } = rangeOf(column, bare);
  return value < least || value > most;
}

function bareCell({ figure, show }: FigureColumn, bare: Bare): string {
  const value = bare[figure];
  return value === undefined ? "" : show(value) + REACHED;
}

/**
 * The printed table: a line for each page and one for the bare page, a column for each figure; what misses its target is
 * marked.
 */
export const pageLines = (pages: readonly Pick<MeasuredPage, "path" | "figures">[], bare: Speed): string[][] => [
  ["", ...FIGURE_COLUMNS.map(({ name }) => name + REACHED)],
  ...pages.map(({ path, figures }) => [
    path,
    ...FIGURE_COLUMNS.map((column) => {
      const value = figures[column.figure];
      return column.show(value) + (isMissed(column, value, bare) ? MISSED : REACHED);
    }),
  ]),
  ["a bare React page of a list's cards", ...FIGURE_COLUMNS.map((column) => bareCell(column, bare))],
  ["target", ...FIGURE_COLUMNS.map((column) => targetOf(column, bare) + REACHED)],
];

/** What one visit found, on one line. */
export const visitLine = (path: string, figures: Figures): string =>
  [path, ...FIGURE_COLUMNS.map(({ figure, name, show }) => `${name} ${show(figures[figure])}`)].join(", ");

/** What Lighthouse would have changed in the pages, apart from their speed. */
export const pageNotes = (pages: readonly MeasuredPage[]): readonly string[] =>
  pages.flatMap(({ path, complaints }) => [...complaints].map((complaint) => `${path}: ${complaint}.`));
