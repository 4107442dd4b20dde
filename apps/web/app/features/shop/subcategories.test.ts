import { describe, expect, it } from "vitest";
import type { CategoryNode } from "../../data/root-data.ts";
import { nextCategories, trailTo } from "./subcategories.ts";

const node = (id: number, ...children: CategoryNode[]): CategoryNode => ({ id, name: `No. ${id}`, children });
const TREE = [node(1, node(11, node(111), node(112)), node(12)), node(2)];

const ids = (nodes: readonly { readonly id: number }[]) => nodes.map(({ id }) => id);

describe("the way to a category", () => {
  it.each([
    [1, [1]],
    [112, [1, 11, 112]],
    [9, []],
  ])("%i: %o", (id, way) => {
    expect(ids(trailTo(id, TREE))).toEqual(way);
  });
});

describe("the categories to go on to", () => {
  it.each([
    ["from all products: none", undefined, []],
    ["from one that holds others: those", 11, [111, 112]],
    ["from one that holds none: those beside it", 112, [111, 112]],
    ["from a topmost one that holds none: the topmost", 2, [1, 2]],
    ["from one that nobody knows: none", 9, []],
  ])("%s", (_, id, next) => {
    expect(ids(nextCategories(id, TREE))).toEqual(next);
  });
});
