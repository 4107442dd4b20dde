import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  checkShopLinks,
  LINK_ADDRESS_MAXIMUM_LENGTH,
  LINK_LABEL_MAXIMUM_LENGTH,
  LINK_TITLE_MAXIMUM_LENGTH,
  LINKS_OF_GROUP_MAXIMUM,
  linkTarget,
  placesWithLink,
  readLinks,
  writeLinks,
} from "./shop-links.ts";

const COLUMNS = 2;

const lines = (count: number) => Array.from({ length: count }, (_, place) => `/page-${place} Page`).join("\n");
const path = (length: number) => `/${"a".repeat(length - 1)}`;

describe("links", () => {
  test.each([
    ["# Help\n/faq FAQ", undefined],
    ["# Help\n(hidden) /faq FAQ\n/pages/our-farm Our farm", undefined],
    ["# Help", undefined],
    ["# Help\n# Shop", undefined],
    ["# Help\nhttps://example.com/a?b=c The example", undefined],
    ["", "links-shape"],
    ["/faq FAQ", "links-shape"],
    ["# Help\n/faq", "links-shape"],
    ["# Help\n\n/faq FAQ", "links-shape"],
    ["# A\n# B\n# C", "links-groups"],
    ["# \n/faq FAQ", "links-title"],
    [`# ${"a".repeat(LINK_TITLE_MAXIMUM_LENGTH)}`, undefined],
    [`# ${"a".repeat(LINK_TITLE_MAXIMUM_LENGTH + 1)}`, "links-title"],
    ["# Help\n# Help", "links-titles"],
    ["# Help\n# Help ", "links-titles"],
    ["# Help\n/faq ", "links-label"],
    [`# Help\n/faq ${"a".repeat(LINK_LABEL_MAXIMUM_LENGTH)}`, undefined],
    [`# Help\n/faq ${"a".repeat(LINK_LABEL_MAXIMUM_LENGTH + 1)}`, "links-label"],
    [`# Help\n${path(LINK_ADDRESS_MAXIMUM_LENGTH)} FAQ`, undefined],
    [`# Help\n${path(LINK_ADDRESS_MAXIMUM_LENGTH + 1)} FAQ`, "links-address"],
    ["# Help\n FAQ", "links-address"],
    ["# Help\nfaq FAQ", "links-address"],
    ["# Help\n//evil.example FAQ", "links-address"],
    ["# Help\n/\\evil.example FAQ", "links-address"],
    ["# Help\nhttp://example.com FAQ", "links-address"],
    ["# Help\njavascript:alert(1) FAQ", "links-address"],
    ["# Help\nhttps://localhost FAQ", "links-address"],
    ["# Help\n/faq FAQ\n/faq Questions", "links-double"],
    [`# Help\n${lines(LINKS_OF_GROUP_MAXIMUM)}`, undefined],
    [`# Help\n${lines(LINKS_OF_GROUP_MAXIMUM + 1)}`, "links-many"],
  ])("%j: %s", (text, code) => {
    const checked = checkShopLinks(text, COLUMNS);
    expect(checked.ok ? undefined : checked.refusal.code).toBe(code);
  });

  it("are stored without spaces that nobody sees", () => {
    const checked = checkShopLinks("#  Help \n/faq  Asked   often ", COLUMNS);
    expect(checked.ok && writeLinks(checked.value)).toBe("# Help\n/faq Asked often");
  });

  it("are read as they were written, also while they are typed", () => {
    const line = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\n", ""));
    const address = fc.constantFrom("", "/", "/faq", "https://", "https://example.com");
    const link = fc.record({ label: line, address, isHidden: fc.boolean() });
    const groups = fc.array(fc.record({ title: line, links: fc.array(link) }));
    fc.assert(
      fc.property(groups, (written) => {
        expect(readLinks(writeLinks(written))).toEqual(written);
      }),
    );
  });
});

test.each([
  ["/pages/our-farm", { slug: "our-farm" }],
  ["/pages/our-farm?a=b#c", { slug: "our-farm" }],
  ["/shop?category=12&category_name=Ghee", { categoryId: 12 }],
  ["/shop?tag=new&category=12#top", { categoryId: 12 }],
  ["/shop?category=x", undefined],
  ["/shop?subcategory=12", undefined],
  ["/shop", undefined],
  ["/pages/", undefined],
  ["/faq", undefined],
  ["https://example.com/pages/our-farm", undefined],
])("%s leads to %j", (address, target) => {
  expect(linkTarget(address)).toEqual(target);
});

it("say where they stand, without those that are hidden", () => {
  const [shown, hidden] = [false, true].map((isHidden) => ({ label: "Farm", address: "/pages/farm", isHidden }));
  const group = (title: string, link = shown) => ({ title, links: link ? [link] : [] });
  const links = { menu: [group("Help")], footer: [group("Shop", hidden), group("World")], legal: [group("Policies")] };
  const isFarm = (target: object) => "slug" in target && target.slug === "farm";
  expect(placesWithLink(links, isFarm)).toEqual(["the menu", "the footer’s “World”", "the line below the footer"]);
  expect(placesWithLink({ menu: null, footer: null, legal: null }, isFarm)).toEqual([]);
});
