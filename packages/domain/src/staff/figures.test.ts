import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIGURE_TABLES, FIGURES, rowsShown, shareOfRow, sharePercent, sumFigures } from "./figures.ts";

describe("figures", () => {
  it("have a table each, whose columns are called differently", () => {
    for (const name of FIGURES) {
      const { columns, head } = FIGURE_TABLES[name];
      const labels = [head, ...columns.map(({ label }) => label)];
      expect(new Set(labels).size).toBe(labels.length);
    }
    expect([rowsShown("day"), rowsShown("city")]).toEqual([366, 100]);
  });

  it("sum up to the same however their rows are ordered and grouped", () => {
    const rows = fc.array(fc.record({ orders: fc.nat(1000), sold: fc.nat(1e9), refunded: fc.nat(1e6) }));
    fc.assert(
      fc.property(rows, fc.nat(50), (all, at) => {
        const parts = [all.slice(at), all.slice(0, at)].map((some) => sumFigures("city", some));
        expect(sumFigures("city", parts)).toEqual(sumFigures("city", all));
      }),
    );
  });

  it("sum up what can be summed: no cost of a piece, no share, no column of another table", () => {
    const row = { pieces: 2, cost: 500, value: 1000, without_cost: 0, orders: 3 };
    expect(sumFigures("stock", [row, row])).toEqual({ pieces: 4, value: 2000, without_cost: 0 });
    expect(sumFigures("dead_stock", [row])).toEqual({ pieces: 2, value: 1000 });
  });

  it.each([
    [0, 0, undefined],
    [0, 5, 0],
    [1, 3, 33.3],
    [3, 3, 100],
  ])("%d of %d are %s percent", (part, whole, percent) => {
    expect(sharePercent(part, whole)).toBe(percent);
  });

  it("have a share of their row, or of all rows", () => {
    const shareIn = (name: "returns" | "undelivered" | "customers", row: object, total: object) =>
      FIGURE_TABLES[name].columns.flatMap((column) =>
        column.unit === "percent" ? [shareOfRow(column, row, total)] : [],
      );
    const all = { delivered: 100, back: 50, customers: 8 };
    expect(shareIn("returns", { delivered: 4, back: 1 }, all)).toEqual([25]);
    expect(shareIn("undelivered", { delivered: 3, back: 1, cash_delivered: 0, cash_back: 1 }, all)).toEqual([25, 100]);
    expect(shareIn("customers", { customers: 2 }, all)).toEqual([25]);
  });
});
