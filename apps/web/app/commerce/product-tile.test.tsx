// @vitest-environment jsdom
import { addToCart, cart, toggleWishlist, visitor, wishlist } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { fromRupees } from "@store/domain";
import { BACKEND, call } from "@store/react-client/browser-call";
import { updateSession } from "@store/react-client/session-store";
import { readSession } from "@store/react-client/storage";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { renderRoutes } from "../testing/render-routes.tsx";
import { type ProductSummary, summarize } from "./product-summary.ts";
import { ProductTile } from "./product-tile.tsx";

const backend = useMockBackend();

const GHEE = {
  id: 101,
  name: "Cow Ghee 500 ml",
  image: "/mock/product/101.webp",
  price: fromRupees(1249),
  isOut: false,
  tags: ["Best Seller", "Sugar Free"],
  rating: 4.7,
  reviews: 3,
  isWished: false,
} as const satisfies ProductSummary;

const EMPTY_CART = { cart_items: [], total: 0, discount_amt: 0, gst_amt: 0, final_total: 0, cart_counter: 0 };

const open = (product: ProductSummary = GHEE) => renderRoutes([], "/", () => <ProductTile product={product} />);
const addButton = () => screen.findByRole<HTMLButtonElement>("button", { name: "Add Cow Ghee 500 ml to cart" });
const heart = () => screen.findByRole("button", { name: "Save Cow Ghee 500 ml to wishlist" });
const isWished = async () => (await heart()).getAttribute("aria-pressed") === "true";

/** A product of the wire with only the given fields. */
const card = (known: Partial<Parameters<typeof summarize>[0]>) =>
  summarize({
    id: 101,
    name: "Cow Ghee 500 ml",
    image1: undefined,
    home_image: undefined,
    product_price: undefined,
    list_price: undefined,
    base_price: undefined,
    available_stock_quantity: undefined,
    product_tag_list: [],
    average_rating: undefined,
    is_wished: undefined,
    section_info: undefined,
    ...known,
  });

describe("a product's card", () => {
  it("shows the price with two decimals, the stars, the tags and a heart [R63]", async () => {
    open();
    expect(await screen.findByText("₹1,249.00")).toBeTruthy();
    expect(screen.getByRole("img", { name: "4.7 of 5 stars, 3 reviews" })).toBeTruthy();
    for (const tag of GHEE.tags) expect(screen.getByText(tag)).toBeTruthy();
    expect(await isWished()).toBe(false);
    expect(screen.getByRole("link", { name: "Cow Ghee 500 ml" }).getAttribute("href")).toBe(
      "/products/101/Cow-Ghee-500-ml",
    );
  });

  it("falls back to the price before tax [R63]", () => {
    expect(card({ product_price: fromRupees(90), base_price: fromRupees(80) }).price).toBe(fromRupees(90));
    expect(card({ base_price: fromRupees(80.5) }).price).toBe(fromRupees(80.5));
  });

  it.each([[0], [undefined]])("cannot be added when the stock is %s [R64]", async (stock) => {
    open(card({ available_stock_quantity: stock, product_price: fromRupees(90) }));
    expect((await addButton()).disabled).toBe(true);
    expect(screen.getByText("OUT OF STOCK")).toBeTruthy();
  });

  it.each([[undefined], [0]])(
    "has no Add button when its price is %s, and a heart all the same [R63]",
    async (price) => {
      open(card({ available_stock_quantity: 5, product_price: price === undefined ? price : fromRupees(price) }));
      expect(await screen.findByText("Price on request")).toBeTruthy();
      expect(screen.queryByRole("button", { name: /to cart/ })).toBeNull();
      expect(await heart()).toBeTruthy();
    },
  );

  it("can be added while there is one left [R64]", async () => {
    open(card({ available_stock_quantity: 1, product_price: fromRupees(90) }));
    expect((await addButton()).disabled).toBe(false);
  });
});

describe("adding to the cart", () => {
  it("says so, and counts [R65]", async () => {
    const added = backend.reply(addToCart, { status: true, cart_counter: 1 });
    const { user } = open();
    await user.click(await addButton());
    expect(await screen.findByText("Product added to cart!")).toBeTruthy();
    expect(readSession().cart_counter).toBe("1");
    expect(added.map(({ body: { pid, quantity } }) => [pid, quantity])).toEqual([[101, 1]]);
    expect(added.map(({ identity }) => identity)).toEqual([{ visitorId: readSession().visitor_id }]);
  });

  it("takes count and total from the reply, with one call [R65]", async () => {
    backend.reply(addToCart, { status: true, cart_counter: 3, cart_totals: { final_total: 1249.5 } });
    const reads = backend.reply(cart);
    const { user } = open();
    await user.click(await addButton());
    await waitFor(() => expect(readSession()).toMatchObject({ cart_counter: "3", product_total: "1249.50" }));
    await call(wishlist);
    expect(reads).toEqual([]);
  });

  it("asks for the total where the reply leaves it out [R65]", async () => {
    backend.reply(addToCart, { status: true, cart_counter: 3 });
    backend.reply(cart, { status: true, data: { ...EMPTY_CART, final_total: 1249.5, cart_counter: 3 } });
    const { user } = open();
    await user.click(await addButton());
    await waitFor(() => expect(readSession()).toMatchObject({ cart_counter: "3", product_total: "1249.50" }));
  });

  it("shows the server's message for an HTTP error, as a warning [R65]", async () => {
    backend.reply(addToCart, refuse(409, "Only 2 are left"));
    const { user } = open();
    await user.click(await addButton());
    const words = await screen.findByText("Only 2 are left");
    expect(words.closest("[data-type]")?.getAttribute("data-type")).toBe("warning");
  });

  it.each([
    ["a failed status", () => HttpResponse.json({ status: false, message: "No" })],
    ["a broken backend", () => HttpResponse.json({}, { status: 500 })],
    ["no backend at all", () => HttpResponse.error()],
  ])("shows its own message for %s [R65]", async (_, respond) => {
    backend.use(http.post(BACKEND + addToCart.path, respond));
    const { user } = open();
    await user.click(await addButton());
    expect(await screen.findByText("There was an error adding your product to cart! Please try again!")).toBeTruthy();
    expect(readSession().cart_counter).toBeUndefined();
  });
});

describe("adding without an identity", () => {
  it("asks for a visitor id first, and adds [R65] [C42]", async () => {
    backend.reply(visitor, { status: true, visitor_id: "new" });
    const added = backend.reply(addToCart, { status: true, cart_counter: 1, cart_totals: { final_total: 1249 } });
    const { user } = open();
    await user.click(await addButton());
    expect(await screen.findByText("Product added to cart!")).toBeTruthy();
    expect(added.map(({ identity }) => identity)).toEqual([{ visitorId: "new" }]);
  });

  it("that cannot be had says so, and adds at the next try [R65] [C42]", async () => {
    backend.reply(visitor, refuse(503, "Later"));
    const added = backend.reply(addToCart, ({ identity }) =>
      identity.visitorId ? { status: true, cart_counter: 1, cart_totals: { final_total: 1249 } } : refuse(401, "Who?"),
    );
    const { user } = open();
    await user.click(await addButton());
    expect(await screen.findByText("There was an error adding your product to cart! Please try again!")).toBeTruthy();
    expect(added).toEqual([]);
    backend.reply(visitor, { status: true, visitor_id: "new" });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Product added to cart!")).toBeTruthy();
    expect(added).toHaveLength(1);
    expect(readSession()).toMatchObject({ cart_counter: "1", product_total: "1249.00" });
  });
});

describe("the heart", () => {
  it("flips by the server's answer, there and back [R66]", async () => {
    let isSaved = false;
    backend.reply(toggleWishlist, () => {
      isSaved = !isSaved;
      const message = isSaved ? ("Added in wishlist" as const) : ("Removed from wishlist" as const);
      return { status: true, message, wishlist_counter: isSaved ? 1 : 0 };
    });
    const { user } = open();
    await user.click(await heart());
    expect(await screen.findByText("Product added to wishlist!")).toBeTruthy();
    expect(await isWished()).toBe(true);
    expect(readSession().wishlist_counter).toBe("1");
    await user.click(await heart());
    expect(await screen.findByText("Product removed from wishlist!")).toBeTruthy();
    expect(await isWished()).toBe(false);
    expect(readSession().wishlist_counter).toBe("0");
  });

  it("goes by the answer, not by what it showed before [R66]", async () => {
    backend.reply(toggleWishlist, { status: true, message: "Removed from wishlist", wishlist_counter: 0 });
    const { user } = open();
    await user.click(await heart());
    expect(await screen.findByText("Product removed from wishlist!")).toBeTruthy();
    expect(await isWished()).toBe(false);
  });

  it("shows the server's message when it is refused, and stays as it was [R66]", async () => {
    backend.reply(toggleWishlist, refuse(404, "This product does not exist"));
    const { user } = open();
    await user.click(await heart());
    expect(await screen.findByText("This product does not exist")).toBeTruthy();
    expect(screen.queryByText("Please reload the page and try again!")).toBeNull();
    expect(await isWished()).toBe(false);
  });

  it("asks for a reload when no visitor id can be had [R66]", async () => {
    backend.reply(visitor, refuse(503, "Later"));
    backend.reply(toggleWishlist, refuse(401, "Who are you?"));
    const { user } = open();
    await user.click(await heart());
    expect(await screen.findByText("There was an error updating your wishlist!")).toBeTruthy();
    expect(screen.getByText("Please reload the page and try again!")).toBeTruthy();
    expect(await isWished()).toBe(false);
  });

  it("shows the shopper's own wishes on an anonymous page, with one call [R66]", async () => {
    logInAs("customer");
    const card = { id: GHEE.id, name: GHEE.name, product_tag_list: [] };
    const calls = backend.reply(wishlist, { status: true, data: [card], wishlist_counter: 1 });
    updateSession({ wishlist_counter: "1" });
    renderRoutes([], "/", () => (
      <>
        <ProductTile product={GHEE} />
        <ProductTile product={{ ...GHEE, id: 102, name: "Cow Ghee 1 l" }} />
      </>
    ));
    await waitFor(async () => expect(await isWished()).toBe(true));
    const other = await screen.findByRole("button", { name: "Save Cow Ghee 1 l to wishlist" });
    expect(other.getAttribute("aria-pressed")).toBe("false");
    expect(calls).toHaveLength(1);
  });
});
