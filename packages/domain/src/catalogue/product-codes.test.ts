import fc from "fast-check";
import { expect, it } from "vitest";
import {
  checkBarcode,
  checkFssaiLicence,
  checkSku,
  gtinCheckDigit,
  isGlobalBarcode,
  SKU_LENGTH,
} from "./product-codes.ts";

it.each([
  ["", true],
  [" GHEE-500_ml/2.0 ", true],
  ["घी-500", false],
  ["GHEE 500", false],
  ["x".repeat(SKU_LENGTH), true],
  ["x".repeat(SKU_LENGTH + 1), false],
])("%j is a SKU: %s", (sku, isSku) => expect(checkSku(sku).ok).toBe(isSku));

it.each([
  ["", ""],
  ["4006381333931", "4006381333931"],
  ["978-0-306-40615-7", "9780306406157"],
  ["036000291452", "036000291452"],
  ["73513537", "73513537"],
  ["10614141000415", "10614141000415"],
])("%j is the barcode %j", (typed, barcode) => {
  const checked = checkBarcode(typed);
  expect(checked.ok && checked.value).toBe(barcode);
});

it.each(["4006381333930", "400638133393", "123", "40063813339311", "400638133393X"])("%j is no barcode", (typed) =>
  expect(checkBarcode(typed).ok).toBe(false),
);

it("every wrong digit of a barcode is noticed", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{12}$/),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 9 }),
      (digits, at, more) => {
        const right = `${digits}${gtinCheckDigit(digits)}`;
        const wrong = [...right].map((digit, place) => (place === at ? (Number(digit) + more) % 10 : digit)).join("");
        expect(checkBarcode(right).ok).toBe(true);
        expect(checkBarcode(wrong).ok).toBe(false);
      },
    ),
  );
});

it.each([
  ["8901234567890", true],
  ["9780306406157", true],
  ["036000291452", true],
  ["2000001010013", false],
  ["0212345678909", false],
  ["0412345678907", false],
  ["", false],
])("%j is known in every shop: %s", (barcode, isGlobal) => expect(isGlobalBarcode(barcode)).toBe(isGlobal));

it.each([
  ["", true],
  ["10700000000000", true],
  ["1070 0000 0000 00", true],
  ["20700000000000", true],
  ["30700000000000", false],
  ["1070000000000", false],
  ["107000000000000", false],
  ["1070000000000x", false],
])("%j is an FSSAI licence: %s", (licence, isLicence) => expect(checkFssaiLicence(licence).ok).toBe(isLicence));
