import {
  cellsBelow,
  contentOfLabel,
  type FileRow,
  type LineReader,
  packGroupOf,
  picturesCell,
  withoutZero,
} from "./file-row.ts";
import type { ProductCells, ProductColumn } from "./product-columns.ts";
import { notBelowZero, splitTags } from "./shopify-file.ts";

/** What WooCommerce calls the columns that our own are filled from. */
export const WOOCOMMERCE_HEADERS: { readonly [column in ProductColumn]?: string } = {
  name: "Name",
  sku: "SKU",
  category: "Categories",
  brand: "Brands",
  price: "Sale price",
  mrp: "Regular price",
  gstRate: "Tax class",
  stock: "Stock",
  barcode: "GTIN, UPC, EAN, or ISBN",
  weightGrams: "Weight (kg)",
  packGroup: "Parent",
  packLabel: "Attribute 1 value(s)",
  description: "Description",
  pictures: "Images",
  metaDescription: "Short description",
  metaKeywords: "Tags",
  isArchived: "Published",
};

const GRAMS: Readonly<Record<string, number>> = { "weight (kg)": 1000, "weight (g)": 1 };
const ATTRIBUTES = [1, 2, 3].map((place) => `attribute ${place} value(s)`);

/** WooCommerce writes a line break as two characters, and a comma within an entry after a backslash. */
const unescaped = (text: string): string => text.replaceAll("\\n", "\n").replaceAll("\\,", ",");

/** The entries of a cell. */
const entriesOf = (cell: string): readonly string[] =>
  cell
    .split(/(?<!\\),/)
    .map((entry) => unescaped(entry).trim())
    .filter((entry) => entry !== "");

const withoutTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The longest way down: a product stands in its deepest category. */
const deepest = (categories: readonly string[]): string | undefined =>
  [...categories].sort((one, other) => other.split(">").length - one.split(">").length)[0];

interface Parent {
  readonly name: string;
  readonly cells: ProductCells;
}

/**
 * WooCommerce's export of products. A simple product is one of ours, and so is each variation; what a variation does not
 * say it has of its parent, which stands above it, and all of a parent are a pack group (C56).
 */
export function openWooCommerceLines(headers: readonly string[]): LineReader {
  const { cell, has } = cellsBelow(headers);
  const parents = new Map<string, Parent>();

  function cellsOf(cells: readonly string[], isVariation: boolean): { cells: ProductCells; notes: readonly string[] } {
    /** Of a variation what is empty is its parent's. */
    const one = (header: string) => {
      const said = has(header) ? unescaped(cell(cells, header)) : undefined;
      return isVariation ? said || undefined : said;
    };
    const name = one("name") ?? "";
    const [sale, regular] = [one("sale price") ?? "", one("regular price") ?? ""];
    const weight = Object.keys(GRAMS).find(has);
    const grams = weight === undefined ? 0 : Number(cell(cells, weight)) * (GRAMS[weight] ?? 0);
    const pictures = picturesCell(
      entriesOf(cell(cells, "images")).map((address) => ({ address, alt: "" })),
      name,
    );
    const published = one("published");
    const [, rate] = /(\d+)/.exec(one("tax class") ?? "") ?? [];
    const tags = one("tags");
    return {
      cells: {
        name,
        sku: one("sku"),
        category: has("categories") ? deepest(entriesOf(cell(cells, "categories"))) : undefined,
        brand: has("brands") ? entriesOf(cell(cells, "brands"))[0] : undefined,
        price: sale || regular,
        mrp: sale === "" ? undefined : withoutZero(regular),
        gstRate: rate,
        stock: has("stock") ? notBelowZero(cell(cells, "stock")) : undefined,
        barcode: one("gtin, upc, ean, or isbn"),
        weightGrams: grams > 0 ? String(Math.round(grams)) : undefined,
        description: one("description"),
        metaDescription: has("short description")
          ? withoutTags(one("short description") ?? "") || undefined
          : undefined,
        ...(tags === undefined ? {} : splitTags(tags)),
        isArchived: published === undefined ? undefined : published === "1" ? "no" : "yes",
        pictures: has("images") && !(isVariation && pictures.cell === "") ? pictures.cell : undefined,
      },
      notes: pictures.notes,
    };
  }

  const filled = (cells: ProductCells): ProductCells =>
    Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== undefined && text !== ""));

  function variation(line: number, cells: readonly string[]): FileRow {
    const parentName = cell(cells, "parent");
    const parent = parents.get(parentName.toLowerCase());
    const own = cellsOf(cells, true);
    if (!parent) {
      const message = parentName
        ? `The product “${parentName}”, which it is a variation of, does not stand above it in the file.`
        : "It does not say which product it is a variation of.";
      return { line, cells: { name: own.cells.name }, errors: [{ column: "packGroup", message }], notes: [] };
    }
    const label = ATTRIBUTES.map((header) => cell(cells, header))
      .filter((value) => value !== "")
      .join(" / ");
    return {
      line,
      cells: {
        ...parent.cells,
        sku: "",
        ...filled(own.cells),
        name: label === "" ? (own.cells.name ?? parent.name) : `${parent.name} ${label}`,
        price: own.cells.price ?? "",
        stock: own.cells.stock ?? "",
        packGroup: packGroupOf(parent.name),
        packLabel: label,
        ...contentOfLabel(label),
      },
      errors: [],
      notes: own.notes,
    };
  }

  return {
    push(line, cells) {
      const kinds = cell(cells, "type")
        .toLowerCase()
        .split(/\s*,\s*/);
      if (kinds.includes("variation")) return [variation(line, cells)];
      const own = cellsOf(cells, false);
      if (kinds.includes("variable")) {
        const parent = { name: own.cells.name ?? "", cells: own.cells };
        for (const key of [`id:${cell(cells, "id")}`, cell(cells, "sku").toLowerCase()])
          if (key) parents.set(key, parent);
        return [];
      }
      if (kinds.includes("grouped") || kinds.includes("external")) {
        const message = "A grouped or external product is not sold by the shop itself.";
        return [{ line, cells: { name: own.cells.name }, errors: [{ message }], notes: [] }];
      }
      return [{ line, cells: own.cells, errors: [], notes: own.notes }];
    },
    end: () => [],
  };
}
