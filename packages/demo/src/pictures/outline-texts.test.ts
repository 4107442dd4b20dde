import { describe, expect, it } from "vitest";
import { outlineTexts } from "./outline-texts.ts";

const text = (words: string, more = "") =>
  `<text x="100" y="50" font-size="20" font-family="Inter" font-weight="700" fill="#123"${more}>${words}</text>`;

/** The points of the one path that a text becomes. */
function pointsOf(svg: string) {
  const [, d = ""] = /^<path d="([^"]+)" fill="#123"\/>$/.exec(outlineTexts(svg)) ?? [];
  const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  return { xs: numbers.filter((_, index) => index % 2 === 0), ys: numbers.filter((_, index) => index % 2 === 1) };
}

const leftOf = (svg: string) => Math.min(...pointsOf(svg).xs);
const rightOf = (svg: string) => Math.max(...pointsOf(svg).xs);

describe("outlineTexts", () => {
  it("puts outlines in place of texts, and leaves everything else", () => {
    const svg = `<svg><rect width="3"/>${text("Ghee")}<use href="#cow"/></svg>`;
    expect(outlineTexts(svg)).toMatch(
      /^<svg><rect width="3"\/><path d="M[-\d. MLQCZ]+Z" fill="#123"\/><use href="#cow"\/><\/svg>$/,
    );
  });

  it("sets a text around its anchor", () => {
    const start = leftOf(text("Honey"));
    const width = rightOf(text("Honey")) - start;
    expect(start).toBeGreaterThanOrEqual(100);
    expect(leftOf(text("Honey", ' text-anchor="end"'))).toBeCloseTo(start - width, -1);
    expect(leftOf(text("Honey", ' text-anchor="middle"'))).toBeCloseTo(start - width / 2, -1);
  });

  it("sets letters apart", () => {
    expect(rightOf(text("Oil", ' letter-spacing="10"'))).toBeCloseTo(rightOf(text("Oil")) + 20, 1);
  });

  it("stands on its line, or hangs below it around a cylinder", () => {
    expect(Math.max(...pointsOf(text("HHH")).ys)).toBe(50);
    const bent = pointsOf(text("HHH", ' text-anchor="middle" data-bend="100 200 12"'));
    // In the cylinder's middle it hangs by 12.
    expect(Math.max(...bent.ys)).toBeCloseTo(62, 0);
  });

  it("reads an ampersand", () => {
    expect(outlineTexts(text("Salt &amp; Oil"))).toBe(outlineTexts(text("Salt & Oil")));
  });
});
