// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { FIRST_PAGE, markFirstPage } from "./far-sections.ts";

const root = document.documentElement;
afterEach(() => root.removeAttribute(FIRST_PAGE));

it("marks the page that the browser opened until the next, and not where a filter only changes the address", async () => {
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
