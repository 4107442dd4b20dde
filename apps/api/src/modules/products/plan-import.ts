import {
  type CellError,
  type FileRow,
  type ImportDefaults,
  keyOfCells,
  keyOfProduct,
  matchProduct,
  PRODUCT_CODE_MESSAGES,
  type ProductFileFormat,
  type ProductKey,
  type ProductReading,
  readProductCells,
} from "@store/domain";
import { inArray, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products } from "../../db/schema/index.ts";
import { sanitizeHtml } from "../../html/sanitize.ts";
import { usualRow } from "../discounts/reprice.ts";
import { findFetched, webPicturesOf, withFetchedPictures } from "./import-pictures.ts";
import { productOfRow } from "./product-of-file.ts";
import type { Places } from "./write-product.ts";

type ProductRow = typeof products.$inferSelect;

/** What a row of a file would do. */
export interface PlannedRow extends Pick<ProductReading, "product" | "changes" | "errors" | "notes"> {
  readonly row: FileRow;
  /** The shop's product; undefined for a new one. */
  readonly before: ProductRow | undefined;
  readonly kind: "new" | "changed" | "unchanged" | "refused";
}

export interface ImportSettings {
  readonly format: ProductFileFormat;
  readonly defaults: ImportDefaults;
}

/** The shop's products that some rows may be about, in one statement. */
function findCandidates(db: Database, keys: readonly ProductKey[], cells: readonly FileRow["cells"][]) {
  const ids = keys.flatMap(({ id }) => (id ? [id] : []));
  const skus = keys.flatMap(({ sku }) => sku || []);
  const groups = cells.flatMap(({ packGroup }) => packGroup?.trim().toLowerCase() || []);
  const names = keys.flatMap(({ id, sku, pack, name }) => (id === undefined && !sku && !pack && name ? name : []));
  const isNamed = names.length > 0 ? inArray(sql`lower(${products.name})`, names) : undefined;
  return db
    .select()
    .from(products)
    .where(or(inArray(products.id, ids), inArray(products.sku, skus), inArray(products.packGroup, groups), isNamed))
    .orderBy(products.id);
}

const NO_SUCH_NUMBER = "There is no product with this number. Leave the cell empty to add a new product.";

function identityErrors(key: ProductKey, before: ProductRow | undefined, all: readonly ProductRow[]): CellError[] {
  if (key.id !== undefined && !before) return [{ column: "id", message: NO_SUCH_NUMBER }];
  const isTaken = key.sku !== "" && all.some(({ id, sku }) => sku === key.sku && id !== before?.id);
  return isTaken ? [{ column: "sku", message: PRODUCT_CODE_MESSAGES.skuTaken }] : [];
}

interface PlanSettings extends ImportSettings {
  readonly places: Places;
  readonly lock?: boolean;
  /** Addresses of pictures that cannot be fetched, each with why. */
  readonly missing?: ReadonlyMap<string, string>;
}
const NONE_MISSING: ReadonlyMap<string, string> = new Map();

/**
 * Compares rows of a file with what the shop has now.
 * @param lock keeps others from changing the products until the transaction ends.
 */
export async function planImport(
  db: Database,
  rows: readonly FileRow[],
  { format, defaults, places, lock = false, missing = NONE_MISSING }: PlanSettings,
): Promise<readonly PlannedRow[]> {
  const keys = rows.map(({ cells }) => keyOfCells(cells));
  const cells = rows.map((row) => row.cells);
  const select = findCandidates(db, keys, cells);
  const found = (await (lock ? select.for("no key update") : select)).map(usualRow);
  const known = found.map((row) => ({ ...keyOfProduct(row), stored: row }));
  const paths = await findFetched(db, cells.flatMap(webPicturesOf));
  const context = { places: places.choices, defaults, isForeign: format !== "own", cleanHtml: sanitizeHtml };
  return rows.map((row, place) => {
    const key = keys[place] ?? keyOfCells(row.cells);
    const before = matchProduct(key, known)?.stored;
    const shown = withFetchedPictures(row.cells, paths, missing);
    const reading = readProductCells(shown.cells, before && productOfRow(before), context);
    const errors = [...row.errors, ...identityErrors(key, before, found), ...reading.errors];
    const notes = [...row.notes, ...shown.notes, ...reading.notes];
    const kind = errors.length > 0 ? "refused" : !before ? "new" : reading.changes.length > 0 ? "changed" : "unchanged";
    return { ...reading, row, before, kind, errors, notes };
  });
}
