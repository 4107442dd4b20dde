import { expect, it } from "vitest";
import { pageLines, visitLine } from "./page-lines.ts";

const figures = {
  performance: 99.6,
  accessibility: 100,
  bestPractices: 96,
  seo: 100,
  largestPaint: 1120,
  largestPaintWithoutScripts: 1050,
  delay: 70,
  shift: 0,
  blocking: 132.4,
  blockingWithoutScripts: 12.4,
  scripts: 118_400,
};

it("marks what misses its target, and prints the bare page and the targets last", () => {
  const [heads, page, bare, targets] = pageLines([{ path: "/faq", figures }], {
    largestPaint: 900,
    blocking: 120,
  }).map((line) => line.map((cell) => cell.trimEnd()));
  expect(heads?.slice(5)).toEqual(["LCP", "without scripts", "delay", "CLS", "TBT", "without scripts", "scripts"]);
  expect(page?.slice(0, 5)).toEqual(["/faq", "100", "100", "96 ✗", "100"]);
  expect(page?.slice(5)).toEqual(["1.12 s ✗", "1.05 s", "0.07 s", "0.000", "132 ms ✗", "12 ms", "118.4 kB"]);
  expect(bare?.slice(5)).toEqual(["0.90 s", "", "", "", "120 ms", "", ""]);
  expect(targets?.slice(0, 5)).toEqual(["target", "≥ 98", "≥ 100", "≥ 100", "≥ 100"]);
  expect(targets?.slice(5)).toEqual(["≤ 1.10 s", "", "≤ 0.10 s", "≤ 0.010", "≤ 120 ms", "", "≤ 135.0 kB"]);
});

it("names each figure of one visit", () => {
  expect(visitLine("/faq", figures)).toContain(
    "/faq, performance 100, accessibility 100, best practices 96, SEO 100, LCP 1.12 s",
  );
});
