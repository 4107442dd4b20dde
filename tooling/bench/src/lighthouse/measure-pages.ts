import type { BenchDatabase } from "../databases.ts";
import { median } from "../median.ts";
import type { BenchOptions } from "../options.ts";
import { startApi, startWeb } from "../servers.ts";
import type { Figure, Figures } from "./figures.ts";
import { knownPaths } from "./known-paths.ts";
import { complaintsOf, figuresOf } from "./report.ts";
import { visit, visitWithoutScripts } from "./visit.ts";

export interface MeasuredPage {
  readonly path: string;
  /** The median of each figure on its own. */
  readonly figures: Readonly<Record<Figure, number>>;
  readonly complaints: ReadonlySet<string>;
}

const mediansOf = (visits: readonly Figures[]): Figures => {
  const middle = (figure: Figure) => median(visits.map((figures) => figures[figure]));
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    bestPractices: middle("bestPractices"),
    seo: middle("seo"),
    largestPaint: middle("largestPaint"),
    largestPaintWithoutScripts: middle("largestPaintWithoutScripts"),
    blocking: middle("blocking"),
    shift: middle("shift"),
    scripts: middle("scripts"),
  };
};

/**
 * Pages of the built store, each with and without its scripts. They take turns, so that a busy minute disturbs all
 * alike.
 */
export async function measurePages(
  { ours }: BenchDatabase,
  { paths, visits: rounds }: Pick<BenchOptions, "paths" | "visits">,
): Promise<readonly MeasuredPage[]> {
  const api = await startApi(ours);
  const web = await startWeb(api.url);
  try {
    const chosen = paths.length > 0 ? paths : await knownPaths(web.url);
    const pages = chosen.map((path) => ({ path, visits: [] as Figures[], complaints: new Set<string>() }));
    for (let round = 0; round < rounds; round++) {
      for (const { path, visits, complaints } of pages) {
        const report = await visit(web.url + path);
        visits.push(figuresOf(report, await visitWithoutScripts(web.url + path)));
        for (const complaint of complaintsOf(report)) complaints.add(complaint);
      }
    }
    return pages.map(({ path, visits, complaints }) => ({ path, figures: mediansOf(visits), complaints }));
  } finally {
    await Promise.all([api.stop(), web.stop()]);
  }
}
