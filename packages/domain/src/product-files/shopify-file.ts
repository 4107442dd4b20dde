import { PRODUCT_TAGS } from "../catalogue/product-list.ts";
import {
  cellsBelow,
  contentOfLabel,
  type FileRow,
  type LineReader,
  packGroupOf,
  picturesCell,
  withoutZero,
} from "./file-row.ts";
import { type ProductCells, type ProductColumn, plainName } from "./product-columns.ts";
import type { CellError } from "./read-product-cells.ts";

/** What Shopify calls the columns that our own are filled from. */
export const SHOPIFY_HEADERS: { readonly [column in ProductColumn]?: string } = {
  name: "Title",
  sku: "Variant SKU",
  category: "Type",
  brand: "Vendor",
  price: "Variant Price",
  mrp: "Variant Compare At Price",
  cost: "Cost per item",
  stock: "Variant Inventory Qty",
  barcode: "Variant Barcode",
  weightGrams: "Variant Grams",
  packGroup: "Handle",
  packLabel: "Option1 Value",
  description: "Body (HTML)",
  pictures: "Image Src",
  metaTitle: "SEO Title",
  metaDescription: "SEO Description",
  metaKeywords: "Tags",
  isArchived: "Status",
};

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** As many variants as Shopify has, and their pictures. */
const LINES_OF_A_PRODUCT = 2500;

const OPTIONS = ["option1 value", "option2 value", "option3 value"] as const;
/** What Shopify writes where there is nothing to choose. */
const NO_CHOICE = "default title";

/** Tags that the shop has, too, and the others, which become keywords. */
export function splitTags(tags: string): Pick<ProductCells, "tags" | "metaKeywords"> {
  const all = tags
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
  const ours = (tag: string) => Object.keys(PRODUCT_TAGS).find((known) => plainName(known) === plainName(tag));
  return {
    tags: all.flatMap((tag) => ours(tag) ?? []).join("\n"),
    metaKeywords: all.filter((tag) => !ours(tag)).join(", "),
  };
}

/** Pieces that a shop sold and did not have are no stock of ours. */
export const notBelowZero = (count: string): string => (/^-\d+(?:\.0*)?$/.test(count) ? "0" : count);

/**
 * Shopify's export of products. A product's lines stand together under its handle: the first has what all variants share,
 * each with a variant is a product of ours, and all of them have pictures. The variants of a product are a pack group
 * (C56) with the handle's name.
 */
export function openShopifyLines(headers: readonly string[]): LineReader {
  const { cell, has } = cellsBelow(headers);
  const seen = new Map<string, number>();
  let handle = "";
  let held: Line[] = [];

  const labelOf = ({ cells }: Line): string =>
    OPTIONS.map((option) => cell(cells, option))
      .filter((value) => value !== "" && value.toLowerCase() !== NO_CHOICE)
      .join(" / ");

  /** Shared by all variants; where a file has no such column, the field stays as it is. */
  function shared(first: Line): ProductCells {
    const one = (header: string) => (has(header) ? cell(first.cells, header) : undefined);
    const type = one("type") || one("custom product type") || one("product category")?.split(">").at(-1)?.trim();
    const status = one("status")?.toLowerCase();
    const isShown = (status ?? "active") === "active" && !/^(?:false|no|0)$/i.test(one("published") ?? "");
    return {
      category: type,
      brand: one("vendor"),
      description: one("body (html)"),
      metaTitle: one("seo title") || undefined,
      metaDescription: one("seo description"),
      ...(has("tags") ? splitTags(cell(first.cells, "tags")) : {}),
      isArchived: has("status") || has("published") ? (isShown ? "no" : "yes") : undefined,
    };
  }

  function variantCells({ cells }: Line, label: string): ProductCells {
    const one = (header: string) => (has(header) ? cell(cells, header) : undefined);
    const isCounted = !has("variant inventory tracker") || cell(cells, "variant inventory tracker") !== "";
    const compared = one("variant compare at price");
    return {
      sku: one("variant sku")?.replace(/^'/, ""),
      price: one("variant price"),
      mrp: compared === undefined ? undefined : withoutZero(compared),
      cost: one("cost per item"),
      stock: isCounted ? notBelowZero(one("variant inventory qty") ?? "") : "",
      barcode: one("variant barcode")?.replace(/^'/, ""),
      weightGrams: withoutZero(one("variant grams") ?? "").replace(/\.0+$/, "") || undefined,
      packLabel: label,
    };
  }

  /** The products of the lines that are held. */
  function close(): readonly FileRow[] {
    const [first, ...others] = held;
    held = [];
    if (!first) return [];
    const title = cell(first.cells, "title");
    const refused = (message: string, column?: ProductColumn): readonly FileRow[] => [
      { line: first.line, cells: { name: title || handle }, errors: [{ column, message }], notes: [] },
    ];
    const before = seen.get(handle);
    if (handle === "") return refused("The handle is missing: it tells which lines are one product.", "packGroup");
    if (before !== undefined)
      return refused(
        `The handle “${handle}” is that of row ${before} already. Give this product another one.`,
        "packGroup",
      );
    seen.set(handle, first.line);
    if (title === "") return refused("The title is missing.", "name");
    const other = others.find(({ cells }) => cell(cells, "title") !== "" && cell(cells, "title") !== title);
    if (other) {
      return refused(
        `The handle “${handle}” is also that of “${cell(other.cells, "title")}” in row ${other.line}. Give each product its own.`,
        "packGroup",
      );
    }
    const lines = [first, ...others];
    // A line without a variant has a picture alone, or nothing at all.
    const variants = lines.filter(
      (line) =>
        line === first ||
        cell(line.cells, "variant price") !== "" ||
        cell(line.cells, "variant sku") !== "" ||
        labelOf(line) !== "",
    );
    const images = lines
      .map(({ cells }) => ({
        address: cell(cells, "image src"),
        alt: cell(cells, "image alt text"),
        position: Number(cell(cells, "image position") || Number.MAX_SAFE_INTEGER),
      }))
      .sort((one, two) => one.position - two.position || 0);
    const common = shared(first);
    return variants.map((variant) => {
      const label = labelOf(variant);
      const name = variants.length > 1 && label !== "" ? `${title} ${label}` : title;
      const own = { address: cell(variant.cells, "variant image"), alt: "" };
      const pictures = picturesCell([own, ...images], title);
      const errors: CellError[] =
        variants.length > 1 && label === ""
          ? [{ column: "packLabel", message: "This variant has no size or other name that tells it from the others." }]
          : [];
      return {
        line: variant.line,
        cells: {
          ...common,
          name,
          ...variantCells(variant, variants.length > 1 ? label : ""),
          ...contentOfLabel(label),
          packGroup: packGroupOf(handle),
          pictures: has("image src") ? pictures.cell : undefined,
        },
        errors,
        notes: variant === first ? pictures.notes : [],
      };
    });
  }

  return {
    push(line, cells) {
      const next = cell(cells, "handle").toLowerCase();
      const isSame = next === handle && held.length > 0 && held.length < LINES_OF_A_PRODUCT;
      const done = isSame ? [] : close();
      handle = next;
      held.push({ line, cells });
      return done;
    },
    end: close,
  };
}
