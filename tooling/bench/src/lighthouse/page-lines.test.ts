import { expect, it } from "vitest";
import { pageLines } from "./page-lines.ts";

const figures = {
  performance: 99.6,
  accessibility: 100,
  bestPractices: 96,
  seo: 100,
  largestPaint: 1120,
  largestPaintWithoutScripts: 1050,
  shift: 0,
  blocking: 12.4,
  scripts: 118_400,
};

it("marks what misses its target, and prints the targets last", () => {
  const [heads, page, targets] = pageLines([{ path: "/faq", figures }]).map((line) =>
    line.map((cell) => cell.trimEnd()),
  );
  expect(heads?.slice(5, 7)).toEqual(["LCP", "without scripts"]);
  expect(page).toEqual(["/faq", "100", "100", "96 ✗", "100", "1.12 s ✗", "1.05 s", "0.000", "12 ms", "118.4 kB"]);
  expect(targets?.slice(0, 7)).toEqual(["target", "≥ 98", "≥ 100", "≥ 100", "≥ 100", "≤ 1.10 s", ""]);
});
