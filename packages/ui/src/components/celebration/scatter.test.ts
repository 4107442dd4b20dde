import { describe, expect, it } from "vitest";
import { between, scatter } from "./scatter.ts";

describe("Confetti and sparkles", () => {
  it.each([1, 2, 3, 5])("fall everywhere, in row %i", (salt) => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 140; index += 1) {
      const place = Math.floor(scatter(index, salt) * 10);
      tenths[place] = (tenths[place] ?? 0) + 1;
    }
    for (const count of tenths) expect(count).toBeGreaterThan(3);
  });

  it("lie within their range", () => {
    expect(between(2, 4, 0)).toBe(2);
    expect(between(2, 4, 0.5)).toBe(3);
  });
});
