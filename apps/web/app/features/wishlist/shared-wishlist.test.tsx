// @vitest-environment jsdom
import {
  addToCart,
  sharedWishlist,
  shareWishlist,
  stopSharingWishlist,
  type WireReplyOf,
  wishlist,
  wishlistShare,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { call } from "@store/react-client/browser-call";
import { useLoginDialog } from "@store/react-client/login-dialog-store";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import { loadSharedWishlist } from "./load-shared-wishlist.ts";
// Loaded in advance: what a test waits for does not depend on how fast it is compiled.
import "./share-dialog.tsx";
import SharedWishlistPage, { loader } from "./shared-wishlist-page.tsx";
import WishlistPage from "./wishlist-page.tsx";

type Card = WireReplyOf<typeof wishlist>["data"][number];

const backend = useMockBackend();

const card = (id: number, name: string, stock: number): Card => ({
  ...{ id, name, product_price: 1249, available_stock_quantity: stock, product_tag_list: [] },
});
const CARDS = [card(101, "Cow Ghee", 5), card(102, "Forest Honey", 0)];
const NOT_SHARED = "This wishlist is not shared any more.";

describe("a shared wishlist", () => {
  const open = () =>
    renderRoutes([{ path: "/wishlist/:shareToken", Component: SharedWishlistPage, loader }], "/wishlist/abc");
  const replyWith = (products: Card[], first_name: string | null = null) =>
    backend.reply(sharedWishlist, { status: true, data: { first_name, products } });

  it("shows names, prices and stock, and puts into the cart of whoever looks at it", async () => {
    const asked = replyWith(CARDS);
    const added = backend.reply(addToCart, { status: true, cart_counter: 1, cart_totals: { final_total: 1249 } });
    const { user } = open();
    expect(await screen.findByRole("heading", { level: 1, name: "A wishlist from Surabhi Organics" })).toBeTruthy();
    expect(asked.map(({ params }) => params)).toEqual([{ token: "abc" }]);
    expect(screen.getByText("2 products, at today's prices")).toBeTruthy();
    expect(screen.getAllByText("₹1,249.00")).toHaveLength(2);
    expect(screen.getAllByText("OUT OF STOCK")).toHaveLength(1);
    const [ghee] = screen.getAllByRole("article");
    await user.click(within(ghee ?? document.body).getByRole("button", { name: /^Add/ }));
    await waitFor(() => expect(added.map(({ body }) => body)).toEqual([{ pid: 101, quantity: 1 }]));
  });

  it("bears the name that its customer agreed to, in its title too", async () => {
    replyWith(CARDS, "Kavita");
    open();
    expect(await screen.findByRole("heading", { level: 1, name: "Kavita's wishlist" })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe("Kavita's wishlist | Surabhi Organics"));
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  });

  it.each([
    ["that is empty now", () => replyWith([]), "Nothing is on this wishlist now"],
    ["that is not shared any more", () => backend.reply(sharedWishlist, refuse(404, NOT_SHARED)), NOT_SHARED],
  ])("%s leads to the shop", async (_, reply, words) => {
    reply();
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the shop" }).getAttribute("href")).toBe("/shop");
  });

  it.each([
    [200, () => replyWith(CARDS)],
    [404, () => backend.reply(sharedWishlist, refuse(404, NOT_SHARED))],
    [503, () => backend.reply(sharedWishlist, refuse(500, "No"))],
  ])("is answered with %d, and kept by no cache", async (status, reply) => {
    reply();
    const { init } = await loadSharedWishlist(call, "abc");
    expect(init?.status).toBe(status);
    expect(new Headers(init?.headers).get("cache-control")).toBe("no-store");
  });
});

describe("sharing one's wishlist", () => {
  const give = (name: "share" | "clipboard", value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  const writeText = vi.fn<(text: string) => Promise<void>>();
  const url = (token: string) => `https://store.example/wishlist/${token}`;

  /** How the wishlist is shared; the calls change it. */
  let share: WireReplyOf<typeof wishlistShare>["data"];
  const press = async (name: string) => screen.findByRole("button", { name });
  const shown = () => screen.queryByRole("link", { name: /^https/ })?.textContent;

  beforeEach(() => {
    share = undefined;
    writeText.mockReset().mockResolvedValue();
    give("share", undefined);
    backend.reply(wishlist, { status: true, data: CARDS, wishlist_counter: 2 });
    backend.reply(wishlistShare, () => ({ status: true, data: share }));
    backend.reply(shareWishlist, ({ body: { is_named } }) => {
      share = { token: share?.token ?? "first", is_named };
      return { status: true, data: share };
    });
    backend.reply(stopSharingWishlist, () => {
      share = undefined;
      return { status: true };
    });
  });

  const open = async () => {
    const opened = renderRoutes([{ path: "/wishlist", Component: WishlistPage }], "/wishlist");
    give("clipboard", { writeText });
    await opened.user.click(await press("Share"));
    return opened;
  };

  it("copies a link that names nobody, and ends it", async () => {
    logInAs("customer");
    const { user } = await open();
    await user.click(await press("Share link"));
    expect(await screen.findByText("Link copied!")).toBeTruthy();
    expect(writeText.mock.calls).toEqual([[url("first")]]);
    expect(share).toEqual({ token: "first", is_named: false });
    expect(shown()).toBe(url("first"));
    await user.click(await press("Stop sharing"));
    expect(await screen.findByText(NOT_SHARED)).toBeTruthy();
    expect(share).toBeUndefined();
    expect(shown()).toBeUndefined();
  });

  it("opens the system's sheet where there is one, by the name only if the customer says so", async () => {
    const sheet = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    give("share", sheet);
    logInAs("customer");
    const { user } = await open();
    const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Say that it is from Asha" });
    expect(box.checked).toBe(false);
    await user.click(box);
    expect(share).toBeUndefined();
    await user.click(await press("Share link"));
    await waitFor(() => expect(sheet.mock.calls).toEqual([[{ title: "Asha's wishlist", url: url("first") }]]));
    expect(share?.is_named).toBe(true);
    await user.click(box);
    await waitFor(() => expect(share?.is_named).toBe(false));
    expect(box.checked).toBe(false);
    expect(writeText).not.toHaveBeenCalled();
  });

  it("asks for no name of an account that has none", async () => {
    logInAs("customer", { first_name: "" });
    await open();
    await press("Share link");
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("says why it could not be shared, and leaves the dialog", async () => {
    logInAs("customer");
    backend.reply(shareWishlist, refuse(429, "Too many attempts. Please try again in a minute!"));
    const { user } = await open();
    await user.click(await press("Share link"));
    expect(await screen.findByText("Too many attempts. Please try again in a minute!")).toBeTruthy();
    expect(shown()).toBeUndefined();
  });

  it("asks a visitor to log in, then goes on", async () => {
    await open();
    const { isOpen, afterwards } = useLoginDialog.getState();
    expect(isOpen).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
    const reply = logInAs("customer");
    act(() => afterwards?.(reply));
    expect(await press("Share link")).toBeTruthy();
  });

  it("is offered for an empty wishlist to a customer alone, who may want to end it", async () => {
    backend.reply(wishlist, { status: true, data: [], wishlist_counter: 0 });
    const { unmount } = renderRoutes([{ path: "/wishlist", Component: WishlistPage }], "/wishlist");
    await screen.findByText("Your wishlist is empty");
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
    unmount();
    logInAs("customer");
    share = { token: "first", is_named: false };
    await open();
    expect(await press("Stop sharing")).toBeTruthy();
  });
});
