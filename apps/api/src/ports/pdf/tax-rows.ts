import {
  addMoney,
  chargedTax,
  codeKind,
  formatRupees,
  isBillOfSupply,
  isShownLine,
  type Paise,
  paperSums,
  type SummaryRow,
  subtractMoney,
  summarizeByCode,
  type TaxedPart,
  type TaxPaper,
  taxOf,
  ZERO_PAISE,
} from "@store/domain";
import { PAGE, type Paper } from "./paper.ts";
import type { InvoiceLine } from "./pdf.ts";
import { type Column, drawTable } from "./table.ts";
import type { TotalRow } from "./totals.ts";

/** A line of a tax document; shipping and what is credited in part have no pieces. */
export type PaperRow = Pick<InvoiceLine, "name" | "code"> & Partial<InvoiceLine> & { readonly part: TaxedPart };

const rupees = (amount: Paise | undefined) => ({ text: amount === undefined ? "" : formatRupees(amount) });

/** "2.5% + 2.5%", or "5%". */
const rateWords = ({ names }: TaxPaper, rate: number): string =>
  rate === 0 ? "Exempt" : names.map(() => `${rate / names.length}%`).join(" + ");

/** The columns of the lines: a bill of supply has none of taxes. */
export function paperColumns(
  paper: TaxPaper,
  { withPieces, withDiscount }: { readonly withPieces: boolean; readonly withDiscount: boolean },
): readonly Column<PaperRow>[] {
  const isBill = isBillOfSupply(paper);
  const pieces: readonly Column<PaperRow>[] = [
    {
      ...{ title: "Quantity", width: 42, align: "right" },
      cell: ({ quantity, unit }) => ({ text: quantity === undefined ? "" : `${quantity} ${unit}` }),
    },
    {
      ...{ title: "Price", subtitle: isBill ? "" : "with GST", width: 58, align: "right" },
      cell: ({ price }) => rupees(price),
    },
  ];
  const discount: Column<PaperRow> = {
    ...{ title: "Discount", subtitle: isBill ? "" : "before GST", width: 52, align: "right" },
    cell: (row) => rupees(row.discount),
  };
  const taxes: readonly Column<PaperRow>[] = [
    {
      ...{ title: "Taxable value", width: 60, align: "right" },
      cell: ({ part }) => rupees(part.taxable),
    },
    {
      ...{ title: paper.names.join(" + "), subtitle: "rate below", width: 66, align: "right" },
      cell: ({ part }) => ({ ...rupees(chargedTax(part)), note: rateWords(paper, part.rate) }),
    },
  ];
  return [
    { title: "No.", width: 18, cell: (_, index) => ({ text: String(index + 1) }) },
    {
      title: "Description",
      cell: ({ name, code }) => ({ text: name, ...(code ? { note: `${codeKind(code)} ${code}` } : {}) }),
    },
    ...(withPieces ? pieces : []),
    ...(withDiscount ? [discount] : []),
    ...(isBill ? [] : taxes),
    {
      ...{ title: isBill ? "Value" : "Total", subtitle: isBill ? "" : "with GST", width: 62, align: "right" },
      cell: ({ part }) => rupees(part.charged),
    },
  ];
}

const signed = (amount: Paise): string =>
  amount < 0 ? `−${formatRupees(subtractMoney(ZERO_PAISE, amount))}` : formatRupees(amount);

/**
 * The sums of a tax document down to its total: value, taxes, rounding.
 * @param discount that the lines' values are after; undefined where they do not say.
 */
export function paperTotals(
  paper: TaxPaper,
  discount?: Paise,
): { readonly total: Paise; readonly rows: readonly TotalRow[] } {
  const { taxable, exempt, taxEach, rounding, total } = paperSums(paper);
  const isBill = isBillOfSupply(paper);
  const rows: readonly TotalRow[] = [
    ...(discount && isShownLine(discount)
      ? [
          [
            isBill ? "Value before discount" : "Value before discount and GST",
            formatRupees(addMoney(taxable, exempt, discount)),
          ] as const,
          ["Discount", `−${formatRupees(discount)}`] as const,
        ]
      : []),
    ...(isBill ? [] : [["Taxable value", formatRupees(taxable)] as const]),
    ...(isShownLine(exempt) ? [["Exempt value", formatRupees(exempt)] as const] : []),
    ...(isBill ? [] : paper.names.map((name) => [name, formatRupees(taxEach)] as const)),
    ...(rounding === 0 ? [] : [["Rounding", signed(rounding)] as const]),
  ];
  return { total, rows };
}

type Totalled = Omit<SummaryRow, "rate"> & { readonly rate: number | undefined };

/** Values and taxes by HSN code and rate, and their sum: what closes a tax invoice. */
export function drawSummary(sheet: Paper, paper: TaxPaper, rows: readonly PaperRow[], top: number): void {
  const summary = summarizeByCode(rows.map(({ code, part }) => ({ ...part, code })));
  const sum: Totalled = {
    ...{ code: "Total", rate: undefined },
    taxable: addMoney(...summary.map(({ taxable }) => taxable)),
    taxEach: addMoney(...summary.map(({ taxEach }) => taxEach)),
  };
  const columns: readonly Column<Totalled>[] = [
    { title: "HSN/SAC", cell: ({ code }) => ({ text: code || "Not stated" }) },
    {
      ...{ title: "GST rate", width: 60, align: "right" },
      cell: ({ rate }) => ({ text: rate === undefined ? "" : rateWords(paper, rate) }),
    },
    { title: "Taxable value", width: 80, align: "right", cell: ({ taxable }) => rupees(taxable) },
    ...paper.names.map(
      (name): Column<Totalled> => ({
        ...{ title: name, width: 80, align: "right" },
        cell: ({ taxEach }) => rupees(taxEach),
      }),
    ),
    { title: "Tax", width: 80, align: "right", cell: (row) => rupees(taxOf(paper, row)) },
  ];
  const style = { size: 8, face: "bold" } as const;
  const head = sheet.roomFor(70, top);
  const below = sheet.write("By HSN code and rate", { x: PAGE.left, y: head, width: PAGE.width }, style);
  drawTable(sheet, columns, [...summary, sum], below + 4, 2);
}
