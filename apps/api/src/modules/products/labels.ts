import { type CalendarDate, type Policy, type TaxedGoods, taxedOn, todayInIndia } from "@store/domain";
import { type CatalogueVersion, cacheByVersion } from "../../db/catalogue-version.ts";
import type { Database } from "../../db/database.ts";
import { brands, shopSections } from "../../db/schema/index.ts";
import type { Clock } from "../../lib/clock.ts";

interface Section {
  readonly name: string;
  readonly sequence: number;
}

/** The names that products refer to by id: a few rows, cached instead of joined to every product. */
interface Names {
  readonly brands: ReadonlyMap<number, string>;
  readonly sections: ReadonlyMap<number, Section>;
}

/** What a product's reply says that is not in its row: another object once any of it has changed. */
export interface Labels extends Names {
  /** A product's price in its parts, by the rate of GST of today. */
  readonly taxed: <Goods extends TaxedGoods>(goods: Goods) => Goods;
}

/** By which rates products are taxed. */
interface Taxing {
  readonly clock: Clock;
  readonly policy: () => Policy;
  readonly refreshPolicy: () => Promise<void>;
}

export function createLabels(
  db: Database,
  version: CatalogueVersion,
  { clock, policy, refreshPolicy }: Taxing,
): () => Promise<Labels> {
  const selectBrands = db.select().from(brands).prepare("brands");
  const selectSections = db.select().from(shopSections).prepare("shop_sections");
  const readNames = cacheByVersion(version, async () => {
    // Who asks for a new version is told by the policy of that version, which may be what is new.
    const [allBrands, allSections] = await Promise.all([
      selectBrands.execute(),
      selectSections.execute(),
      refreshPolicy(),
    ]);
    return {
      brands: new Map(allBrands.map(({ id, name }) => [id, name])),
      sections: new Map(allSections.map((section) => [section.id, section])),
    };
  });
  let kept:
    | { readonly names: Names; readonly day: CalendarDate; readonly by: Policy; readonly labels: Labels }
    | undefined;
  return async () => {
    const names = await readNames();
    const [day, by] = [todayInIndia(clock()), policy()];
    if (kept?.names !== names || kept.day !== day || kept.by !== by) {
      kept = { names, day, by, labels: { ...names, taxed: (goods) => taxedOn(goods, day, by) } };
    }
    return kept.labels;
  };
}
