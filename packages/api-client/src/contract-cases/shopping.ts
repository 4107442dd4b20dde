import { describe, expect, test } from "vitest";
import {
  addToCart,
  cart,
  cartPdf,
  productList,
  removeCartItem,
  toggleWishlist,
  updateCartItem,
  wishlist,
} from "../contract/index.ts";
import { type CaseStore, done, goods, newVisitor, refused } from "./case-store.ts";

const UNKNOWN = 999_999;

export function shoppingCases(open: () => CaseStore): void {
  describe("a cart", () => {
    test("is filled, changed and emptied; the counter counts pieces, and the totals add up", async () => {
      const { call } = await newVisitor(open());
      const [one, other] = await goods(open());
      await done(call(addToCart, { body: { pid: one?.id ?? 0 } }));
      expect(await done(call(addToCart, { body: { pid: other?.id ?? 0, quantity: 2 } }))).toMatchObject({
        cart_counter: 3,
      });

      const { data } = await done(call(cart));
      expect(data.cart_items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
        [one?.id, 1],
        [other?.id, 2],
      ]);
      expect(data.total - data.discount_amt + data.gst_amt).toBe(data.final_total);
      expect(data.cart_items.reduce((sum, { total }) => sum + total, 0)).toBe(data.final_total);

      const [first, second] = data.cart_items;
      const changed = await done(call(updateCartItem, { params: { id: second?.id ?? 0 }, body: { quantity: 1 } }));
      expect(changed.cart_counter).toBe(2);
      const left = await done(call(removeCartItem, { params: { id: first?.id ?? 0 } }));
      expect(left).toMatchObject({ cart_counter: 1, final_total: second?.selling_price });
    });

    test("is drawn as a PDF, unless it is empty", async () => {
      const { call } = await newVisitor(open());
      await refused(call(cartPdf, { query: {} }), 409);
      const [some] = await goods(open());
      await done(call(addToCart, { body: { pid: some?.id ?? 0 } }));
      const { name, content } = await done(call(cartPdf, { query: {} }));
      expect(name).toBe("cart.pdf");
      expect(await content.text()).toMatch(/^%PDF-/);
      expect(content.type).toBe("application/pdf");
    });

    test("takes no more than the stock, and says how many there are", async () => {
      const { call } = await newVisitor(open());
      const [some] = await goods(open());
      const stock = some?.available_stock_quantity ?? 0;
      const body = { pid: some?.id ?? 0, quantity: stock };
      await done(call(addToCart, { body }));
      const { message } = await refused(call(addToCart, { body: { ...body, quantity: 1 } }), 409);
      expect(message).toBe(`Maximum ${stock} units available`);
      const [line] = (await done(call(cart))).data.cart_items;
      const failure = await refused(
        call(updateCartItem, { params: { id: line?.id ?? 0 }, body: { quantity: stock + 1 } }),
        409,
      );
      expect(failure.errors?.quantity).toEqual([message]);
    });

    test("takes nothing that is out of stock or does not exist, and no quantity of 0", async () => {
      const { call } = await newVisitor(open());
      const { data } = (await done(open().as({})(productList))).data;
      const soldOut = data.find(({ available_stock_quantity }) => !available_stock_quantity);
      if (soldOut) await refused(call(addToCart, { body: { pid: soldOut.id } }), 409);
      await refused(call(addToCart, { body: { pid: UNKNOWN } }), 404);
      const { errors } = await refused(call(addToCart, { body: { pid: data[0]?.id ?? 0, quantity: 0 } }), 400);
      expect(errors?.quantity).toEqual(["Please set the quantity greater than 0!"]);
    });

    test("belongs to one shopper", async () => {
      const [mine, theirs] = [await newVisitor(open()), await newVisitor(open())];
      const [some] = await goods(open());
      await done(mine.call(addToCart, { body: { pid: some?.id ?? 0 } }));
      const [line] = (await done(mine.call(cart))).data.cart_items;
      await refused(theirs.call(removeCartItem, { params: { id: line?.id ?? 0 } }), 404);
      expect((await done(theirs.call(cart))).data.cart_items).toEqual([]);
    });

    test("needs an identity that the backend knows", async () => {
      await refused(open().as({})(cart), 401);
      await refused(open().as({ visitorId: "00000000-0000-4000-8000-00000000ffff" })(cart), 401);
      await refused(open().as({ token: "a".repeat(43) })(cart), 401);
    });
  });

  describe("a wishlist", () => {
    test("adds and removes a product; its cards show the heart", async () => {
      const { call } = await newVisitor(open());
      const [some] = await goods(open());
      const body = { pid: some?.id ?? 0 };
      expect(await done(call(toggleWishlist, { body }))).toMatchObject({
        message: "Added in wishlist",
        wishlist_counter: 1,
      });
      expect((await done(call(wishlist))).data).toEqual([expect.objectContaining({ id: some?.id, is_wished: true })]);
      expect(await done(call(toggleWishlist, { body }))).toMatchObject({
        message: "Removed from wishlist",
        wishlist_counter: 0,
      });
      await refused(call(toggleWishlist, { body: { pid: UNKNOWN } }), 404);
    });
  });
}
