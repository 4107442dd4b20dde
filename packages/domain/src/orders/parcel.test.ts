import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromRupees, ZERO_PAISE } from "../money/money.ts";
import { ORDER_STATES } from "./order-states.ts";
import { addressParts, cashToCollect, formatWeight, hasLeft, hasParcel, parcelWeight } from "./parcel.ts";

describe("A parcel", () => {
  it("is that of an order which is sent, or will be", () => {
    expect(ORDER_STATES.filter(hasParcel)).toEqual(["Confirmed", "Packed", "Shipped", "Undelivered"]);
    expect(hasParcel("Lost")).toBe(false);
    expect(ORDER_STATES.filter(hasLeft)).toEqual(["Shipped", "Delivered", "Undelivered", "Returned"]);
  });

  it.each([
    [false, true, null, fromRupees(500)],
    [true, true, null, ZERO_PAISE],
    [true, true, new Date("2026-03-14T09:00:00Z"), fromRupees(500)],
    // It waits for its payment: no courier takes cash for it.
    [false, false, null, ZERO_PAISE],
    [true, false, null, ZERO_PAISE],
    [true, false, new Date("2026-03-14T09:00:00Z"), ZERO_PAISE],
  ])(
    "that is paid: %s, at the door: %s, delivered: %j, has %i paise collected",
    (isPaid, isCash, deliveredAt, cash) => {
      expect(cashToCollect({ isPaid, isCash, deliveredAt, finalTotal: fromRupees(500) })).toBe(cash);
    },
  );

  it("weighs what its pieces do, and nothing is said where one is not known", () => {
    const jar = { weightGrams: 820, quantity: 2 };
    expect(parcelWeight([jar, { weightGrams: 40, quantity: 1 }])).toBe(1680);
    expect(parcelWeight([jar, { weightGrams: null, quantity: 1 }])).toBeUndefined();
    expect(parcelWeight([])).toBe(0);
  });

  it.each([
    [0, "0 g"],
    [999, "999 g"],
    [1000, "1 kg"],
    [1250, "1.25 kg"],
    [1005, "1.005 kg"],
    [1_250_000, "1,250 kg"],
  ])("of %i grams weighs %s", (grams, words) => {
    expect(formatWeight(grams)).toBe(words);
  });
});

describe("An order's address", () => {
  it.each([
    [
      "12 Kadamb Marg, Near Neem Garden, Ahmedabad, Gujarat 380054, India",
      ["12 Kadamb Marg, Near Neem Garden", "Ahmedabad", "Gujarat", "380054", "India"],
    ],
    ["4, Lane, Pune, Maharashtra 411007, India", ["4, Lane", "Pune", "Maharashtra", "411007", "India"]],
    ["Rue 1, Paris, France", ["Rue 1, Paris, France", "", "", "", ""]],
    ["Ahmedabad, Gujarat", ["Ahmedabad, Gujarat", "", "", "", ""]],
    ["", ["", "", "", "", ""]],
  ])("%j is taken apart", (line, [street, city, state, postalCode, country]) => {
    expect(addressParts(line)).toEqual({ street, city, state, postalCode, country });
  });

  it("has the parts that it was made of, whatever its streets say", () => {
    const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ]{0,20}$/).map((text) => text.trim());
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 100_000, max: 999_999 }),
        (streets, pin) => {
          const street = streets.join(", ");
          expect(addressParts(`${street}, Pune, Maharashtra ${pin}, India`)).toEqual({
            ...{ street, city: "Pune", state: "Maharashtra", postalCode: String(pin), country: "India" },
          });
        },
      ),
    );
  });
});
