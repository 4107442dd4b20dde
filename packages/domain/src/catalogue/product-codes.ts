import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

export const SKU_LENGTH = 60;

export const PRODUCT_CODE_MESSAGES = {
  sku: `A SKU has at most ${SKU_LENGTH} letters, digits, dots, dashes, slashes and underscores.`,
  skuTaken: "Another product has this SKU.",
  barcode: "This is no barcode: it has 8, 12, 13 or 14 digits, the last of which checks the others.",
  fssai: "An FSSAI licence has 14 digits and begins with 1 or 2.",
} as const;

/** The shop's own number of a product: empty where it has none. */
export function checkSku(sku: string): Outcome<string, Refusal<"sku">> {
  const trimmed = sku.trim();
  const isSku = trimmed.length <= SKU_LENGTH && /^[\p{L}\p{N}._\-/]*$/u.test(trimmed);
  return isSku ? accept(trimmed) : refuse({ code: "sku", message: PRODUCT_CODE_MESSAGES.sku });
}

/**
 * The check digit of a GTIN (GS1 General Specifications, 7.9): the digits weigh 3 and 1 in turns from the right, and the
 * check digit fills their sum up to a multiple of ten.
 * @param digits all but the check digit
 */
export function gtinCheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** A GTIN-8, -12, -13 or -14, such as an EAN or an ISBN; empty where the pack has none. */
export function checkBarcode(barcode: string): Outcome<string, Refusal<"barcode">> {
  const digits = barcode.replace(/[\s-]/g, "");
  const isGtin =
    /^(?:\d{8}|\d{12,14})$/.test(digits) && gtinCheckDigit(digits.slice(0, -1)) === Number(digits.slice(-1));
  return digits === "" || isGtin ? accept(digits) : refuse({ code: "barcode", message: PRODUCT_CODE_MESSAGES.barcode });
}

/**
 * Whether a barcode identifies the goods in every shop. GS1 leaves the prefixes 02, 04 and 20 to 29 of a GTIN-13 to each
 * shop for its own numbers: those mean nothing elsewhere.
 */
export const isGlobalBarcode = (barcode: string): boolean =>
  barcode !== "" && !/^(?:02|04|2)/.test(barcode.padStart(14, "0").slice(1));

/** The licence (1…) or registration (2…) of a food business; empty where it is no food. */
export function checkFssaiLicence(licence: string): Outcome<string, Refusal<"fssai">> {
  const digits = licence.replace(/\s/g, "");
  return /^(?:[12]\d{13})?$/.test(digits)
    ? accept(digits)
    : refuse({ code: "fssai", message: PRODUCT_CODE_MESSAGES.fssai });
}
