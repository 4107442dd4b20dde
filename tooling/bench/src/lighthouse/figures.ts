/** What scripts cost a page, in milliseconds. */
export interface Speed {
  readonly largestPaint: number;
  /** Total blocking time. */
  readonly blocking: number;
}

/** Lighthouse's figures of a page. */
export interface Figures extends Speed {
  /** Scores, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** The same two when none of the page's script files can be loaded. */
  readonly largestPaintWithoutScripts: number;
  readonly blockingWithoutScripts: number;
  /** How much later the largest paint is with scripts, in milliseconds. */
  readonly delay: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** All scripts as transferred, with their headers, in bytes. */
  readonly scripts: number;
}

export type Figure = keyof Figures;

/** A figure that depends on the machine is compared with the bare page's in the same run. */
export type Target = { readonly least: number } | { readonly most: number } | "as the bare page";

export interface FigureColumn {
  readonly figure: Figure;
  readonly name: string;
  readonly show: (value: number) => string;
  readonly target?: Target;
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
  { figure: "delay", name: "delay", show: seconds, target: { most: 100 } },
  { figure: "shift", name: "CLS", show: shift, target: { most: 0.01 } },
  { figure: "blocking", name: "TBT", show: milliseconds, target: "as the bare page" },
  { figure: "blockingWithoutScripts", name: "without scripts", show: milliseconds },
  { figure: "scripts", name: "scripts", show: kilobytes, target: { most: 135_000 } },
];
