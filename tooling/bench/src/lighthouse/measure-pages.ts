import type { BenchDatabase } from "../databases.ts";
import { median } from "../median.ts";
import type { BenchOptions } from "../options.ts";
import { startApi, startBare, startWeb } from "../servers.ts";
import type { Figure, Figures, Speed } from "./figures.ts";
import { knownPaths } from "./known-paths.ts";
import { renderPictures } from "./render-pictures.ts";
import { complaintsOf, figuresOf, speedOf } from "./report.ts";
import { visit, visitForSpeed, visitWithoutScripts } from "./visit.ts";

export interface MeasuredPage {
  readonly path: string;
  /** The median of each figure on its own. */
  readonly figures: Readonly<Record<Figure, number>>;
  readonly complaints: ReadonlySet<string>;
}

export interface MeasuredPages {
  readonly pages: readonly MeasuredPage[];
  /** A page of a list's cards that React and React Router hydrate, and nothing else: the floor on this machine. */
  readonly bare: Speed;
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
    delay: middle("delay"),
    blocking: middle("blocking"),
    blockingWithoutScripts: middle("blockingWithoutScripts"),
    shift: middle("shift"),
    scripts: middle("scripts"),
  };
};

const mediansOfSpeed = (visits: readonly Speed[]): Speed => ({
  largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
  blocking: median(visits.map(({ blocking }) => blocking)),
});

/**
 * Pages of the built store, each with and without its scripts, and the bare page. They take turns, so that a busy minute
 * affects all of them equally.
 * @param onVisit called after each visit: all of them take half an hour.
 */
export async function measurePages(
  { ours, bare: bareDatabase }: BenchDatabase,
  { paths, visits: rounds }: Pick<BenchOptions, "paths" | "visits">,
  onVisit: (path: string, figures: Figures) => void,
): Promise<MeasuredPages> {
  const api = await startApi(ours);
  const web = await startWeb(api.url);
  const bare = await startBare("hydrated-cards.tsx", { ...bareDatabase, API_URL: api.url });
  try {
    const chosen = paths.length > 0 ? paths : await knownPaths(web.url);
    const pages = chosen.map((path) => ({ path, visits: [] as Figures[], complaints: new Set<string>() }));
    await renderPictures(chosen.map((path) => web.url + path));
    const bareVisits: Speed[] = [];
    for (let round = 0; round < rounds; round++) {
      bareVisits.push(speedOf(await visitForSpeed(bare.url)));
      for (const { path, visits, complaints } of pages) {
        const report = await visit(web.url + path);
        const figures = figuresOf(report, speedOf(await visitWithoutScripts(web.url + path)));
        visits.push(figures);
        onVisit(path, figures);
        for (const complaint of complaintsOf(report)) complaints.add(complaint);
      }
    }
    return {
      pages: pages.map(({ path, visits, complaints }) => ({ path, figures: mediansOf(visits), complaints })),
      bare: mediansOfSpeed(bareVisits),
    };
  } finally {
    await Promise.all([api.stop(), web.stop(), bare.stop()]);
  }
}
