import { describe, expect, test } from "vitest";
import { interactionLines } from "./interaction-lines.ts";

const verdictOf = (figure: number, against: number) =>
  interactionLines([{ name: "press", figure, against }])
    .at(-1)
    ?.at(-1);

describe("an interaction", () => {
  test("reaches its target within 100 ms", () => {
    expect(verdictOf(100, 24)).toBe("reached");
    expect(verdictOf(101, 24)).toBe("missed");
  });

  test("reaches it on a slow machine within one and a half times the bare page's", () => {
    expect(verdictOf(150, 100)).toBe("reached");
    expect(verdictOf(151, 100)).toBe("missed");
  });

  test("is printed beside the bare page's", () => {
    expect(interactionLines([{ name: "press", figure: 48, against: 32 }])).toContainEqual([
      "press",
      "48 ms",
      "32 ms",
      "1.50",
      "≤ 100 ms or 1.5",
      "reached",
    ]);
  });
});
