import { fromRupees } from "@store/domain";
import { describe, expect, it } from "vitest";
import { legalRupees, listed, rupees } from "./wording.ts";

describe("amounts inside a sentence", () => {
  it.each([
    [100, "₹100", "Rs. 100"],
    [250, "₹250", "Rs. 250"],
    [1000.5, "₹1,000.50", "Rs. 1,000.50"],
    [100000, "₹1,00,000", "Rs. 1,00,000"],
  ])("%d rupees", (amount, shown, legal) => {
    expect(rupees(fromRupees(amount))).toBe(shown);
    expect(legalRupees(fromRupees(amount))).toBe(legal);
  });
});

describe("listed", () => {
  it("joins with commas and a last word", () => {
    expect(listed(["UPI"])).toBe("UPI");
    expect(listed(["card", "UPI"], "or")).toBe("card or UPI");
    expect(listed(["Ahmedabad", "Mumbai", "Kolkata"])).toBe("Ahmedabad, Mumbai and Kolkata");
  });
});
