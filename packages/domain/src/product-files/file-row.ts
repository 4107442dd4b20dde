import { NET_UNITS, type NetUnit } from "../catalogue/pack-size.ts";
import { FACT_LIMITS } from "../catalogue/product-facts.ts";
import { isPictureAddress, PRODUCT_LIMITS } from "../catalogue/product-form.ts";
import type { ProductCells } from "./product-columns.ts";
import type { CellError } from "./read-product-cells.ts";

/** A product as a file has it. */
export interface FileRow {
  /** In the file, from 1. */
  readonly line: number;
  readonly cells: ProductCells;
  /** Why it cannot be taken in, whatever the shop has. */
  readonly errors: readonly CellError[];
  /** What of it is left out. */
  readonly notes: readonly string[];
}

/** Reads the lines of a file one after another: a product may stand on several. */
export interface LineReader {
  readonly push: (line: number, cells: readonly string[]) => readonly FileRow[];
  /** What is still held when the file ends. */
  readonly end: () => readonly FileRow[];
}

/** How another shop system's file is read: by its headers, in small letters. */
export type OpenLines = (headers: readonly string[]) => LineReader;

/** The cell of a line below a header; empty where the file has no such column. */
export const cellsBelow = (headers: readonly string[]) => {
  const places = new Map(headers.map((header, place) => [header, place]));
  return {
    has: (header: string): boolean => places.has(header),
    cell: (cells: readonly string[], header: string): string => (cells[places.get(header) ?? -1] ?? "").trim(),
  };
};

/** "A2 Ghee, 500 ml" → "a2-ghee-500-ml": a word for what belongs together. */
export const packGroupOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, FACT_LIMITS.packGroup);

const UNIT_WORDS: Readonly<Record<NetUnit, readonly string[]>> = {
  g: ["g", "gm", "gms", "gr", "gram", "grams"],
  kg: ["kg", "kgs", "kilo", "kilogram", "kilograms"],
  ml: ["ml", "millilitre", "millilitres", "milliliter", "milliliters"],
  l: ["l", "lt", "ltr", "ltrs", "litre", "litres", "liter", "liters"],
  piece: ["piece", "pieces", "pc", "pcs", "nos"],
};

/** What a size called "500 g", "1.5 Ltr" or "Pack of 12" holds; nothing where its name does not say. */
export function contentOfLabel(label: string): Pick<ProductCells, "netQuantity" | "netUnit"> {
  const [, pieces] = /^(?:pack|set) of (\d{1,5})$/i.exec(label.trim()) ?? [];
  if (pieces) return { netQuantity: pieces, netUnit: "piece" };
  const [, quantity, word = ""] = /^(\d{1,6}(?:\.\d{1,3})?)\s*([a-z]+)\.?$/i.exec(label.trim()) ?? [];
  const netUnit = NET_UNITS.find((unit) => UNIT_WORDS[unit].includes(word.toLowerCase()));
  return quantity && netUnit ? { netQuantity: String(Number(quantity)), netUnit } : {};
}

interface NamedPicture {
  readonly address: string;
  readonly alt: string;
}

/** The pictures of another system as a cell of ours; those that cannot be used are left out, with a note. */
export function picturesCell(pictures: readonly NamedPicture[], name: string) {
  const known = new Set<string>();
  const different = pictures.filter(({ address }) => address !== "" && !known.has(address) && known.add(address));
  const usable = different.filter(({ address }) => isPictureAddress(address));
  const kept = usable.slice(0, PRODUCT_LIMITS.pictures);
  const notes = different
    .filter(({ address }) => !isPictureAddress(address))
    .map(
      ({ address }) => `A picture is left out, as its address does not begin with https://: ${address.slice(0, 200)}`,
    );
  if (usable.length > kept.length) notes.push(`Only the first ${PRODUCT_LIMITS.pictures} pictures are taken.`);
  const cell = kept
    .map(({ address, alt }) => `${address} ${(alt.trim() || name).slice(0, PRODUCT_LIMITS.alt)}`)
    .join("\n");
  return { cell, notes };
}

/** As amounts are written with which nothing is meant: no compared price, no weight. */
export const withoutZero = (amount: string): string => (/^0*(?:[.,]0*)?$/.test(amount) ? "" : amount);
