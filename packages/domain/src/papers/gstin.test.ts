import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { messageOf } from "../testing/refused.ts";
import { gstStateCode, gstStateName, stateWithCode, supplyState } from "./gst-states.ts";
import { checkGstin, GSTIN_LENGTH, GSTIN_MESSAGES, gstinCheckCharacter } from "./gstin.ts";

describe("a buyer's GSTIN", () => {
  test.each([
    // The example of the GST portal, and one made up.
    ["27AAPFU0939F1ZV", "Maharashtra", undefined],
    ["24AAAAA0000A1Z8", "Gujarat", undefined],
    [" 27aapfu 0939f1zv ", "maharashtra", undefined],
    ["27AAPFU0939F1ZV", undefined, undefined],
    ["", "Gujarat", undefined],
    ["27AAPFU0939F1Z", "Maharashtra", GSTIN_MESSAGES.shape],
    ["27AAPFU0939F1ZVV", "Maharashtra", GSTIN_MESSAGES.shape],
    ["27AAPFU0939F0ZV", "Maharashtra", GSTIN_MESSAGES.shape],
    ["27AAPFU0939F1XV", "Maharashtra", GSTIN_MESSAGES.shape],
    ["AAPFU0939F27ZV1", "Maharashtra", GSTIN_MESSAGES.shape],
    ["२७AAPFU0939F1ZV", "Maharashtra", GSTIN_MESSAGES.shape],
    ["27AAPFU0939F1ZW", "Maharashtra", GSTIN_MESSAGES.checksum],
    ["27AAPFU0993F1ZV", "Maharashtra", GSTIN_MESSAGES.checksum],
    ["27AAPFU0939F1ZV", "Gujarat", GSTIN_MESSAGES.state("Gujarat")],
    ["27AAPFU0939F1ZV", "Ontario", GSTIN_MESSAGES.state("Ontario")],
  ])("%j of %s: %s", (text, state, refusal) => {
    expect(messageOf(checkGstin(text, state))).toBe(refusal);
  });

  test("is kept in capitals, without spaces", () => {
    expect(checkGstin(" 27aapfu 0939f1zv ", undefined)).toEqual({ ok: true, value: "27AAPFU0939F1ZV" });
  });

  const letter = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const digit = fc.constantFrom(..."0123456789");
  const first14 = fc
    .tuple(
      fc.constantFrom("24", "27", "07"),
      fc.string({ unit: letter, minLength: 5, maxLength: 5 }),
      fc.string({ unit: digit, minLength: 4, maxLength: 4 }),
      letter,
      fc.constantFrom(..."123456789ABCXYZ"),
    )
    .map((parts) => `${parts.join("")}Z`);

  test("is refused with any one character mistyped", () => {
    fc.assert(
      fc.property(first14, fc.nat(GSTIN_LENGTH - 1), fc.oneof(letter, digit), (start, position, typed) => {
        const gstin = start + gstinCheckCharacter(start);
        expect(checkGstin(gstin, undefined)).toEqual({ ok: true, value: gstin });
        const mistyped = gstin.slice(0, position) + typed + gstin.slice(position + 1);
        expect(checkGstin(mistyped, undefined).ok).toBe(mistyped === gstin);
      }),
    );
  });
});

describe("a state's code", () => {
  test.each([
    ["Gujarat", "24", "Gujarat (24)"],
    [" gujarat", "24", " gujarat (24)"],
    ["Jammu and Kashmir", "01", "Jammu and Kashmir (01)"],
    ["Ontario", undefined, "Ontario"],
  ])("of %j is %s, and papers write %j", (state, code, written) => {
    expect(gstStateCode(state)).toBe(code);
    expect(stateWithCode(state)).toBe(written);
  });

  test("leads back to its name", () => {
    expect([gstStateName("24"), gstStateName("99")]).toEqual(["Gujarat", "99"]);
  });

  test.each([
    ["Kerala", "Kerala"],
    ["Ontario", "Gujarat"],
    [undefined, "Gujarat"],
  ])("whose tax a supply to %s bears: %s", (place, state) => {
    expect(supplyState(place, "Gujarat")).toBe(state);
  });
});
