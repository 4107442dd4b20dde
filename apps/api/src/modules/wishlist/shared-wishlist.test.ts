import {
  deactivate,
  sharedWishlist,
  shareWishlist,
  stopSharingWishlist,
  toggleWishlist,
  wishlistShare,
} from "@store/api-client/contract";
import { WISHLIST_NOT_SHARED } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { customers, products } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { useTestStore } from "../../testing/test-store.ts";

const [GHEE, HONEY] = [1002, 1003];

const store = useTestStore();

const open = (token: string) => store().nobody(sharedWishlist, { params: { token } });
const share = async (call: NewCustomer, is_named = false) =>
  (await expectDone(call(shareWishlist, { body: { is_named } }))).data.token;

let call: NewCustomer;
beforeEach(async () => {
  call = await newCustomer(store());
  for (const pid of [GHEE, HONEY]) {
    await expectDone(call(toggleWishlist, { body: { pid } }));
    store().clock.advance(1);
  }
});

describe("a shared wishlist", () => {
  test("shows what is on it now, at today's price, to whoever has the link; and nothing of whose it is", async () => {
    const token = await share(call);
    await changeProduct(store(), GHEE, { stock: 3, ...priced(1234, 0) });
    const { data } = await expectDone(open(token));
    expect(data.first_name).toBeUndefined();
    expect(data.products.map(({ id }) => id)).toEqual([HONEY, GHEE]);
    const shown = { product_price: 123_400, available_stock_quantity: 3, is_wished: false };
    expect(data.products[1]).toMatchObject(shown);
    for (const personal of ["Kavita", "Rao", call.mobile]) expect(JSON.stringify(data)).not.toContain(personal);
  });

  test("names the customer by the first name once they agree, and no longer once they do not", async () => {
    const token = await share(call, true);
    const name = async () => (await expectDone(open(token))).data.first_name;
    expect(await name()).toBe("Kavita");
    expect(await share(call, false)).toBe(token);
    expect(await name()).toBeUndefined();
    await share(call, true);
    await store().db.update(customers).set({ firstName: "" }).where(eq(customers.id, call.customer.customerId));
    expect(await name()).toBeUndefined();
  });

  test("leaves out what the shop does not have any more, down to the last product", async () => {
    const token = await share(call);
    await store().db.update(products).set({ isArchived: true }).where(eq(products.id, GHEE));
    expect((await expectDone(open(token))).data.products.map(({ id }) => id)).toEqual([HONEY]);
    await expectDone(call(toggleWishlist, { body: { pid: HONEY } }));
    expect((await expectDone(open(token))).data.products).toEqual([]);
    await store().db.update(products).set({ isArchived: false }).where(eq(products.id, GHEE));
  });
});

describe("the link", () => {
  test("stays the same until it is ended, and is another after that", async () => {
    const current = async () => (await expectDone(call(wishlistShare))).data;
    expect(await current()).toBeUndefined();
    const token = await share(call);
    expect(await share(call)).toBe(token);
    expect(await current()).toEqual({ token, is_named: false });
    await expectDone(call(stopSharingWishlist));
    expect(await current()).toBeUndefined();
    expect((await expectRefused(open(token), 404)).message).toBe(WISHLIST_NOT_SHARED);
    const next = await share(call);
    expect(next).not.toBe(token);
    await expectRefused(open(token), 404);
    await expectDone(open(next));
  });

  test.each(["x", "a".repeat(43), "%00", "../share"])("%j leads nowhere", async (token) => {
    expect((await expectRefused(open(token), 404)).message).toBe(WISHLIST_NOT_SHARED);
  });

  test("ends with the account", async () => {
    const token = await share(call);
    await expectDone(call(deactivate));
    expect((await expectRefused(open(token), 404)).message).toBe(WISHLIST_NOT_SHARED);
  });

  test("is one's own: another customer sees and ends none but their own", async () => {
    const token = await share(call);
    const other = await newCustomer(store());
    expect((await expectDone(other(wishlistShare))).data).toBeUndefined();
    await expectDone(other(stopSharingWishlist));
    await expectDone(open(token));
    expect(await share(other)).not.toBe(token);
  });

  test("is for customers: a visitor is asked to log in", async () => {
    await expectRefused((await store().newVisitor())(shareWishlist, { body: { is_named: false } }), 401);
  });
});
