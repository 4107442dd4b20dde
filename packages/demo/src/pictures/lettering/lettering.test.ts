import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fit } from "./fit.ts";
import { outlineOf, widthOf } from "./text.ts";

const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(" "));

describe("outlineOf", () => {
  it("writes letters as outlines, the wider the text the wider", () => {
    const setting = { face: "bold", size: 20 } as const;
    expect(outlineOf("Ghee", setting, { x: 0, y: 0 })).toMatch(/^M[-\d. MLQCZ]+Z$/);
    expect(widthOf("Bilona Ghee", setting)).toBeGreaterThan(widthOf("Ghee", setting));
  });

  it("sets text around its anchor", () => {
    const setting = { face: "serif", size: 40 } as const;
    const first = (anchor: "start" | "middle" | "end") =>
      Number(/^M(-?[\d.]+)/.exec(outlineOf("Honey", setting, { x: 0, y: 0, anchor }))?.[1]);
    const width = widthOf("Honey", setting);
    expect(first("start") - first("middle")).toBeCloseTo(width / 2, 0);
    expect(first("start") - first("end")).toBeCloseTo(width, 0);
  });
});

describe("fit", () => {
  it("keeps every word in its order and every line within the box", () => {
    fc.assert(
      fc.property(
        words,
        fc.integer({ min: 40, max: 400 }),
        fc.integer({ min: 20, max: 200 }),
        (text, width, height) => {
          const { lines, size } = fit(text, "serif", { width, height, largest: 80, leading: 1.1 });
          expect(lines.join(" ")).toBe(text);
          expect(size).toBeLessThanOrEqual(80);
          for (const line of lines) expect(widthOf(line, { face: "serif", size })).toBeLessThanOrEqual(width + 0.01);
          expect(size * (1 + (lines.length - 1) * 1.1)).toBeLessThanOrEqual(height + 0.01);
        },
      ),
    );
  });

  it("breaks evenly where several breaks are equally large", () => {
    const { lines } = fit("one two three four", "medium", { width: 1000, height: 40, largest: 10, leading: 1.2 });
    expect(lines).toEqual(["one two three four"]);
    expect(
      fit("aaaa aaaa aaaa aaaa", "medium", { width: 60, height: 100, largest: 20, leading: 1.2, mostLines: 2 }).lines,
    ).toEqual(["aaaa aaaa", "aaaa aaaa"]);
  });
});
