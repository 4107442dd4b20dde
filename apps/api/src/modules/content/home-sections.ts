import { LOWER_SECTIONS, PRODUCT_SECTIONS, UPPER_SECTIONS } from "@store/domain";
import { and, asc, eq, inArray, max, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { homeSectionImages, homeSections, products } from "../../db/schema/index.ts";
import { sanitizeHtml } from "../../html/sanitize.ts";
import { httpError } from "../../http/http-error.ts";
import type { Place } from "../home/section-query.ts";
import { checkLinks, orNull } from "./checks.ts";
import { FIXED_SECTIONS } from "./messages.ts";
import { tableResource } from "./resource.ts";

/*
 * The sections of the home page. Those of the upper and lower half have their places on the page by the specification's
 * ids, so they can be neither added nor deleted; the rows of products can.
 */

type Row = typeof homeSections.$inferSelect;

const selectOf = (db: Database, where: SQL | undefined, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select()
    .from(homeSections)
    .where(where)
    .orderBy(asc(homeSections.position), asc(homeSections.id))
    .limit(limit)
    .offset(offset);

const isOf = (place: Place, id: number) => and(eq(homeSectionImages.place, place), eq(homeSectionImages.sectionId, id));

const imagesOf = (db: Database, { place, id }: { readonly place: Place; readonly id: number }) =>
  db
    .select()
    .from(homeSectionImages)
    .where(isOf(place, id))
    .orderBy(asc(homeSectionImages.position), asc(homeSectionImages.id));

type NewImage = Pick<typeof homeSectionImages.$inferInsert, "image" | "productId" | "categoryId" | "alt" | "label">;

async function writeImages(tx: Database, place: Place, sectionId: number, images: readonly NewImage[]): Promise<void> {
  await tx.delete(homeSectionImages).where(isOf(place, sectionId));
  if (images.length === 0) return;
  await tx
    .insert(homeSectionImages)
    .values(images.map((image, position) => ({ ...image, place, sectionId, position })));
}

const shared = {
  table: homeSections,
  select: selectOf,
  name: homeSections.label,
  isHidden: sql`not ${homeSections.isVisible}`,
  listed: ({ label, description, image, isVisible }: Row) => ({
    title: label,
    detail: description?.replaceAll(/<[^>]*>/g, "").slice(0, 120),
    image,
    is_visible: isVisible,
  }),
};

/** The blocks about the shop: their texts are HTML. */
const ABOUT: readonly number[] = [UPPER_SECTIONS.who, UPPER_SECTIONS.mission, UPPER_SECTIONS.inspire];

const isAbout = inArray(homeSections.id, [...ABOUT]);

export const aboutResource = tableResource({
  ...shared,
  kind: "about-sections",
  one: "block",
  only: and(eq(homeSections.place, "upper"), isAbout) ?? isAbout,
  toValues: ({ label, description, image, isVisible }) => ({
    ...{ label, description: description ?? "", image: image ?? "" },
    is_visible: isVisible,
  }),
  toColumns: ({ label, description, image, is_visible }, _, id) =>
    id === undefined
      ? httpError(409, FIXED_SECTIONS)
      : { label, description: orNull(sanitizeHtml(description)), image: orNull(image), isVisible: is_visible },
  keptBecause: () => FIXED_SECTIONS,
});

const half = (kind: "upper-sections" | "lower-sections", place: "upper" | "lower", ids: readonly number[]) => {
  const known = inArray(homeSections.id, [...ids]);
  return tableResource({
    ...shared,
    kind,
    one: "section",
    only: and(eq(homeSections.place, place), known) ?? known,
    toValues: async (row, db) => ({
      ...{ label: row.label, description: row.description ?? "", image: row.image ?? "" },
      images: (await imagesOf(db, row)).map(({ image, label, alt, productId, categoryId }) => ({
        ...{ image, label: label ?? "", alt: alt ?? "" },
        ...{ product_id: productId, category_id: categoryId },
      })),
      is_visible: row.isVisible,
    }),
    toColumns: async ({ label, description, image, images, is_visible }, tx, id) => {
      if (id === undefined) return httpError(409, FIXED_SECTIONS);
      const refused = await checkLinks(tx, images);
      return refused ?? { label, description: orNull(description), image: orNull(image), isVisible: is_visible };
    },
    beside: ({ images }) => ({ images }),
    writeBeside: (tx, id, { images }) =>
      writeImages(
        tx,
        place,
        id,
        images.map(({ image, label, alt, product_id, category_id }) => ({
          ...{ image, label: orNull(label), alt: orNull(alt) },
          ...{ productId: product_id, categoryId: category_id },
        })),
      ),
    keptBecause: () => FIXED_SECTIONS,
  });
};

export const upperResource = half(
  "upper-sections",
  "upper",
  Object.values(UPPER_SECTIONS).filter((id) => !ABOUT.includes(id)),
);
export const lowerResource = half("lower-sections", "lower", Object.values(LOWER_SECTIONS));

const LAST_KNOWN = Math.max(...Object.values(PRODUCT_SECTIONS));

/** The pictures and names of a row's products, in its order; those that are gone are left out. */
async function picturesOf(tx: Database, ids: readonly number[]): Promise<readonly NewImage[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: products.id, name: products.name, image: products.image })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return ids.flatMap((id) => {
    const found = rows.find((row) => row.id === id);
    return found ? [{ image: found.image, productId: id, categoryId: null, alt: found.name, label: found.name }] : [];
  });
}

export const productRowResource = tableResource({
  ...shared,
  kind: "product-sections",
  one: "product row",
  only: eq(homeSections.place, "product"),
  toValues: async (row, db) => ({
    ...{ label: row.label, description: row.description ?? "" },
    products: (await imagesOf(db, row)).map(({ productId }) => ({ product_id: productId })),
    is_visible: row.isVisible,
  }),
  toColumns: async ({ label, description, products: chosen, is_visible }, tx, id) =>
    (await checkLinks(tx, chosen)) ?? {
      ...{ label, description: orNull(description), isVisible: is_visible },
      // A new one is put behind the others.
      ...(id === undefined ? { place: "product" as const, position: 0 } : {}),
    },
  beside: ({ products: chosen }) => ({ products: chosen.map(({ product_id }) => product_id) }),
  writeBeside: async (tx, id, { products: chosen }) => {
    const ids = [...new Set(chosen.flatMap(({ product_id }) => product_id ?? []))];
    await writeImages(tx, "product", id, await picturesOf(tx, ids));
  },
  position: homeSections.position,
  newId: async (tx) => {
    const [last] = await tx
      .select({ id: max(homeSections.id) })
      .from(homeSections)
      .where(eq(homeSections.place, "product"));
    return Math.max(last?.id ?? 0, LAST_KNOWN) + 1;
  },
  beforeRemove: (tx, id) => writeImages(tx, "product", id, []),
});
