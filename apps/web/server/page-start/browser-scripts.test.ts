// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { MEMBER, SHOPPER } from "../../app/session/early-session.ts";
import { MARK_MEMBER, MARK_SHOPPER } from "./browser-scripts.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("a member's page [R17]", () => {
  const isMarked = () => {
    document.documentElement.removeAttribute(MEMBER);
    new Function(MARK_MEMBER)();
    return document.documentElement.hasAttribute(MEMBER);
  };

  it.each([
    ["true", true],
    ["false", false],
  ])("is marked before its first paint where is_sose_elite_user is stored as %s: %s", (stored, marked) => {
    localStorage.setItem("is_sose_elite_user", stored);
    expect(isMarked()).toBe(marked);
    localStorage.clear();
    expect(isMarked()).toBe(false);
  });

  it("is like everybody's where the browser forbids storage", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(isMarked()).toBe(false);
  });
});

describe("the mark of who the shopper is", () => {
  const markOf = (stored: Readonly<Record<string, string>>) => {
    document.documentElement.removeAttribute(SHOPPER);
    localStorage.clear();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    new Function(MARK_SHOPPER)();
    return document.documentElement.getAttribute(SHOPPER);
  };

  it.each([
    ["a login", { token: "t" }, "customer"],
    ["a login, with the earlier visitor", { token: "t", visitor_id: "v" }, "customer"],
    ["a visitor's identity", { visitor_id: "v" }, "visitor"],
    ["none of both", { first_name: "Asha" }, null],
  ])("of %s", (_whose, stored, mark) => {
    expect(markOf(stored)).toBe(mark);
  });

  it("is missing where the browser forbids storage", () => {
    document.documentElement.removeAttribute(SHOPPER);
    vi.stubGlobal("localStorage", undefined);
    new Function(MARK_SHOPPER)();
    expect(document.documentElement.hasAttribute(SHOPPER)).toBe(false);
  });
});
