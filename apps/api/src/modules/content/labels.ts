import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { brands, foams, products, shopSections } from "../../db/schema/index.ts";
import { isTaken } from "./checks.ts";
import { tableResource } from "./resource.ts";
import { renameInSearchWords } from "./search-words.ts";

/* What products carry by name: brands, product forms, and the sections of the shop's list. */

const productsWith = async (
  db: Database,
  column: typeof products.brandId | typeof products.foamId | typeof products.sectionId,
  id: number,
) => [[await db.$count(products, eq(column, id)), "product", "products"]] as const;

export const brandResource = tableResource({
  kind: "brands",
  one: "brand",
  table: brands,
  select: (db, where, { limit, offset }) =>
    db.select().from(brands).where(where).orderBy(asc(brands.name), asc(brands.id)).limit(limit).offset(offset),
  name: brands.name,
  listed: ({ name }) => ({ title: name, is_visible: true }),
  toValues: ({ name }) => ({ name }),
  toColumns: async ({ name }, tx, id) =>
    (await isTaken(tx, brands, { column: brands.name, value: name, id })) ?? { name },
  uses: (db, id) => productsWith(db, products.brandId, id),
  afterWrite: async (tx, id, before) => {
    const [now] = await tx.select().from(brands).where(eq(brands.id, id));
    if (before && now) await renameInSearchWords(tx, [before.name], [now.name], eq(products.brandId, id));
  },
});

export const foamResource = tableResource({
  kind: "foams",
  one: "product form",
  table: foams,
  select: (db, where, { limit, offset }) =>
    db.select().from(foams).where(where).orderBy(asc(foams.name), asc(foams.id)).limit(limit).offset(offset),
  name: foams.name,
  listed: ({ name }) => ({ title: name, is_visible: true }),
  toValues: ({ name }) => ({ name }),
  toColumns: async ({ name }, tx, id) =>
    (await isTaken(tx, foams, { column: foams.name, value: name, id })) ?? { name },
  uses: (db, id) => productsWith(db, products.foamId, id),
});

export const shopSectionResource = tableResource({
  kind: "shop-sections",
  one: "section",
  table: shopSections,
  select: (db, where, { limit, offset }) =>
    db
      .select()
      .from(shopSections)
      .where(where)
      .orderBy(asc(shopSections.sequence), asc(shopSections.id))
      .limit(limit)
      .offset(offset),
  name: shopSections.name,
  listed: ({ name }) => ({ title: name, is_visible: true }),
  toValues: ({ name }) => ({ name }),
  toColumns: async ({ name }, tx, id) =>
    (await isTaken(tx, shopSections, { column: shopSections.name, value: name, id })) ?? {
      name,
      // A new one is put behind the others.
      ...(id === undefined ? { sequence: 0 } : {}),
    },
  uses: (db, id) => productsWith(db, products.sectionId, id),
  position: shopSections.sequence,
  afterMove: (tx) =>
    tx
      .update(products)
      .set({ sortRank: sql`${shopSections.sequence}` })
      .from(shopSections)
      .where(sql`${products.sectionId} = ${shopSections.id} and ${products.sortRank} <> ${shopSections.sequence}`),
});
