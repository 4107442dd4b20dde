import { SELLER } from "@store/content/brand";
import { formatRupees, fromRupees, splitGst } from "@store/domain";
import { getMeta } from "unpdf";
import { describe, expect, test } from "vitest";
import { inProcessPdf as pdf } from "../../testing/in-process-pdf.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { type SampleLine, sampleCart, sampleInvoice, sampleLines } from "../../testing/sample-documents.ts";
import { CART_NOTE } from "./draw-cart.ts";
import { type CreditNoteDocument, MOST_LINES } from "./pdf.ts";

const lineNamed = (name: string): SampleLine => ({
  name,
  quantity: 1,
  ...(({ base, gst }) => ({ basePrice: base, gst }))(splitGst(fromRupees(105), 5)),
  gstRate: 5,
});

const cartOf = (...names: readonly string[]) => pdf.cart(sampleCart(names.map(lineNamed)));

describe("the cart [R91]", () => {
  test("of one line has its name, quantity, price, GST and total, and the sums in their order [C14]", async () => {
    const [line] = sampleLines(1);
    const cart = sampleCart(line ? [line] : []);
    const pages = await readPdf(await pdf.cart(cart));
    expect(pages).toHaveLength(1);
    const { subtotal, discount, gst, shipping, orderTotal, payable } = cart.totals;
    const words = [
      ["A2 Gir Cow Ghee, hand-churned, 500 ml", "1", "₹1,115.63", "₹127.87", "₹1,193.50", "less ₹50.00"],
      ["Subtotal before GST", formatRupees(subtotal), "Discount", `−${formatRupees(discount)}`],
      ["GST", formatRupees(gst), "Shipping", formatRupees(shipping), "Total", formatRupees(orderTotal)],
      ["Coins used", "−₹25.00", "To pay", formatRupees(payable), CART_NOTE, SELLER.email, "Page 1 of 1"],
    ].flat();
    expect(pages[0]).toMatch(new RegExp(words.map(escaped).join(".*")));
    expect(pages[0]).toContain("March 14, 2026, 6:00 PM");
  });

  test("of a gift voucher takes it off the total, before coins [C38]", async () => {
    const cart = sampleCart(sampleLines(1));
    const totals = { ...cart.totals, giftVoucher: fromRupees(500), payable: fromRupees(768.5) };
    const [text] = await readPdf(await pdf.cart({ ...cart, totals }));
    expect(text).toMatch(/Total.*₹1,293.50.*Gift voucher.*−₹500.00.*Coins used.*−₹25.00.*To pay.*₹768.50/);
  });

  test("leaves out a discount and coins of nothing", async () => {
    const { totals, ...cart } = sampleCart(sampleLines(1));
    const text = await readPdf(await pdf.cart({ ...cart, totals: { ...totals, discount: fromRupees(0), coins: 0 } }));
    expect(text.join()).not.toMatch(/Discount|Coins|Gift voucher|To pay/);
  });

  test("of 120 lines repeats the table's head on every page and loses none of them", async () => {
    const names = Array.from({ length: 120 }, (_, index) => `Article-${index + 1}-end`);
    const pages = await readPdf(await cartOf(...names));
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      if (page.includes("Article")) expect(page).toContain("Product Quantity Price");
    }
    for (const name of names) expect(pages.join(" ").split(name)).toHaveLength(2);
  });

  test("wraps a long name, and even a word that is wider than its column", async () => {
    const name = `${"Cold-pressed sesame oil ".repeat(8)}in a bottle`;
    const endless = "Ghee".repeat(60);
    const [page = ""] = await readPdf(await cartOf(name, endless));
    expect(page).toContain(name.slice(-20));
    expect(page.replaceAll(" ", "")).toContain(endless);
  });

  test("is drawn with names in any script, with line breaks, and without one", async () => {
    const [page] = await readPdf(await cartOf("गिर गाय का घी", "Tea ☕\nfor two 🎁", "ઘી ghee", ""));
    expect(page).toContain("गाय");
    expect(page).toContain("Tea for two");
    expect(page).toContain("ghee");
  });

  test("of more lines than a cart takes is a bug", async () => {
    await expect(pdf.cart(sampleCart(sampleLines(MOST_LINES + 1)))).rejects.toThrow(RangeError);
  });
});

describe("the invoice [R160]", () => {
  const draw = async (place: string | undefined, count = 2) =>
    (await readPdf(await pdf.invoice(sampleInvoice(sampleLines(count), place)))).join(" ");

  test("names seller, buyer, numbers, dates, place of supply and the total in words", async () => {
    const text = await draw("Maharashtra");
    for (const words of [
      ...["Tax invoice", "INV-2026-000123", "SO-2026-000123", "Mar 14, 2026", "Cash on Delivery, paid"],
      ...[SELLER.legalName, ...SELLER.addressLines, `GSTIN ${SELLER.gstin}`],
      ...["Bill to", "Asha Kulkarni", "Ship to", "Ba", "+919876543210", "Place of supply", "Maharashtra"],
      ...["Reverse charge", "Rupees one thousand seven hundred twenty-seven and fifty paise only"],
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("HSN");
  });

  test("has its total and value in words before gift voucher and coins [C38]", async () => {
    const invoice = sampleInvoice(sampleLines(2), "Maharashtra");
    const totals = { ...invoice.totals, giftVoucher: fromRupees(1000), coins: 27, payable: fromRupees(700.5) };
    const text = (await readPdf(await pdf.invoice({ ...invoice, totals }))).join(" ");
    expect(text).toMatch(/Total ₹1,727.50.*Gift voucher −₹1,000.00 Coins used −₹27.00 To pay ₹700.50/);
    expect(text).toContain("Rupees one thousand seven hundred twenty-seven and fifty paise only");
  });

  test("names who pays and receives the goods once when it is the same", async () => {
    const invoice = sampleInvoice(sampleLines(1), "Maharashtra");
    const [text] = await readPdf(await pdf.invoice({ ...invoice, shipTo: invoice.billTo }));
    expect(text).toContain("Bill and ship to");
    expect(text?.split("Asha Kulkarni")).toHaveLength(2);
  });

  test.each([
    ["Maharashtra", /IGST ₹151.87/, /CGST|SGST/],
    [SELLER.state, /CGST ₹75.93 SGST ₹75.94/, /IGST/],
    [undefined, /GST ₹151.87/, /CGST|SGST|IGST|Place of supply/],
  ])("taxes goods for %s", async (place, expected, absent) => {
    const text = await draw(place);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(absent);
  });

  test("of 120 lines goes on over pages and numbers them", async () => {
    expect(await draw("Gujarat", 120)).toMatch(/Tax invoice INV-2026-000123 · Page 2 of \d/);
  });
});

describe("the credit note (C47)", () => {
  const noteOf = (place: string | undefined, change: Partial<CreditNoteDocument> = {}): CreditNoteDocument => {
    const invoice = sampleInvoice(sampleLines(2), place);
    const issuedAt = new Date("2026-04-02T05:00:00Z");
    return { number: "CN/26-27/000004", issuedAt, invoice, isPaid: true, refund: invoice.totals.payable, ...change };
  };
  const draw = async (note: CreditNoteDocument) => (await readPdf(await pdf.creditNote(note))).join(" ");

  test("has a number and date of its own, those of the invoice, and the invoice's goods and taxes", async () => {
    const text = await draw(noteOf("Maharashtra"));
    expect(text).toMatch(/Credit note.*CN\/26-27\/000004 Apr 2, 2026/);
    for (const words of [
      ...["Against invoice", "INV-2026-000123", "Invoice of", "Mar 14, 2026", "SO-2026-000123", "Asha Kulkarni"],
      ...["Place of supply Maharashtra", "IGST ₹151.87", "Total ₹1,727.50 To be refunded ₹1,727.50"],
      ...["Rupees one thousand seven hundred twenty-seven and fifty paise only", `GSTIN ${SELLER.gstin}`],
      "This credit note was made by a computer",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/to be paid|Was not paid|Earned coins/);
  });

  test("parts the tax as its invoice does", async () => {
    expect(await draw(noteOf(SELLER.state))).toMatch(/CGST ₹75.93 SGST ₹75.94/);
    expect(await draw(noteOf(undefined))).not.toMatch(/CGST|SGST|IGST/);
  });

  test("says what comes back as voucher and coins, and what is kept back for coins that are spent [C39]", async () => {
    const note = noteOf("Maharashtra");
    const payment = { giftVoucher: fromRupees(1000), coins: 27, payable: fromRupees(700.5) };
    const invoice = { ...note.invoice, totals: { ...note.invoice.totals, ...payment } };
    expect(await draw({ ...note, invoice, refund: fromRupees(688.5) })).toMatch(
      /Total ₹1,727.50 Back on the gift voucher −₹1,000.00 Back as coins −₹27.00 Earned coins, spent −₹12.00 To be refunded ₹688.50/,
    );
  });

  test("of an order that nobody had paid refunds nothing", async () => {
    const text = await draw(noteOf("Maharashtra", { isPaid: false, refund: fromRupees(0) }));
    expect(text).toContain("Total ₹1,727.50 Was not paid −₹1,727.50 To be refunded ₹0.00");
  });
});

describe("the file", () => {
  test("is the same for the same document, whenever it is drawn", async () => {
    const draw = () => pdf.invoice(sampleInvoice(sampleLines(30), "Gujarat"));
    const [one, other] = [await draw(), await draw()];
    expect(Buffer.compare(one, other)).toBe(0);
    const { info } = await getMeta(one);
    expect(info).toMatchObject({ Title: "Tax invoice INV-2026-000123", CreationDate: "D:20260314123000Z" });
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
