import type { Seller } from "@store/content/seller";
import {
  addMoney,
  CASH_FEE,
  formatRupees,
  formatShortDate,
  isBillOfSupply,
  isSameAddress,
  isShownLine,
  SERVICE_CODES,
  stateWithCode,
} from "@store/domain";
import { drawLetterhead } from "./letterhead.ts";
import { COLORS, PAGE, Paper } from "./paper.ts";
import type { InvoiceDocument, InvoiceLine, Party } from "./pdf.ts";
import { drawTable } from "./table.ts";
import { drawTaxFoot } from "./tax-foot.ts";
import { drawSummary, type PaperRow, paperColumns, paperTotals } from "./tax-rows.ts";
import type { TotalRow } from "./totals.ts";

const partyLines = ({ fullName, fullAddress, mobile, gstin }: Party) => [
  fullName,
  fullAddress,
  mobile,
  ...(gstin ? [`GSTIN ${gstin}`] : []),
];
const sellerLines = (seller: Seller) => [
  seller.legalName,
  ...seller.addressLines,
  `State ${stateWithCode(seller.state)}`,
  `GSTIN ${seller.gstin}`,
  `FSSAI ${seller.fssaiLicence}`,
];

/** Blocks side by side, each with a bold name below its heading; one block when payer and receiver are the same. */
function drawParties(paper: Paper, { seller, billTo, shipTo }: InvoiceDocument, top: number): number {
  const gap = 18;
  const width = (PAGE.width - 2 * gap) / 3;
  const buyer = isSameAddress(billTo, shipTo)
    ? [["Bill and ship to", partyLines(billTo)] as const]
    : [["Bill to", partyLines(billTo)] as const, ["Ship to", partyLines(shipTo)] as const];
  const blocks = [["Sold by", sellerLines(seller)] as const, ...buyer];
  const ends = blocks.map(([heading, [name = "", ...lines]], index) => {
    const place = { x: PAGE.left + index * (width + gap), width };
    let y = paper.write(heading, { ...place, y: top }, { size: 8, face: "bold", color: seller.colours.main });
    y = paper.write(name, { ...place, y: y + 1 }, { face: "bold" });
    for (const line of lines) y = paper.write(line, { ...place, y }, { size: 8.5, color: COLORS.muted });
    return y;
  });
  return Math.max(...ends);
}

export type Fact = readonly [label: string, value: string];

/** What an invoice and its credit note say of the order. */
export const placeFacts = ({ placeOfSupply }: InvoiceDocument): readonly Fact[] => [
  ...(placeOfSupply ? [["Place of supply", stateWithCode(placeOfSupply)] as const] : []),
  ["Reverse charge", "No"],
];

export function drawFacts(paper: Paper, facts: readonly Fact[], top: number): number {
  const width = PAGE.width / facts.length;
  const ends = facts.map(([label, value], index) => {
    const place = { x: PAGE.left + index * width, width: width - 8 };
    const y = paper.write(label, { ...place, y: top }, { size: 7.5, color: COLORS.muted });
    return paper.write(value, { ...place, y }, { size: 8.5 });
  });
  return Math.max(...ends);
}

interface TaxDocumentHead {
  readonly title: "Tax invoice" | "Bill of supply" | "Credit note";
  readonly number: string;
  readonly issuedAt: Date;
}

interface TaxDocumentWords {
  readonly facts: readonly Fact[];
  /** How the total was paid, or is paid back: rows below it. */
  readonly paid: readonly TotalRow[];
  /** Whether lines name pieces, price and discount; what credits a part has amounts alone. */
  readonly withPieces: boolean;
}

/** Close together, so that the papers of most orders are one page. */
const ROW_PADDING = 4;

const SHIPPING_WORDS = { name: "Shipping", code: SERVICE_CODES.shipping } as const;
const CASH_FEE_WORDS = { name: CASH_FEE, code: SERVICE_CODES.cashFee } as const;

/** The lines with their taxes, those of shipping and cash fee last; without those of which nothing is credited. */
function rowsOf({ lines, paper }: InvoiceDocument, withPieces: boolean): readonly PaperRow[] {
  const words = (line: InvoiceLine | undefined) =>
    withPieces && line ? line : { name: line?.name ?? "", code: line?.code ?? "" };
  return [
    ...paper.goods.map((part, index) => ({ ...words(lines[index]), part })),
    ...paper.shipping.map((part) => ({ ...SHIPPING_WORDS, part })),
    ...paper.cashFee.map((part) => ({ ...CASH_FEE_WORDS, part })),
  ].filter(({ part }) => withPieces || part.charged > 0);
}

/**
 * Draws an invoice, or what takes it back: the same seller, buyer, goods and taxes under another title and number.
 */
export async function drawTaxDocument(
  head: TaxDocumentHead,
  invoice: InvoiceDocument,
  words: TaxDocumentWords,
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new Paper(`${head.title} ${head.number}`, invoice.seller, head.issuedAt);
  writeTaxDocument(paper, head, invoice, words);
  return paper.finish();
}

/** The same on the page that a paper has come to. */
export function writeTaxDocument(
  sheet: Paper,
  { title, number, issuedAt }: TaxDocumentHead,
  invoice: InvoiceDocument,
  { facts, paid, withPieces }: TaxDocumentWords,
): void {
  const { lines, paper, voucherCode } = invoice;
  const discount = withPieces ? addMoney(...lines.map((line) => line.discount)) : undefined;
  const { total, rows: totalRows } = paperTotals(paper, discount);
  const rows = rowsOf(invoice, withPieces);
  const content = drawLetterhead(sheet, title, [number, formatShortDate(issuedAt)]);
  const parties = drawParties(sheet, invoice, content);
  sheet.line(parties + 12);
  const columns = paperColumns(paper, { withPieces, withDiscount: isShownLine(discount) });
  const table = drawTable(sheet, columns, rows, drawFacts(sheet, facts, parties + 20) + 14, ROW_PADDING);
  const totalRow = ["Total", formatRupees(total)] as const;
  const foot = {
    seller: invoice.seller,
    kind: title.toLowerCase(),
    rows: totalRows,
    total,
    totalRow,
    paid,
    voucherCode,
    bankLines: title === "Credit note" ? [] : invoice.seller.bankLines,
  };
  const below = drawTaxFoot(sheet, foot, table + 12);
  if (!isBillOfSupply(paper)) drawSummary(sheet, paper, rows, below + 14);
}
