import type { ProductSeed, Unit } from "./types.ts";

type Shared = Pick<ProductSeed, "brandId" | "foamId" | "gstRate" | "hsnCode" | "sectionId" | "tagIds" | "galleryCount">;
type Row = Omit<ProductSeed, keyof Shared | "unit"> & Partial<Shared>;

/** The front, the ingredients, the close-up and the back. */
const GALLERY_VIEWS = 4;

const UNITS: readonly Unit[] = ["ml", "kg", "g", "l"];

/** "500 g" counts in grams; "Set of 12" and "25 bags" count in pieces. */
export function unitOf(weightLabel: string): Unit {
  const last = weightLabel.split(" ").at(-1);
  return UNITS.find((unit) => unit === last) ?? "piece";
}

/** Products of one kind: what they share is said once, and a row may say otherwise. */
export function family(
  shared: Partial<Shared> & Pick<Shared, "brandId" | "foamId" | "gstRate" | "hsnCode">,
  rows: readonly Row[],
) {
  return rows.map(
    (row): ProductSeed => ({
      sectionId: null,
      tagIds: [],
      galleryCount: GALLERY_VIEWS,
      ...shared,
      ...row,
      unit: unitOf(row.weightLabel),
    }),
  );
}
