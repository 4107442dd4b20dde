import { checkBarcode, SKU_LENGTH } from "./product-codes.ts";

/** The SKU and the barcode that an entered or scanned text may be; undefined where it is several words, or too long. */
export function readScannedCode(text: string): { readonly sku: string; readonly barcode: string } | undefined {
  const code = text.trim();
  return code === "" || /\s/.test(code) || code.length > SKU_LENGTH ? undefined : { sku: code, barcode: code };
}

/** Whether an entered or scanned text is exactly the barcode, the SKU or the number of a product. */
export function isCodeOf(
  text: string,
  product: { readonly id: number; readonly sku?: string | undefined; readonly barcode?: string | undefined },
): boolean {
  const code = text.trim();
  return code !== "" && [product.barcode, product.sku, String(product.id)].includes(code);
}

/**
 * Splits what stands in a field of pieces when the next product was scanned into it: "12" and the EAN-13
 * "8901030865275" of "128901030865275". Undefined where no barcode is at its end. A shop has at most a million pieces of
 * a product, and so at most seven digits; an EAN-8 is known only where it stands alone.
 */
export function splitScannedPieces(text: string): { readonly pieces: string; readonly barcode: string } | undefined {
  const [, pieces = "", barcode = ""] = /^(\d{0,7}?)(\d{13}|(?<=^)\d{8})$/.exec(text.trim()) ?? [];
  return barcode !== "" && checkBarcode(barcode).ok ? { pieces, barcode } : undefined;
}
