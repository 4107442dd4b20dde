// @vitest-environment jsdom
import { SAMPLE_IDENTITY } from "@store/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SHOPPER } from "../../app/session/early-session.ts";
import { pageHead } from "./page-head.ts";

/** Runs the script of a page's head, if it has one. @returns where it leads. */
function leadsTo(path: string): string | undefined {
  const [, script] =
    /<script>(try{if\(!?localStorage.token.*?)<\/script>/.exec(pageHead(path, "", SAMPLE_IDENTITY)) ?? [];
  const replace = vi.fn<(address: string) => void>();
  if (script !== undefined) new Function("location", script)({ replace });
  return replace.mock.calls[0]?.[0];
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.documentElement.hidden = false;
});

describe("a page of which a customer who is logged in has no use", () => {
  it.each([
    ["/login", undefined, "/shop"],
    ["/login", "staff", "/shop"],
    ["/signup", undefined, "/"],
    ["/signup", "superuser", "/shop"],
  ])("%s leads on (access: %s) to %s before it is shown [R30] [R31]", (path, access, address) => {
    localStorage.setItem("token", "t");
    if (access) localStorage.setItem("access", access);
    expect(leadsTo(path)).toBe(address);
    expect(document.documentElement.hidden).toBe(true);
  });

  it("is shown to everybody else", () => {
    expect(leadsTo("/login")).toBeUndefined();
    expect(document.documentElement.hidden).toBe(false);
  });

  it.each(["/", "/shop", "/reset-password"])("is not %s", (path) => {
    localStorage.setItem("token", "t");
    expect(leadsTo(path)).toBeUndefined();
  });
});

describe.each([
  ["/checkout", "/cart"],
  ["/consult-our-vaidya/schedule-appointment", "/consult-our-vaidya#log-in"],
])("%s", (path, address) => {
  it(`leads who is not logged in to ${address} before it is shown`, () => {
    expect(leadsTo(path)).toBe(address);
    expect(document.documentElement.hidden).toBe(true);
  });

  it("is shown to customers", () => {
    localStorage.setItem("token", "t");
    expect(leadsTo(path)).toBeUndefined();
    expect(document.documentElement.hidden).toBe(false);
  });
});

it("marks who the shopper is where a part of the page is shown to some only", () => {
  expect(pageHead("/cart", '<div data-shown-to="nobody">', SAMPLE_IDENTITY)).toContain(SHOPPER);
  expect(pageHead("/shop", "<p>shown to all</p>", SAMPLE_IDENTITY)).not.toContain(SHOPPER);
});

it("has the icon of the shop: in its colour, or its own logo", () => {
  const colours = { main: "#123F7A", accent: "#F2C14E" };
  expect(pageHead("/shop", "", SAMPLE_IDENTITY)).toContain("fill='%231F6B3A'");
  expect(pageHead("/shop", "", { ...SAMPLE_IDENTITY, colours })).toContain("fill='%23123F7A'");
  const logo = "/media/upload/0a.640.webp?v=1";
  expect(pageHead("/shop", "", { ...SAMPLE_IDENTITY, logo })).toContain(
    '<link rel="icon" href="/backend/media/upload/0a.80.webp?v=1"/>',
  );
});
