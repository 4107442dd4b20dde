// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { FIRST_PAGE, markFirstPage } from "./far-sections.ts";

const root = document.documentElement;
const openedBy = (type: NavigationTimingType) =>
  vi.stubGlobal("performance", { getEntriesByType: (kind: string) => (kind === "navigation" ? [{ type }] : []) });
afterEach(() => {
  root.removeAttribute(FIRST_PAGE);
  vi.unstubAllGlobals();
});

it.each([
  ["navigate", true],
  ["reload", false],
  ["back_forward", false],
] as const)("a page that is opened by %s is marked: %s", (type, isMarked) => {
  openedBy(type);
  markFirstPage(FIRST_PAGE);
  expect(root.hasAttribute(FIRST_PAGE)).toBe(isMarked);
});

it("marks the page that the browser opened until the next, and not where a filter only changes the address", async () => {
  openedBy("navigate");
  markFirstPage(FIRST_PAGE);
  for (const [address, isFirst] of [
    ["?page=2", true],
    ["/faq", false],
    ["/", false],
  ] as const) {
    history.pushState(null, "", address);
    document.title = address;
    await expect.poll(() => document.title).toBe(address);
    expect(root.hasAttribute(FIRST_PAGE), address).toBe(isFirst);
  }
});

it("marks no page that one comes back to, however soon", () => {
  openedBy("navigate");
  markFirstPage(FIRST_PAGE);
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(root.hasAttribute(FIRST_PAGE)).toBe(false);
});
