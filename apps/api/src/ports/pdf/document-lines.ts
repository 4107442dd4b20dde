import { type CartLine, lineTotals, type Paise } from "@store/domain";
import type { DocumentLine } from "./pdf.ts";

/** Lines as documents show them, each with its share of the discount and the GST on what that leaves. */
export function documentLines(
  lines: readonly (CartLine & Pick<DocumentLine, "name" | "gstRate">)[],
  discount: Paise,
): DocumentLine[] {
  const priced = lineTotals(lines, discount);
  return lines.flatMap(({ name, quantity, basePrice, gstRate }, index) => {
    const totals = priced[index];
    return totals ? [{ name, quantity, basePrice, gstRate, totals }] : [];
  });
}
