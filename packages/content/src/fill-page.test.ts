import { COINS_PAUSED, DEFAULT_POLICY, fromRupees, type Policy, variablesIn } from "@store/domain";
import { describe, expect, it, test } from "vitest";
import { type ContentPage, pageText } from "./blocks.ts";
import { fillPage, fillText } from "./fill-page.ts";
import { PAGE_FACTS } from "./page-facts.ts";
import { REWRITABLE_PAGES } from "./pages/index.ts";
import { plainText, type Text } from "./text.ts";

const NAMES = PAGE_FACTS.map(({ name }) => name);
const withShopName = (shopName: string): Policy => ({
  ...DEFAULT_POLICY,
  identity: { ...DEFAULT_POLICY.identity, shopName },
});

const FLOOR: Policy = {
  ...DEFAULT_POLICY,
  shipping: {
    ...DEFAULT_POLICY.shipping,
    freeFrom: fromRupees(1799),
    isCityFree: false,
    pinCharges: [
      { pin: "79", charge: fromRupees(150) },
      { pin: "38", charge: fromRupees(60) },
    ],
  },
  coins: { ...DEFAULT_POLICY.coins, isOn: false },
};

const itemsOf = (text: Text, policy: Policy) => {
  const page: ContentPage = {
    ...{ path: "/x", title: "X", description: "", updatedOn: "2026-10-01" },
    sections: [{ id: "x", title: "X", blocks: [{ kind: "list", ordered: false, items: [["First"], text] }] }],
  };
  return pageText(fillPage(page, policy)).split("\n").slice(2);
};

describe("the facts", () => {
  it("each have a name and a label of their own", () => {
    for (const words of [NAMES, PAGE_FACTS.map(({ label }) => label)]) expect(new Set(words).size).toBe(words.length);
    for (const name of NAMES) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test.each(REWRITABLE_PAGES)("are all that $path names, and leave no variable behind", (page) => {
    const named = variablesIn(JSON.stringify(page));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !NAMES.includes(name))).toEqual([]);
    for (const policy of [DEFAULT_POLICY, FLOOR]) {
      expect(pageText(fillPage(page, policy))).not.toMatch(/[{}]| {2}| \.|\n\n/);
    }
  });

  it("are each named by some page", () => {
    const named = new Set(REWRITABLE_PAGES.flatMap((page) => variablesIn(JSON.stringify(page))));
    expect(NAMES.filter((name) => !named.has(name))).toEqual([]);
  });
});

describe("a text that names facts", () => {
  it("has them as words and links of their own", () => {
    const filled = fillText(["Write to {{care-email}}, or ", { strong: "call {{care-phone}}" }, "."], DEFAULT_POLICY);
    expect(filled).toEqual([
      "Write to ",
      { text: "care@surabhiorganics.example", href: "mailto:care@surabhiorganics.example" },
      ", or ",
      { strong: "call +91 55500 00100" },
      ".",
    ]);
  });

  it("takes a value as it is, whatever it holds", () => {
    const hostile = withShopName("<b>{{gstin}}</b> $& A");
    expect(fillText(["At {{shop-name}}!"], hostile)).toEqual(["At <b>{{gstin}}</b> $& A!"]);
  });

  it("leaves out a sentence that there is nothing to say in, with its space", () => {
    expect(plainText(fillText(["One. {{coins-paused}} Two."], DEFAULT_POLICY))).toBe("One. Two.");
    expect(plainText(fillText(["One. {{coins-paused}} Two."], FLOOR))).toBe(`One. ${COINS_PAUSED} Two.`);
  });

  it("leaves a variable that a later release does not know", () => {
    expect(fillText(["{{gone}}"], DEFAULT_POLICY)).toEqual(["{{gone}}"]);
  });
});

describe("a point that is one fact", () => {
  it("becomes as many points as the fact has lines", () => {
    expect(itemsOf(["{{pin-charges}}"], FLOOR)).toEqual([
      "First",
      "₹60 to PIN codes that begin with 38.",
      "₹150 to PIN codes that begin with 79.",
    ]);
    expect(itemsOf(["Else: {{pin-charges}}"], FLOOR)).toEqual([
      "First",
      "Else: ₹60 to PIN codes that begin with 38. ₹150 to PIN codes that begin with 79.",
    ]);
  });

  it("is left out where there is nothing to say", () => {
    expect(itemsOf(["{{pin-charges}}"], DEFAULT_POLICY)).toEqual(["First"]);
    expect(itemsOf(["{{free-from}}"], DEFAULT_POLICY)).toEqual(["First"]);
  });
});
