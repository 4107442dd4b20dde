import { fromRupees } from "@store/domain";
import { describe, expect, it } from "vitest";
import { legalRupees, listed } from "./wording.ts";

describe("legalRupees", () => {
  it.each([
    [100, "Rs. 100"],
    [1000.5, "Rs. 1,000.50"],
    [100000, "Rs. 1,00,000"],
  ])("writes %d as %s", (amount, words) => {
    expect(legalRupees(fromRupees(amount))).toBe(words);
  });
});

describe("listed", () => {
  it("joins with commas and a last word", () => {
    expect(listed(["UPI"])).toBe("UPI");
    expect(listed(["card", "UPI"], "or")).toBe("card or UPI");
    expect(listed(["Ahmedabad", "Mumbai", "Kolkata"])).toBe("Ahmedabad, Mumbai and Kolkata");
  });
});
