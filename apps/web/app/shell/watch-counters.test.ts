// @vitest-environment jsdom
import { cart, visitor, type WireReplyOf, wishlist } from "@store/api-client/contract";
import { updateSession } from "@store/react-client/session-store";
import { readSession } from "@store/react-client/storage";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchCounters } from "./watch-counters.ts";

const backend = useMockBackend();

/** What the backend has: other devices change it. */
let pieces: number;
let wishes: WireReplyOf<typeof wishlist>["data"];
let now: number;
let stop: (() => void) | undefined;

function replyWithCounts() {
  const totals = { cart_items: [], total: 0, discount_amt: 0, gst_amt: 0 };
  const carts = backend.reply(cart, () => ({
    status: true,
    data: { ...totals, final_total: pieces * 100, cart_counter: pieces },
  }));
  const wishlists = backend.reply(wishlist, () => ({ status: true, data: wishes, wishlist_counter: wishes.length }));
  return { carts, wishlists };
}

const shown = () => {
  const { cart_counter, product_total, wishlist_counter } = readSession();
  return [cart_counter, product_total, wishlist_counter];
};

beforeEach(() => {
  now = 1_000_000;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  pieces = 2;
  wishes = [{ id: 101, name: "Cow Ghee", product_tag_list: [] }];
  window.history.replaceState(null, "", "/shop");
});
afterEach(() => stop?.());

describe("the counters of cart and wishlist [R9]", () => {
  it("are read when the page has been loaded: another device may have changed them", async () => {
    updateSession({ visitor_id: "known", cart_counter: "9", product_total: "1.00", wishlist_counter: "9" });
    replyWithCounts();
    stop = watchCounters();
    await waitFor(() => expect(shown()).toEqual(["2", "200.00", "1"]));
  });

  it("are read again when the shopper comes back to the page, once", async () => {
    updateSession({ token: "t" });
    const { carts, wishlists } = replyWithCounts();
    stop = watchCounters();
    await waitFor(() => expect(shown()).toEqual(["2", "200.00", "1"]));
    [pieces, wishes] = [3, []];
    now += 5000;
    fireEvent(document, new Event("visibilitychange"));
    fireEvent.focus(window);
    await waitFor(() => expect(shown()).toEqual(["3", "300.00", "0"]));
    expect([carts.length, wishlists.length]).toEqual([2, 2]);
  });

  it("are not asked for by a page in the background", async () => {
    updateSession({ token: "t" });
    const { carts } = replyWithCounts();
    stop = watchCounters();
    await waitFor(() => expect(carts).toHaveLength(1));
    now += 5000;
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    fireEvent(document, new Event("visibilitychange"));
    visibility.mockReturnValue("visible");
    now += 5000;
    fireEvent.focus(window);
    await waitFor(() => expect(carts).toHaveLength(2));
  });

  it("are not asked for without an identity, nor is one asked for", async () => {
    const { carts, wishlists } = replyWithCounts();
    const visitors = backend.reply(visitor);
    stop = watchCounters();
    fireEvent.focus(window);
    updateSession({ visitor_id: "new" });
    now += 5000;
    fireEvent.focus(window);
    await waitFor(() => expect([carts.length, wishlists.length]).toEqual([1, 1]));
    expect(visitors).toEqual([]);
  });

  it.each([
    ["/cart", [0, 1]],
    ["/wishlist", [1, 0]],
  ])("are left to the page that loads them itself: %s", async (path, expected) => {
    window.history.replaceState(null, "", path);
    updateSession({ token: "t" });
    const { carts, wishlists } = replyWithCounts();
    stop = watchCounters();
    await waitFor(() => expect([carts.length, wishlists.length]).toEqual(expected));
  });
});
