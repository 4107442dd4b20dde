import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepMine, whoChanged } from "./edit-conflict.ts";

const BASE = { name: "A2 Ghee", price: "655", tags: [1, 2] };

describe("keeping mine, where somebody else has changed the same", () => {
  it.each([
    ["a field that only they changed stays theirs", { name: "Ghee" }, { price: "649" }, { name: "Ghee", price: "649" }],
    ["a field that both changed is mine", { price: "640" }, { price: "649" }, { price: "640" }],
    [
      "a list that I left as it was stays theirs",
      { name: "Ghee", tags: [1, 2] },
      { tags: [] },
      { name: "Ghee", tags: [] },
    ],
    ["a list that I changed is mine as a whole", { tags: [2, 1] }, { tags: [1, 2, 3] }, { tags: [2, 1] }],
    ["nothing of mine is nothing over theirs", {}, { name: "Ghee" }, { name: "Ghee" }],
  ])("%s", (_, mine, theirs, expected) => {
    const versions = { base: BASE, mine: { ...BASE, ...mine }, theirs: { ...BASE, ...theirs } };
    expect(keepMine(versions)).toEqual({ ...BASE, ...expected });
  });

  it("never takes back what another changed and I did not, and never loses what I changed", () => {
    const draft = fc.record({ name: fc.string(), price: fc.nat(3), isOpen: fc.boolean() });
    fc.assert(
      fc.property(draft, draft, draft, (base, mine, theirs) => {
        const kept = keepMine({ base, mine, theirs });
        for (const field of ["name", "price", "isOpen"] as const)
          expect(kept[field]).toBe(mine[field] === base[field] ? theirs[field] : mine[field]);
      }),
    );
  });

  it("leaves to the other what I give up", () => {
    const versions = { base: BASE, mine: { ...BASE, name: "Ghee", price: "640" }, theirs: { ...BASE, price: "649" } };
    expect(keepMine(versions, new Set(["price"] as const))).toEqual({ ...BASE, name: "Ghee", price: "649" });
  });
});

it.each([
  ["655", "655", undefined],
  ["640", "655", "me"],
  ["655", "649", "they"],
  ["640", "649", "both"],
  ["649", "649", undefined],
])("of a price of 655, which I made %s and the shop has at %s, the change is of %s", (mine, theirs, who) => {
  const versions = { base: BASE, mine: { ...BASE, price: mine }, theirs: { ...BASE, price: theirs } };
  expect(whoChanged(versions, "price")).toBe(who);
});
