import type { BenchDatabase } from "../databases.ts";
import { median } from "../median.ts";
import { productPath } from "../read-page.ts";
import { startApi, startWeb } from "../servers.ts";
import type { Figure, Figures } from "./figures.ts";
import { complaintsOf, figuresOf } from "./report.ts";
import { visit } from "./visit.ts";

const VISITS = 5;

export interface MeasuredPage {
  readonly name: string;
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
    firstPaint: middle("firstPaint"),
    largestPaint: middle("largestPaint"),
    speedIndex: middle("speedIndex"),
    blocking: middle("blocking"),
    shift: middle("shift"),
    scripts: middle("scripts"),
  };
};

/** Home, shop and a product of the built store. The pages take turns, so that a busy minute disturbs all alike. */
export async function measurePages({ ours, goods }: BenchDatabase): Promise<readonly MeasuredPage[]> {
  const api = await startApi(ours);
  const web = await startWeb(api.url);
  const pages = [
    { name: "home", path: "/" },
    { name: "shop", path: "/shop" },
    { name: "product", path: await productPath(web.url, goods.products[0] ?? 0) },
  ].map((page) => ({ ...page, visits: [] as Figures[], complaints: new Set<string>() }));
  for (let round = 0; round < VISITS; round++) {
    for (const { path, visits, complaints } of pages) {
      const report = await visit(web.url + path);
      visits.push(figuresOf(report));
      for (const complaint of complaintsOf(report)) complaints.add(complaint);
    }
  }
  await Promise.all([api.stop(), web.stop()]);
  return pages.map(({ name, visits, complaints }) => ({ name, figures: mediansOf(visits), complaints }));
}
