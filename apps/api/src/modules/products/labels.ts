import { type CatalogueVersion, cacheByVersion } from "../../db/catalogue-version.ts";
import type { Database } from "../../db/database.ts";
import { brands, shopSections } from "../../db/schema/index.ts";

interface Section {
  readonly name: string;
  readonly sequence: number;
}

/** The names that products refer to by id: a few rows, cached instead of joined to every product. */
export interface Labels {
  readonly brands: ReadonlyMap<number, string>;
  readonly sections: ReadonlyMap<number, Section>;
}

export function createLabels(db: Database, version: CatalogueVersion): () => Promise<Labels> {
  const selectBrands = db.select().from(brands).prepare("brands");
  const selectSections = db.select().from(shopSections).prepare("shop_sections");
  return cacheByVersion(version, async () => {
    const [allBrands, allSections] = await Promise.all([selectBrands.execute(), selectSections.execute()]);
    return {
      brands: new Map(allBrands.map(({ id, name }) => [id, name])),
      sections: new Map(allSections.map((section) => [section.id, section])),
    };
  });
}
