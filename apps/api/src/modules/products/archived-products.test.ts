import {
  addToCart,
  cart,
  placeOrder,
  postReview,
  productDetail,
  productList,
  productReviews,
  productSection,
  productsOfCategory,
  recentlyViewed,
  relatedProducts,
  subscribe,
  subscriptions,
  toggleWishlist,
  updateCartItem,
  updateSubscription,
  upperSection,
  wishlist,
} from "@store/api-client/contract";
import { DEFAULT_POLICY, outOfStockMessage } from "@store/domain";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { homeSectionImages, products } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { changeProduct } from "../../testing/price-product.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { GHEE } from "../../testing/requests/owner.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { takeStock } from "../orders/reservation.ts";

const store = useTestStore();

const archive = () => changeProduct(store(), GHEE, { isArchived: true, isHidden: true });
const restore = () => changeProduct(store(), GHEE, { isArchived: false, isHidden: false });
afterEach(restore);

let name = "";
let category = 0;
let neighbour = 0;
beforeAll(async () => {
  const [ghee] = await store().db.select().from(products).where(eq(products.id, GHEE));
  name = ghee?.name ?? "";
  category = ghee?.categoryId ?? 0;
  const others = await store().db.select().from(products).where(eq(products.categoryId, category));
  neighbour = others.find(({ id }) => id !== GHEE)?.id ?? 0;
  await store().db.update(homeSectionImages).set({ productId: GHEE });
});

const idsOf = (cards: readonly { readonly id: number }[]) => cards.map(({ id }) => id);

/** The lists of the shop that have the ghee while it is for sale. */
const LISTS: readonly [string, () => Promise<readonly number[]>][] = [
  [
    "a search",
    async () => idsOf((await expectDone(store().nobody(productList, { query: { prod_search: name } }))).data.data),
  ],
  [
    "its category",
    async () => idsOf((await expectDone(store().nobody(productList, { query: { category_id: category } }))).data.data),
  ],
  [
    "its category without pages",
    async () =>
      idsOf((await expectDone(store().nobody(productsOfCategory, { query: { categoryID: category } }))).data.products),
  ],
  [
    "its neighbours' carousels",
    async () => {
      const query = { product_id: neighbour };
      const { RelatedOtherProducts: groups } = await expectDone(store().nobody(relatedProducts, { query }));
      return idsOf(groups.flatMap((group) => group.related_product_details));
    },
  ],
  [
    "the home page's carousels",
    async () => idsOf((await expectDone(store().nobody(productSection))).data.flatMap((section) => section.products)),
  ],
  [
    "the home page's pictures",
    async () =>
      (await expectDone(store().nobody(upperSection))).data.flatMap(({ images }) =>
        images.map(({ product }) => product ?? 0),
      ),
  ],
];

describe("a product that is taken out of the shop", () => {
  test.each(LISTS)("is no longer in %s, and back once it is put back", async (_, list) => {
    expect(await list()).toContain(GHEE);
    await archive();
    expect(await list()).not.toContain(GHEE);
    await restore();
    expect(await list()).toContain(GHEE);
  });

  test("has neither page nor reviews, and takes none", async () => {
    await archive();
    const params = { id: GHEE };
    await expectRefused(store().nobody(productDetail, { params }), 404);
    await expectRefused(store().nobody(productReviews, { params }), 404);
    await expectRefused(store().nobody(relatedProducts, { query: { product_id: GHEE } }), 404);
    const customer = await newCustomer(store());
    await expectRefused(customer(postReview, { params, body: { rating: 5 } }), 404);
  });

  test("is gone from wishlists and from what was viewed, and cannot be added to them", async () => {
    const shopper = await store().newVisitor();
    await expectDone(shopper(toggleWishlist, { body: { pid: GHEE } }));
    await expectDone(shopper(recentlyViewed, { params: { id: GHEE } }));
    await archive();
    expect((await expectDone(shopper(wishlist))).data).toEqual([]);
    expect((await expectDone(shopper(recentlyViewed, { params: { id: neighbour } }))).data).toEqual([]);
    await expectRefused(shopper(recentlyViewed, { params: { id: GHEE } }), 404);
  });

  test("cannot be put into a cart, and is out of stock in those that have it", async () => {
    const shopper = await store().newVisitor();
    await expectDone(shopper(addToCart, { body: { pid: GHEE } }));
    await archive();
    await expectRefused(shopper(addToCart, { body: { pid: GHEE } }), 404);
    const [line] = (await expectDone(shopper(cart))).data.cart_items;
    expect(line?.available_quantity).toEqual({ Quantity: 0 });
    await expectRefused(shopper(updateCartItem, { params: { id: line?.id ?? 0 }, body: { quantity: 2 } }), 409);
  });

  test("cannot be ordered, not even by an order that is being written", async () => {
    const owner = await newOwner(store());
    const contents = (await expectDone(owner.call(cart))).data;
    const address = await owner.address();
    await archive();
    const body = orderOf(contents, address, DEFAULT_POLICY.shipping.charge);
    const refused = await expectRefused(owner.call(placeOrder, { body }), 409);
    expect(refused.message).toBe(outOfStockMessage([name]));
    const pieces = [{ productId: GHEE, quantity: 1 }];
    const cause = { orderId: 1, at: store().clock.read() };
    expect(await inTransaction(store().db, (tx) => takeStock(tx, pieces, cause))).toBe(false);
  });

  test("cannot be subscribed to; of a subscription that runs, no more pieces can be had", async () => {
    const owner = await newOwner(store());
    const { id } = await owner.subscription();
    await archive();
    await expectRefused(owner.call(subscribe, { body: { product: GHEE, quantity: 1, delivery_options: 2 } }), 404);
    await expectRefused(owner.call(updateSubscription, { params: { id }, body: { quantity: 3 } }), 409);
    expect((await expectDone(owner.call(subscriptions))).data).toMatchObject([{ id, quantity: 1 }]);
  });
});
