import { cellsBelow, type LineReader } from "./file-row.ts";
import {
  PRODUCT_COLUMN_NAMES,
  PRODUCT_COLUMNS,
  type ProductCells,
  type ProductColumn,
  plainName,
} from "./product-columns.ts";
import { openShopifyLines, SHOPIFY_HEADERS } from "./shopify-file.ts";
import { openWooCommerceLines, WOOCOMMERCE_HEADERS } from "./woocommerce-file.ts";

export const PRODUCT_FILE_FORMATS = ["own", "shopify", "woocommerce"] as const;
export type ProductFileFormat = (typeof PRODUCT_FILE_FORMATS)[number];

export const PRODUCT_FILE_FORMAT_NAMES: Readonly<Record<ProductFileFormat, string>> = {
  own: "This shop’s own file",
  shopify: "Shopify’s export of products",
  woocommerce: "WooCommerce’s export of products",
};

export const PRODUCT_FILE_LINES_MAXIMUM = 20_000;
/** In bytes. */
export const PRODUCT_FILE_SIZE_MAXIMUM = 32 * 1024 * 1024;

export interface ProductFile extends LineReader {
  readonly format: ProductFileFormat;
}

const ownHeader = new Map(PRODUCT_COLUMN_NAMES.map((name) => [plainName(PRODUCT_COLUMNS[name]), name]));

/** The shop's own file: each line is a product. */
function openOwnLines(headers: readonly string[]): LineReader {
  const { cell } = cellsBelow(headers);
  const columns = headers.flatMap((header) => {
    const column = ownHeader.get(header);
    return column ? [{ header, column }] : [];
  });
  return {
    push: (line, cells) => {
      const said: { [column in ProductColumn]?: string } = {};
      for (const { header, column } of columns) said[column] = cell(cells, header);
      return [{ line, cells: said, errors: [], notes: [] }];
    },
    end: () => [],
  };
}

/** Recognises a file of products by its headers, whatever their order and whichever others there are; undefined: none. */
export function openProductFile(headerCells: readonly string[]): ProductFile | undefined {
  const headers = headerCells.map(plainName);
  const hasAll = (...wanted: readonly string[]) => wanted.every((header) => headers.includes(header));
  if (hasAll("handle", "title")) return { format: "shopify", ...openShopifyLines(headers) };
  if (hasAll("type", "name", "regular price")) return { format: "woocommerce", ...openWooCommerceLines(headers) };
  const known = headers.filter((header) => ownHeader.has(header));
  const hasKey = [PRODUCT_COLUMNS.id, PRODUCT_COLUMNS.name, PRODUCT_COLUMNS.sku].some((key) => hasAll(plainName(key)));
  return hasKey && known.length > 1 ? { format: "own", ...openOwnLines(headers) } : undefined;
}

const HEADERS: Readonly<Record<ProductFileFormat, { readonly [column in ProductColumn]?: string }>> = {
  own: PRODUCT_COLUMNS,
  shopify: SHOPIFY_HEADERS,
  woocommerce: WOOCOMMERCE_HEADERS,
};

/** What a file calls a column of ours. */
export const columnHeader = (format: ProductFileFormat, column: ProductColumn): string =>
  HEADERS[format][column] ?? PRODUCT_COLUMNS[column];

/** How a row says which product it is about. */
export interface ProductKey {
  /** Undefined: none; NaN: what stands there is no number. */
  readonly id: number | undefined;
  readonly sku: string;
  /** The pack group and the size in it; empty where there is no group. */
  readonly pack: string;
  readonly name: string;
}

const packKey = (group: string, label: string, content: string): string =>
  group === "" ? "" : `${group.trim().toLowerCase()} | ${plainName(label) || content}`;

/** What identifies a product of the shop. */
export const keyOfProduct = (product: {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly packGroup: string;
  readonly packLabel: string;
  readonly netQuantity: number | null;
  readonly netUnit: string | null;
}): ProductKey => ({
  id: product.id,
  sku: product.sku,
  pack: packKey(product.packGroup, product.packLabel, `${product.netQuantity ?? ""}${product.netUnit ?? ""}`),
  name: plainName(product.name),
});

/** What a row of a file names its product by. */
export function keyOfCells(cells: ProductCells): ProductKey {
  const id = (cells.id ?? "").trim();
  const content = `${Number(cells.netQuantity || Number.NaN) || ""}${plainName(cells.netUnit ?? "")}`;
  return {
    id: id === "" ? undefined : /^[1-9]\d{0,8}$/.test(id) ? Number(id) : Number.NaN,
    sku: (cells.sku ?? "").trim(),
    pack: packKey(cells.packGroup ?? "", cells.packLabel ?? "", content),
    name: plainName(cells.name ?? ""),
  };
}

/**
 * Which of the shop's products a row is about: by number; by SKU; by its size in its pack group, of a product without a
 * SKU of its own; where it has none of them, by name. Undefined: a new one.
 */
export function matchProduct<P extends ProductKey>(row: ProductKey, products: readonly P[]): P | undefined {
  if (row.id !== undefined) return products.find(({ id }) => id === row.id);
  const bySku = row.sku === "" ? undefined : products.find(({ sku }) => sku === row.sku);
  if (bySku) return bySku;
  if (row.pack !== "") return products.find(({ pack, sku }) => pack === row.pack && (row.sku === "" || sku === ""));
  return row.sku === "" ? products.find(({ name }) => name === row.name && name !== "") : undefined;
}
