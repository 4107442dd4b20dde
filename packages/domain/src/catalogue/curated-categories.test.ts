import { describe, expect, it } from "vitest";
import { type CategoryBranch, CURATED_CATEGORIES, withCuratedCategories } from "./curated-categories.ts";

const branch = (id: number, ...children: CategoryBranch[]): CategoryBranch => ({ id, name: `Fetched ${id}`, children });
const ids = (branches: readonly CategoryBranch[]): number[] =>
  branches.flatMap(({ id, children = [] }) => [id, ...ids(children)]);

describe("the curated categories [R20]", () => {
  it("are nineteen, each once", () => {
    expect(CURATED_CATEGORIES).toHaveLength(19);
    expect(new Set(CURATED_CATEGORIES.map(({ id }) => id)).size).toBe(19);
    expect(new Set(CURATED_CATEGORIES.map(({ name }) => name)).size).toBe(19);
  });

  it("stand for themselves when nothing could be fetched", () => {
    expect(withCuratedCategories([])).toEqual(CURATED_CATEGORIES);
  });

  it("are replaced by a fetched one of the same id, at any level", () => {
    const fetched = [branch(1, branch(11, branch(111)), branch(12)), branch(900)];
    const merged = withCuratedCategories(fetched);
    expect(merged.slice(0, 2)).toEqual(fetched);
    expect(ids(merged)).toHaveLength(new Set(ids(merged)).size);
    expect(ids(merged)).toEqual(expect.arrayContaining(CURATED_CATEGORIES.map(({ id }) => id)));
    expect(merged).toHaveLength(2 + 17);
  });
});
