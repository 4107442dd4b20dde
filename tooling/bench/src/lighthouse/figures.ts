/** Lighthouse's figures of a page. */
export interface Figures {
  /** Scores, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** In milliseconds. */
  readonly largestPaint: number;
  /** The same when none of the page's script files can be loaded, in milliseconds. */
  readonly largestPaintWithoutScripts: number;
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** All scripts as transferred, with their headers, in bytes. */
  readonly scripts: number;
}

export type Figure = keyof Figures;

export interface FigureColumn {
  readonly figure: Figure;
  readonly name: string;
  readonly show: (value: number) => string;
  readonly target?: { readonly least: number } | { readonly most: number };
}

const score = (value: number) => String(Math.round(value));
const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;
const shift = (value: number) => value.toFixed(3);
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;

/** In the order in which they are printed, with what the store sets itself. */
export const FIGURE_COLUMNS: readonly FigureColumn[] = [
  { figure: "performance", name: "performance", show: score, target: { least: 98 } },
  { figure: "accessibility", name: "accessibility", show: score, target: { least: 100 } },
  { figure: "bestPractices", name: "best practices", show: score, target: { least: 100 } },
  { figure: "seo", name: "SEO", show: score, target: { least: 100 } },
  { figure: "largestPaint", name: "LCP", show: seconds, target: { most: 1100 } },
  { figure: "largestPaintWithoutScripts", name: "without scripts", show: seconds },
  { figure: "shift", name: "CLS", show: shift, target: { most: 0.01 } },
  { figure: "blocking", name: "TBT", show: milliseconds, target: { most: 120 } },
  { figure: "scripts", name: "scripts", show: kilobytes, target: { most: 125_000 } },
];
