import { type CartLine, cartTotals, fromRupees, splitGst, ZERO_PAISE } from "@store/domain";
import { documentLines } from "../ports/pdf/document-lines.ts";
import type { CartDocument, InvoiceDocument } from "../ports/pdf/pdf.ts";

const GOODS = [
  ["A2 Gir Cow Ghee, hand-churned, 500 ml", 1249.5, 12],
  ["Turmeric Powder, Lakadong, 200 g", 189, 5],
  ["Wild Forest Honey, raw and unfiltered, from the Gir hills, in a glass jar with a wooden dipper, 1 kg", 899, 0],
  ["गिर गाय का शुद्ध घी", 1399, 12],
  ["Panchagavya Soap with Neem and Multani Mitti, pack of four", 320, 18],
] as const;

export type SampleLine = CartLine & { readonly name: string; readonly gstRate: number };

/** So many lines, with short and long names. */
export const sampleLines = (count: number): SampleLine[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, price, gstRate] = GOODS[index % GOODS.length] ?? GOODS[0];
    const { base, gst } = splitGst(fromRupees(price), gstRate);
    return { name, quantity: (index % 4) + 1, basePrice: base, gst, gstRate };
  });

export function sampleCart(lines: readonly SampleLine[]): CartDocument {
  const totals = cartTotals({ lines, discount: fromRupees(50), shipping: fromRupees(100), coins: 25 });
  return { madeAt: new Date("2026-03-14T12:30:00Z"), lines: documentLines(lines, totals.discount), totals };
}

export function sampleInvoice(lines: readonly SampleLine[], placeOfSupply: string | undefined): InvoiceDocument {
  const billTo = {
    fullName: "Asha Kulkarni",
    fullAddress: "14 Kalpataru Residency, Aundh Road, Near the bird park, Pune, Maharashtra 411007, India",
    mobile: "+919876543210",
  };
  return {
    number: "INV-2026-000123",
    issuedAt: new Date("2026-03-14T12:30:00Z"),
    orderNumber: "SO-2026-000123",
    orderedAt: new Date("2026-03-14T12:30:00Z"),
    payType: "Cash on Delivery",
    isPaid: true,
    billTo,
    shipTo: { ...billTo, fullName: "Ba" },
    placeOfSupply,
    lines: documentLines(lines, ZERO_PAISE),
    totals: cartTotals({ lines, shipping: fromRupees(100) }),
    voucherCode: undefined,
  };
}
