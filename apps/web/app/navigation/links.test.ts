// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followLinks, Link } from "./links.tsx";

const navigate = vi.fn();
let stop = () => {};

/** Stands for the browser: notes whether the router took the click, and stops jsdom from navigating. */
const left = vi.fn((event: Event) => {
  const wasTaken = event.defaultPrevented;
  event.preventDefault();
  return wasTaken;
});

beforeEach(() => {
  navigate.mockReset();
  left.mockClear();
  stop = followLinks(navigate);
  window.addEventListener("click", left);
});
afterEach(() => {
  stop();
  window.removeEventListener("click", left);
});

function click(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html;
  const target = document.querySelector("b") ?? document.querySelector("a");
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return { isTaken: left.mock.results[0]?.value };
}

describe("a click on a link", () => {
  it.each([
    ["/shop", "/shop"],
    ["/shop?page=2", "/shop?page=2"],
    ["/profile#orders", "/profile#orders"],
    [`${window.location.origin}/cart`, "/cart"],
  ])("to %s goes through the router", (href, address) => {
    expect(click(`<a href="${href}">Go</a>`)).toEqual({ isTaken: true });
    expect(navigate).toHaveBeenCalledWith(address, { replace: false });
  });

  it("counts anywhere inside the link", () => {
    click(`<a href="/cart"><span><b>Cart</b></span></a>`);
    expect(navigate).toHaveBeenCalledWith("/cart", { replace: false });
  });

  it("within what stays leaves the page scrolled to where it is", () => {
    click(`<nav data-stays=""><a href="/shop?tag=1">Best Seller</a></nav>`);
    expect(navigate).toHaveBeenCalledWith("/shop?tag=1", { replace: false, preventScrollReset: true });
  });

  it("takes the link's state along", () => {
    const state = { address: "of the parcel" };
    const { getByText } = render(createElement(Link, { to: "/profile", state }, "Edit"));
    getByText("Edit").click();
    expect(navigate).toHaveBeenCalledWith("/profile", { replace: false, state });
  });

  it("on a page inside a native app leads on in there, where the next can be shown there [R14]", () => {
    const before = window.location.href;
    window.history.replaceState(null, "", "/faq?mobile=true");
    click(`<a href="/shipping-policy">How it is sent</a>`);
    click(`<a href="/shop">Shop</a>`);
    window.history.replaceState(null, "", before);
    expect(navigate.mock.calls.map(([address]) => address)).toEqual(["/shipping-policy?mobile=true", "/shop"]);
  });

  it("to where one is already adds no step back", () => {
    click(`<a href="${window.location.pathname}">Here</a>`);
    expect(navigate).toHaveBeenCalledWith(window.location.pathname, { replace: true });
  });

  it.each([
    ["another site", `<a href="https://example.com/shop">Go</a>`],
    ["a telephone", `<a href="tel:+911234567890">Call</a>`],
    ["a place in the page", `<a href="#reviews">Reviews</a>`],
    ["a new tab", `<a href="/shop" target="_blank">Go</a>`],
    ["a download", `<a href="/shop" download>Get</a>`],
    ["the backend", `<a href="/backend/cart/pdf/">PDF</a>`],
    ["nothing", `<a>Go</a>`],
  ])("to %s is the browser's", (_, html) => {
    expect(click(html)).toEqual({ isTaken: false });
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "with %o is the browser's",
    (init) => {
      expect(click(`<a href="/shop">Go</a>`, init)).toEqual({ isTaken: false });
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it("that something else took is left alone", () => {
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    click(`<a href="/login">Log in</a>`);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("beside a link is no click on one", () => {
    click(`<p><b>Words</b> <a href="/shop">Go</a></p>`);
    expect(navigate).not.toHaveBeenCalled();
  });
});
