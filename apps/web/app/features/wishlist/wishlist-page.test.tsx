// @vitest-environment jsdom
import { addToCart, cart, toggleWishlist, type WireReplyOf, wishlist } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { BACKEND } from "@store/react-client/browser-call";
import { refreshSession, updateSession } from "@store/react-client/session-store";
import { readSession } from "@store/react-client/storage";
import { deferred } from "@store/react-client/testing/deferred";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import WishlistPage from "./wishlist-page.tsx";

type Wish = WireReplyOf<typeof wishlist>["data"][number];

const backend = useMockBackend();

const wish = (id: number, name: string, stock: number | null = 5): Wish => ({
  id,
  name,
  image1: `/media/product/${id}/1.640.webp`,
  product_price: 1249,
  available_stock_quantity: stock,
  product_tag_list: [],
});
const GHEE = wish(101, "Cow Ghee");
const HONEY = wish(102, "Forest Honey");
const SOAP = wish(103, "Neem Soap", null);

/** What the backend has; the calls change it. */
let wishes: Wish[];

function replyWithWishlist() {
  const lists = backend.reply(wishlist, () => ({ status: true, data: wishes, wishlist_counter: wishes.length }));
  const toggles = backend.reply(toggleWishlist, ({ body: { pid } }) => {
    const isThere = wishes.some(({ id }) => id === pid);
    wishes = isThere
      ? wishes.filter(({ id }) => id !== pid)
      : [GHEE, HONEY, SOAP].filter(({ id }) => id === pid).concat(wishes);
    const message = isThere ? ("Removed from wishlist" as const) : ("Added in wishlist" as const);
    return { status: true, message, wishlist_counter: wishes.length };
  });
  return { lists, toggles };
}

const open = () => renderRoutes([{ path: "/wishlist", Component: WishlistPage }], "/wishlist");
const names = () => screen.queryAllByRole("article").map((one) => within(one).getByRole("heading").textContent);
const removeButton = (name: string) => screen.findByRole("button", { name: `Remove ${name}` });
const moveButton = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name: `Move to cart: ${name}` });

beforeEach(() => {
  wishes = [GHEE, HONEY, SOAP];
});

describe("My Wishlist", () => {
  it.each(["visitor", "customer"] as const)("shows a %s name, picture, price and stock [R111]", async (who) => {
    if (who === "customer") logInAs("customer");
    replyWithWishlist();
    open();
    const ghee = within((await screen.findByRole("heading", { name: "Cow Ghee" })).closest("article") ?? document.body);
    expect(ghee.getByText("₹1,249.00")).toBeTruthy();
    expect(ghee.queryByText("OUT OF STOCK")).toBeNull();
    expect(document.querySelector("article img")?.getAttribute("src")).toContain("/media/product/101");
    expect(screen.getAllByText("OUT OF STOCK")).toHaveLength(1);
    const notify = screen.getByRole("link", { name: "Notify me when it is back: Neem Soap" });
    expect(notify.getAttribute("href")).toMatch(/^\/products\/\d+\/Neem-Soap$/);
    expect(screen.queryByRole("button", { name: "Move to cart: Neem Soap" })).toBeNull();
    expect((await moveButton("Cow Ghee")).disabled).toBe(false);
    expect(screen.getByText("3 products")).toBeTruthy();
    expect(readSession().wishlist_counter).toBe("3");
  });

  it("keeps a product without a price, which cannot be moved to the cart [R111]", async () => {
    wishes = [{ ...GHEE, product_price: null }];
    replyWithWishlist();
    open();
    expect(await screen.findByText("Price on request")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Move to cart/ })).toBeNull();
    expect(await removeButton("Cow Ghee")).toBeTruthy();
  });

  it("says that it is empty, with a way on [R111]", async () => {
    wishes = [];
    replyWithWishlist();
    open();
    expect(await screen.findByText("Your wishlist is empty")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the shop" }).getAttribute("href")).toBe("/shop");
  });

  it("can be loaded again when it failed [R111]", async () => {
    backend.reply(wishlist, refuse(503, "Later"));
    const { user } = open();
    expect(await screen.findByText("Your wishlist could not be loaded")).toBeTruthy();
    replyWithWishlist();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(names()).toEqual(["Cow Ghee", "Forest Honey", "Neem Soap"]));
  });

  it("follows what another tab does [R111]", async () => {
    replyWithWishlist();
    open();
    await removeButton("Cow Ghee");
    wishes = [HONEY];
    act(() => {
      localStorage.setItem("wishlist_counter", "1");
      refreshSession();
    });
    await waitFor(() => expect(names()).toEqual(["Forest Honey"]));
  });

  it("becomes the customer's with a login, merged [R111]", async () => {
    wishes = [GHEE];
    replyWithWishlist();
    open();
    await removeButton("Cow Ghee");
    wishes = [GHEE, HONEY];
    act(() => logInAs("customer"));
    await waitFor(() => expect(names()).toEqual(["Cow Ghee", "Forest Honey"]));
    await waitFor(() => expect(readSession().wishlist_counter).toBe("2"));
  });
});

describe("removing", () => {
  it("takes the product out, counts, and moves the focus to the next [R111]", async () => {
    const { lists } = replyWithWishlist();
    const { user } = open();
    await user.click(await removeButton("Cow Ghee"));
    await waitFor(() => expect(names()).toEqual(["Forest Honey", "Neem Soap"]));
    expect(await screen.findByText("Product removed from wishlist!")).toBeTruthy();
    expect(readSession().wishlist_counter).toBe("2");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Forest Honey"));
    await user.click(await removeButton("Neem Soap"));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Forest Honey"));
    await user.click(screen.getByRole("button", { name: "Save Forest Honey to wishlist" }));
    expect(await screen.findByText("Your wishlist is empty")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("My Wishlist");
    expect(lists).toHaveLength(1);
  });

  it("can be undone [R111]", async () => {
    replyWithWishlist();
    const { user } = open();
    await user.click(await removeButton("Forest Honey"));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(names()).toContain("Forest Honey"));
    expect(await screen.findByText("Product added to wishlist!")).toBeTruthy();
    expect(readSession().wishlist_counter).toBe("3");
  });

  it("is sent once, however often it is pressed [R111]", async () => {
    const { toggles } = replyWithWishlist();
    const { user } = open();
    await user.dblClick(await removeButton("Cow Ghee"));
    await waitFor(() => expect(names()).toEqual(["Forest Honey", "Neem Soap"]));
    expect(toggles).toHaveLength(1);
  });

  it("removes what another device has removed already, and does not add it [R111]", async () => {
    const { toggles } = replyWithWishlist();
    const { user } = open();
    await removeButton("Cow Ghee");
    wishes = [HONEY, SOAP];
    await user.click(await removeButton("Cow Ghee"));
    await waitFor(() => expect(names()).toEqual(["Forest Honey", "Neem Soap"]));
    expect(wishes).toEqual([HONEY, SOAP]);
    expect(toggles).toHaveLength(2);
  });

  it("that fails leaves it there, and says so [R111]", async () => {
    replyWithWishlist();
    backend.reply(toggleWishlist, refuse(409, "Not now"));
    const { user } = open();
    await user.click(await removeButton("Cow Ghee"));
    expect(await screen.findByText("Not now")).toBeTruthy();
    expect(names()).toHaveLength(3);
  });

  it("whose answer was lost shows what the backend has [R111]", async () => {
    replyWithWishlist();
    const { user } = open();
    await removeButton("Cow Ghee");
    backend.use(
      http.post(BACKEND + toggleWishlist.path, () => {
        wishes = [HONEY, SOAP];
        return HttpResponse.error();
      }),
    );
    await user.click(await removeButton("Cow Ghee"));
    expect(await screen.findByText("There was an error updating your wishlist!")).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(["Forest Honey", "Neem Soap"]));
  });
});

describe("moving to the cart", () => {
  it("adds one, then takes it out of the list [R111]", async () => {
    const { toggles } = replyWithWishlist();
    const added = backend.reply(addToCart, { status: true, cart_counter: 4, cart_totals: { final_total: 1249 } });
    const { user } = open();
    await user.dblClick(await moveButton("Cow Ghee"));
    await waitFor(() => expect(names()).toEqual(["Forest Honey", "Neem Soap"]));
    expect(await screen.findByText("Product added to cart!")).toBeTruthy();
    expect(added.map(({ body }) => body)).toEqual([{ pid: 101, quantity: 1 }]);
    expect(toggles).toHaveLength(1);
    expect(readSession()).toMatchObject({ cart_counter: "4", product_total: "1249.00", wishlist_counter: "2" });
  });

  it("stays in the list until it is in the cart [R111]", async () => {
    const { toggles } = replyWithWishlist();
    const coming = deferred<void>();
    backend.use(
      http.post(BACKEND + addToCart.path, async () => {
        await coming.promise;
        return HttpResponse.json({ status: true, cart_counter: 1, cart_totals: { final_total: 1249 } });
      }),
    );
    const { user } = open();
    await user.click(await moveButton("Cow Ghee"));
    expect((await moveButton("Cow Ghee")).getAttribute("aria-busy")).toBe("true");
    expect(toggles).toHaveLength(0);
    expect(names()).toHaveLength(3);
    act(() => coming.resolve());
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it("that is refused leaves both as they were [R111]", async () => {
    const { toggles } = replyWithWishlist();
    backend.reply(addToCart, refuse(409, "Only 2 are left"));
    const { user } = open();
    await user.click(await moveButton("Cow Ghee"));
    expect(await screen.findByText("Only 2 are left")).toBeTruthy();
    expect(names()).toHaveLength(3);
    expect(toggles).toEqual([]);
    expect(readSession().cart_counter).toBeUndefined();
  });

  it("whose answer was lost shows how full the cart is [R111]", async () => {
    replyWithWishlist();
    backend.use(http.post(BACKEND + addToCart.path, () => HttpResponse.error()));
    const empty = { cart_items: [], total: 0, discount_amt: 0, gst_amt: 0, final_total: 0 };
    backend.reply(cart, { status: true, data: { ...empty, cart_counter: 7 } });
    const { user } = open();
    await user.click(await moveButton("Cow Ghee"));
    expect(await screen.findByText("There was an error adding your product to cart! Please try again!")).toBeTruthy();
    await waitFor(() => expect(readSession().cart_counter).toBe("7"));
    expect(names()).toHaveLength(3);
  });

  it("adds it no second time when only the removal has failed [R111]", async () => {
    replyWithWishlist();
    updateSession({ cart_counter: "0" });
    const added = backend.reply(addToCart, { status: true, cart_counter: 1, cart_totals: { final_total: 1249 } });
    backend.reply(toggleWishlist, refuse(409, "Not now"));
    const { user } = open();
    await user.click(await moveButton("Cow Ghee"));
    expect(await screen.findByText("Not now")).toBeTruthy();
    expect(names()).toHaveLength(3);
    replyWithWishlist();
    await user.click(await moveButton("Cow Ghee"));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(added).toHaveLength(1);
  });
});
