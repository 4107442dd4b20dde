import { addToCart, cart, removeCartItem, updateCartItem } from "@store/api-client/contract";
import { fromRupees, HAS_NO_PRICE, maximumUnitsMessage, OUT_OF_STOCK, SET_QUANTITY_ABOVE_ZERO } from "@store/domain";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { products } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_PRODUCT } from "../products/messages.ts";
import { CART_IS_FULL, MAXIMUM_CART_LINES, NO_SUCH_LINE } from "./change-cart.ts";

const GHEE = 1002;
const TURMERIC = 1067;

const store = useTestStore();

const setStock = (id: number, stock: number | null) =>
  store().db.update(products).set({ stock }).where(eq(products.id, id));

describe("adding to the cart", () => {
  test("counts pieces, not lines, and adds up what is there already", async () => {
    const shopper = await store().newVisitor();
    expect(await expectDone(shopper(addToCart, { body: { pid: GHEE, quantity: 2 } }))).toMatchObject({
      cart_counter: 2,
    });
    expect(await expectDone(shopper(addToCart, { body: { pid: GHEE } }))).toMatchObject({ cart_counter: 3 });
    expect(await expectDone(shopper(addToCart, { body: { pid: TURMERIC } }))).toMatchObject({ cart_counter: 4 });
    const { data } = await expectDone(shopper(cart));
    expect(data.cart_items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
      [GHEE, 3],
      [TURMERIC, 1],
    ]);
    expect(data.cart_counter).toBe(4);
  });

  test("answers with the total that the cart then has", async () => {
    const shopper = await store().newVisitor();
    const { cart_totals } = await expectDone(shopper(addToCart, { body: { pid: GHEE, quantity: 2 } }));
    const { data } = await expectDone(shopper(cart));
    expect(cart_totals).toEqual({ final_total: data.final_total });
  });

  test("takes as many as the shelf holds, and not one more [R70] [R71]", async () => {
    const shopper = await store().newVisitor();
    await setStock(GHEE, 5);
    await expectDone(shopper(addToCart, { body: { pid: GHEE, quantity: 4 } }));
    const refused = await expectRefused(shopper(addToCart, { body: { pid: GHEE, quantity: 2 } }), 409);
    expect(refused.message).toBe(maximumUnitsMessage(5));
    expect(refused.errors.quantity).toEqual([maximumUnitsMessage(5)]);
    expect(await expectDone(shopper(addToCart, { body: { pid: GHEE } }))).toMatchObject({ cart_counter: 5 });
  });

  test.each([0, null])("refuses a product whose stock is %s [R64] [R73]", async (stock) => {
    const shopper = await store().newVisitor();
    await setStock(TURMERIC, stock);
    expect((await expectRefused(shopper(addToCart, { body: { pid: TURMERIC } }), 409)).message).toBe(OUT_OF_STOCK);
    expect((await expectDone(shopper(cart))).data.cart_items).toEqual([]);
    await setStock(TURMERIC, 100);
  });

  test("refuses a product without a price [R63]", async () => {
    const shopper = await store().newVisitor();
    await changeProduct(store(), TURMERIC, priced(0));
    expect((await expectRefused(shopper(addToCart, { body: { pid: TURMERIC } }), 409)).message).toBe(HAS_NO_PRICE);
    expect((await expectDone(shopper(cart))).data.cart_items).toEqual([]);
    await changeProduct(store(), TURMERIC, priced(189));
    await expectDone(shopper(addToCart, { body: { pid: TURMERIC } }));
  });

  test("refuses a product that does not exist", async () => {
    const shopper = await store().newVisitor();
    expect((await expectRefused(shopper(addToCart, { body: { pid: 999_999 } }), 404)).message).toBe(NO_SUCH_PRODUCT);
  });

  test("refuses a quantity of 0 with the stepper's words [R72]", async () => {
    const shopper = await store().newVisitor();
    const { errors } = await expectRefused(shopper(addToCart, { body: { pid: GHEE, quantity: 0 } }), 400);
    expect(errors.quantity).toEqual([SET_QUANTITY_ABOVE_ZERO]);
  });

  test("takes a hundred different products; more of one of them still fits", async () => {
    const shopper = await store().newVisitor();
    const found = await store().db.select({ id: products.id }).from(products).where(eq(products.isHidden, false));
    await store().db.update(products).set({ stock: 50 });
    const [last, ...others] = found.slice(0, MAXIMUM_CART_LINES + 1).map(({ id }) => id);
    for (const pid of others) await expectDone(shopper(addToCart, { body: { pid } }));
    expect((await expectRefused(shopper(addToCart, { body: { pid: last ?? 0 } }), 409)).message).toBe(CART_IS_FULL);
    expect(await expectDone(shopper(addToCart, { body: { pid: others[0] ?? 0 } }))).toMatchObject({
      cart_counter: MAXIMUM_CART_LINES + 1,
    });
  });
});

describe("the totals", () => {
  test("are before GST, the GST, and both; a line's total is what is paid for it [R90]", async () => {
    const shopper = await store().newVisitor();
    await store()
      .db.update(products)
      .set({ pricePaid: fromRupees(105), basePrice: fromRupees(100), gst: fromRupees(5) })
      .where(eq(products.id, GHEE));
    await expectDone(shopper(addToCart, { body: { pid: GHEE, quantity: 3 } }));
    const { data } = await expectDone(shopper(cart));
    expect(data).toMatchObject({
      total: fromRupees(300),
      discount_amt: fromRupees(0),
      gst_amt: fromRupees(15),
      final_total: fromRupees(315),
    });
    expect(data.cart_items[0]).toMatchObject({ selling_price: fromRupees(105), total: fromRupees(315) });
  });
});

describe("changing a line", () => {
  async function filled(quantity: number) {
    const shopper = await store().newVisitor();
    await setStock(GHEE, 6);
    await expectDone(shopper(addToCart, { body: { pid: GHEE, quantity } }));
    const { data } = await expectDone(shopper(cart));
    return { shopper, id: data.cart_items[0]?.id ?? 0 };
  }

  test("sets the quantity and answers the new totals [R84]", async () => {
    const { shopper, id } = await filled(1);
    const changed = await expectDone(shopper(updateCartItem, { params: { id }, body: { quantity: 6 } }));
    expect(changed.cart_counter).toBe(6);
    expect(changed.final_total).toBe((await expectDone(shopper(cart))).data.final_total);
  });

  test("refuses one more than the stock, in errors.quantity [R85]", async () => {
    const { shopper, id } = await filled(2);
    const refused = await expectRefused(shopper(updateCartItem, { params: { id }, body: { quantity: 7 } }), 409);
    expect(refused.errors.quantity).toEqual([maximumUnitsMessage(6)]);
    expect((await expectDone(shopper(cart))).data.cart_counter).toBe(2);
  });

  test("a line whose stock is not given goes up to 20", async () => {
    const { shopper, id } = await filled(1);
    await setStock(GHEE, null);
    await expectDone(shopper(updateCartItem, { params: { id }, body: { quantity: 20 } }));
    await expectRefused(shopper(updateCartItem, { params: { id }, body: { quantity: 21 } }), 409);
  });

  test("takes a line out, once", async () => {
    const { shopper, id } = await filled(2);
    expect(await expectDone(shopper(removeCartItem, { params: { id } }))).toMatchObject({ cart_counter: 0 });
    expect((await expectRefused(shopper(removeCartItem, { params: { id } }), 404)).message).toBe(NO_SUCH_LINE);
  });

  test("does not find the line of another shopper, and leaves it as it is", async () => {
    const { shopper, id } = await filled(2);
    const stranger = await store().newVisitor();
    await expectDone(stranger(addToCart, { body: { pid: GHEE } }));
    await expectRefused(stranger(updateCartItem, { params: { id }, body: { quantity: 1 } }), 404);
    await expectRefused(stranger(removeCartItem, { params: { id } }), 404);
    expect((await expectDone(shopper(cart))).data.cart_counter).toBe(2);
  });
});
