import { checkProductFacts } from "../catalogue/product-facts.ts";
import { checkProduct, checkStockCount } from "../catalogue/product-form.ts";
import { ZERO_PAISE } from "../money/money.ts";
import { HTML_TOO_DEEP, isShallowHtml } from "../staff/html-depth.ts";
import {
  COLUMN_RULES,
  EMPTY_PRODUCT,
  PRODUCT_COLUMN_NAMES,
  PRODUCT_COLUMNS,
  type ProductCells,
  type ProductColumn,
  type ProductOfFile,
  type ProductPlaces,
} from "./product-columns.ts";

/** What is wrong with a row: in a cell of it, or as a whole. */
export interface CellError {
  readonly column?: ProductColumn | undefined;
  readonly message: string;
}

export interface CellChange {
  readonly column: ProductColumn;
  readonly before: string;
  readonly after: string;
}

/** What new products have where their file says nothing. */
export interface ImportDefaults {
  readonly categoryId: number | null;
  readonly gstRate: number | null;
}

export interface ReadingContext {
  readonly places: ProductPlaces;
  readonly defaults: ImportDefaults;
  /** A file of another shop system names what this shop may not have: that is then left out, with a note. */
  readonly isForeign: boolean;
  /** Takes out of HTML what could run, as it is done before it is stored. */
  readonly cleanHtml: (html: string) => string;
}

export interface ProductReading {
  readonly product: ProductOfFile;
  /** By field, as cells; of a new product all that is filled. */
  readonly changes: readonly CellChange[];
  readonly errors: readonly CellError[];
  /** What is left out, and does not stop the product. */
  readonly notes: readonly string[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/gu;

/** A cell as it is compared: one kind of line break, nothing that a database cannot hold. */
export const plainCell = (cell: string): string => cell.replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim();

/** What stands for a letter that is not in UTF-8. */
const UNREADABLE = "\uFFFD";
const NOT_UTF8 = "Some letters cannot be read. Please save the file as “CSV UTF-8”.";
const STOCK_STAYS = "Stock stays as it is: it is changed by counting, or by the price list.";

/** Which names there are is of no use here: there may be hundreds of such rows. */
function leftOut(column: ProductColumn, cell: string, isNew: boolean): string {
  const instead = column === "category" ? "the one chosen for new products is taken" : "the product has none";
  const words = PRODUCT_COLUMNS[column].toLowerCase();
  return `The shop has no ${words} “${cell}”: ${isNew ? instead : "the product keeps its own"}.`;
}
const NONE_NAMED = "The file names none. Choose one for new products above, and upload the file again.";

type Field = Exclude<ProductColumn, "id">;
const FIELDS = PRODUCT_COLUMN_NAMES.filter((name): name is Field => name !== "id");

/** The column of a field that a rule names; those that are called as their field need no line. */
const COLUMN_OF: Readonly<Record<string, Field>> = {
  ...Object.fromEntries(FIELDS.map((name) => [name, name])),
  ...{ categoryId: "category", brandId: "brand", foamId: "form", sectionId: "section", tagIds: "tags" },
  pricePaid: "price",
};

/** A product as the columns of a file hold it, without its number. */
export function writeProductCells(product: ProductOfFile, places: ProductPlaces): ProductCells {
  const cells: { [column in Field]?: string } = {};
  for (const name of FIELDS) cells[name] = COLUMN_RULES[name].write(product, places);
  return cells;
}

/** What a file names and this shop may not have: a product can do without it, or already stands somewhere. */
const canDoWithout = (column: Field, isNew: boolean, { defaults }: ReadingContext): boolean =>
  column === "brand" || (column === "category" && (!isNew || defaults.categoryId !== null));

/** The checked product, or what is wrong with it. */
function checkAll(product: ProductOfFile): ProductOfFile | readonly CellError[] {
  const checked = checkProduct(product);
  const facts = checkProductFacts(product, product.pricePaid ?? ZERO_PAISE);
  const stock = checkStockCount(product.stock);
  if (checked.ok && facts.ok && stock.ok) {
    const { netContent, ...others } = facts.value;
    const content = { netQuantity: netContent?.quantity ?? null, netUnit: netContent?.unit ?? null };
    const { pricePaid } = checked.value;
    return { ...product, ...checked.value, ...others, ...content, pricePaid: pricePaid > 0 ? pricePaid : null };
  }
  const refusals = [
    ...(checked.ok ? [] : checked.refusals),
    ...(facts.ok ? [] : facts.refusals),
    ...(stock.ok ? [] : [{ ...stock.refusal, field: "stock" }]),
  ];
  return refusals.map(({ field, message }) => ({ column: COLUMN_OF[field], message }));
}

const startOf = ({ defaults }: ReadingContext): ProductOfFile => ({ ...EMPTY_PRODUCT, ...defaults });
/** No product is without them: where the cell is empty, a new one has what the shop puts there, another one keeps its own. */
const takesDefault = (column: Field): boolean => column === "category" || column === "gstRate";

/** A picture that is gone from the product is not that of the home page. */
function withHomeImage(product: ProductOfFile): ProductOfFile {
  const isThere = product.pictures.some(({ image }) => image === product.homeImage);
  return isThere ? product : { ...product, homeImage: "" };
}

/**
 * Reads what a file says of a product, and compares it with the product that the shop has. A column that the file does
 * not have changes nothing, and so does a cell that holds what the product's own file would hold: a file that was
 * exported and not touched changes nothing, however old its products are. An empty cell empties the field, but category and rate of GST.
 * @param before the shop's product; undefined for a new one
 */
export function readProductCells(
  cells: ProductCells,
  before: ProductOfFile | undefined,
  context: ReadingContext,
): ProductReading {
  const { places, isForeign, cleanHtml } = context;
  const isNew = before === undefined;
  const written = before && writeProductCells(before, places);
  const errors: CellError[] = [];
  const notes: string[] = [];
  let product = before ?? startOf(context);
  let isTouched = isNew;
  let isHomeImageSaid = false;
  for (const column of FIELDS) {
    const said = cells[column];
    if (said === undefined) continue;
    const cell = plainCell(said);
    if (written && cell === plainCell(written[column] ?? "")) continue;
    if (cell === "" && takesDefault(column)) continue;
    if (cell.includes(UNREADABLE)) {
      errors.push({ column, message: NOT_UTF8 });
      continue;
    }
    if (column === "stock" && !isNew) {
      notes.push(STOCK_STAYS);
      continue;
    }
    if (column === "description" && !isShallowHtml(cell)) {
      errors.push({ column, message: HTML_TOO_DEEP });
      continue;
    }
    const read = COLUMN_RULES[column].read(column === "description" ? cleanHtml(cell) : cell, places);
    if (read.ok) product = { ...product, ...read.value };
    else if (isForeign && canDoWithout(column, isNew, context)) notes.push(leftOut(column, cell, isNew));
    else errors.push({ column, message: read.refusal.message });
    isHomeImageSaid ||= column === "homeImage";
    isTouched = true;
  }
  if (!isTouched) return { product, changes: [], errors, notes };
  const checked = checkAll(isHomeImageSaid ? product : withHomeImage(product));
  if (!("name" in checked)) {
    // What could not be read is no second time wrong because it is missing.
    const known = new Set(errors.map(({ column }) => column));
    const isUnnamed = ({ column }: CellError) =>
      (column === "category" || column === "gstRate") && !cells[column]?.trim();
    const others = checked
      .filter(({ column }) => !known.has(column))
      .map((error) => (isNew && isUnnamed(error) ? { ...error, message: NONE_NAMED } : error));
    return { product, changes: [], errors: [...errors, ...others], notes };
  }
  const after = writeProductCells(checked, places);
  const changes = FIELDS.flatMap((column) => {
    const change = { column, before: written?.[column] ?? "", after: after[column] ?? "" };
    return plainCell(change.before) === plainCell(change.after) ? [] : [change];
  });
  return { product: checked, changes: errors.length > 0 ? [] : changes, errors, notes };
}
