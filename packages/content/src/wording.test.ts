import { fromRupees } from "@store/domain";
import { describe, expect, it } from "vitest";
import { counted, legalRupees, listed } from "./wording.ts";

describe("legalRupees", () => {
  it.each([
    [100, "Rs. 100"],
    [1000.5, "Rs. 1,000.50"],
    [100000, "Rs. 1,00,000"],
  ])("writes %d as %s", (amount, words) => {
    expect(legalRupees(fromRupees(amount))).toBe(words);
  });
});

it("groups the digits of a count as in India", () => {
  expect(counted(1240)).toBe("1,240");
  expect(counted(350000)).toBe("3,50,000");
});

describe("listed", () => {
  it("joins with commas and a last word", () => {
    expect(listed(["UPI"])).toBe("UPI");
    expect(listed(["card", "UPI"], "or")).toBe("card or UPI");
    expect(listed(["Ahmedabad", "Mumbai", "Kolkata"])).toBe("Ahmedabad, Mumbai and Kolkata");
  });
});
