import { DEFAULT_POLICY } from "@store/domain";
import { describe, expect, it } from "vitest";
import { coinProgramme } from "./coin-programme.ts";

const { headline, features, steps, benefits } = coinProgramme(DEFAULT_POLICY);
const titles = (points: readonly { readonly title: string }[]) => points.map(({ title }) => title);

describe("the coin programme", () => {
  it("says what a coin is worth, its four features and three steps [R172]", () => {
    expect(headline).toBe("1 Coin = 1 rupee");
    expect(titles(features)).toEqual(["Simple and Clear", "Instant Redemption", "No Expiry", "Universal Use"]);
    expect(titles(steps)).toEqual(["Shop and Earn", "Accumulate", "Redeem and Save"]);
    expect(steps[0].text).toContain("1 coin for every ₹100");
  });

  it("names the four benefits [R172]", () => {
    expect(benefits.map(({ text }) => text)).toEqual([
      "1% on all purchases",
      "1 coin = 1 rupee",
      "Never expires",
      "Valid at all locations",
    ]);
  });
});
