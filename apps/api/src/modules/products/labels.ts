import type { Database } from "../../db/database.ts";
import { brands, shopSections } from "../../db/schema/index.ts";
import type { Clock } from "../../lib/clock.ts";
import { memoize } from "../../lib/memoize.ts";

interface Section {
  readonly name: string;
  readonly sequence: number;
}

/** The names that products refer to by id: a few rows, cached instead of joined to every product. */
export interface Labels {
  readonly brands: ReadonlyMap<number, string>;
  readonly sections: ReadonlyMap<number, Section>;
}

/** In milliseconds. */
const TTL_MS = 60_000;

export function createLabels(db: Database, clock: Clock): () => Promise<Labels> {
  const selectBrands = db.select().from(brands).prepare("brands");
  const selectSections = db.select().from(shopSections).prepare("shop_sections");
  return memoize(clock, TTL_MS, async () => {
    const [allBrands, allSections] = await Promise.all([selectBrands.execute(), selectSections.execute()]);
    return {
      brands: new Map(allBrands.map(({ id, name }) => [id, name])),
      sections: new Map(allSections.map((section) => [section.id, section])),
    };
  });
}
