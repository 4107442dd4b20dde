import { formatRupees, fromRupees, splitGst } from "@store/domain";
import { getMeta } from "unpdf";
import { describe, expect, test } from "vitest";
import { inProcessPdf as pdf } from "../../testing/in-process-pdf.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { type SampleLine, SELLER, sampleCart, sampleInvoice, sampleLines } from "../../testing/sample-documents.ts";
import { CART_NOTE } from "./draw-cart.ts";
import { MOST_LINES } from "./pdf.ts";

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
