import { DEFAULT_POLICY } from "@store/domain";
import { describe, expect, it } from "vitest";
import { membershipBenefits, memberVoices } from "./membership.ts";

const words = membershipBenefits(DEFAULT_POLICY)
  .map(({ title, text }) => `${title}: ${text}`)
  .join("\n");

describe("the benefits of the membership", () => {
  it("state the windows and the cities [R107]", () => {
    expect(words).toContain("within 3 weeks");
    expect(words).toContain("2 to 3 hours");
    expect(words).toContain("Ahmedabad, Mumbai, Bangalore, Kolkata, Gandhinagar and Bhavnagar");
  });

  it("name what shipping costs without it [R107]", () => {
    expect(words).toContain("₹100 an order");
  });

  it("are backed by what members say [R107]", () => {
    expect(memberVoices.length).toBeGreaterThanOrEqual(3);
    expect(new Set(memberVoices.map(({ author }) => author)).size).toBe(memberVoices.length);
  });
});
