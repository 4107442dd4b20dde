import { addToCart, cart, cartPdf } from "@store/api-client/contract";
import { DEFAULT_POLICY, formatRupees, fromRupees } from "@store/domain";
import { desc, eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { cartLines, cartVouchers, products, vouchers } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { CART_IS_EMPTY } from "./messages.ts";

const GHEE = 1002;

const store = useTestStore();

beforeAll(async () => {
  await store()
    .db.update(products)
    .set({ name: "Ghee", pricePaid: fromRupees(112), basePrice: fromRupees(100), gst: fromRupees(12), gstRate: 12 })
    .where(eq(products.id, GHEE));
});

afterEach(() => vi.restoreAllMocks());

const textOf = async (file: Blob) => (await readPdf(new Uint8Array(await file.arrayBuffer()))).join(" ");

describe("the cart as a PDF [R91]", () => {
  test("holds a visitor's lines and totals, with shipping, under the name of a file", async () => {
    const shopper = await store().newVisitor();
    await expectDone(shopper(addToCart, { body: { pid: GHEE, quantity: 3 } }));
    const { name, content } = await expectDone(shopper(cartPdf, { query: {} }));
    expect(name).toBe("cart.pdf");
    expect(content.type).toBe("application/pdf");
    const text = await textOf(content);
    expect(text).toMatch(/Ghee 3 ₹100.00 ₹36.00 12% ₹336.00/);
    expect(text).toContain(`Shipping ${formatRupees(DEFAULT_POLICY.shipping.charge)} Total ₹436.00`);
  });

  test("asks an elite member for no shipping", async () => {
    const { call } = await store().logIn("elite");
    await expectDone(call(addToCart, { body: { pid: GHEE } }));
    const { data } = await expectDone(call(cart));
    const { content } = await expectDone(call(cartPdf, { query: {} }));
    expect(await textOf(content)).toContain(`Shipping ₹0.00 Total ${formatRupees(data.final_total)}`);
  });

  test("takes off what the voucher on the cart takes off", async () => {
    const call = await newCustomer(store());
    await expectDone(call(addToCart, { body: { pid: GHEE, quantity: 2 } }));
    const { db, clock } = store();
    const [voucher] = await db
      .insert(vouchers)
      .values({ code: "Tenth", codeKey: "TENTH", kind: "percent", percent: 10, createdAt: clock.read() })
      .returning();
    const [line] = await db.select().from(cartLines).orderBy(desc(cartLines.id)).limit(1);
    await db.insert(cartVouchers).values({ shopperId: line?.shopperId ?? 0, voucherId: voucher?.id ?? 0 });
    const { content } = await expectDone(call(cartPdf, { query: {} }));
    expect(await textOf(content)).toContain(
      "Subtotal before GST ₹200.00 Discount −₹20.00 GST ₹21.60 Shipping ₹100.00 Total ₹301.60",
    );
  });

  test("of an empty cart is refused", async () => {
    const shopper = await store().newVisitor();
    expect((await expectRefused(shopper(cartPdf, { query: {} }), 409)).message).toBe(CART_IS_EMPTY);
  });

  test("is for whoever holds a cart, and for nobody else", async () => {
    await expectRefused(store().nobody(cartPdf, { query: {} }), 401);
  });

  test("is answered as a file that nobody keeps", async () => {
    const shopper = await store().newVisitor();
    await expectDone(shopper(addToCart, { body: { pid: GHEE } }));
    const headers = { "x-visitor-id": shopper.identity.visitorId ?? "" };
    const response = await store().request("/generate-cart-pdf", { headers });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="cart.pdf"',
      "cache-control": "no-store",
    });
  });

  test.each([
    "http://169.254.169.254/latest/meta-data",
    "file:///etc/passwd",
    "https://elsewhere.example/logo.png",
    "/media/logo/wordmark.svg",
  ])("fetches no logo, whatever logo_url says: %s [C15]", async (logo_url) => {
    const shopper = await store().newVisitor();
    await expectDone(shopper(addToCart, { body: { pid: GHEE } }));
    const own = await expectDone(shopper(cartPdf, { query: {} }));
    const fetched = vi.spyOn(globalThis, "fetch");
    const other = await expectDone(shopper(cartPdf, { query: { logo_url } }));
    expect(fetched).not.toHaveBeenCalled();
    expect(await textOf(other.content)).toBe(await textOf(own.content));
    expect(other.content.size).toBe(own.content.size);
  });
});
