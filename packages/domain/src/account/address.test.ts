import { describe, expect, it } from "vitest";
import { FIELD_LENGTHS } from "../forms/field-lengths.ts";
import { GSTIN_MESSAGES } from "../papers/gstin.ts";
import { refusedFields } from "../testing/refused.ts";
import {
  ADD_ADDRESS_DELAY_MS,
  ADDRESS_MESSAGES,
  ADDRESS_TAGS,
  type AddressForm,
  addressTagLabel,
  checkAddress,
} from "./address.ts";
import { INVALID_EMAIL } from "./email.ts";
import { POSTAL_CODE_MESSAGES } from "./postal-code.ts";

const form: AddressForm = {
  fullName: " Asha Patel ",
  addressLine1: "12 Neem Street",
  addressLine2: "Near the well",
  country: 104,
  state: 7,
  city: 70,
  postalCode: "380001",
  mobile: "9876543210",
};

it("the tags, and how long a click waits for a second one [R150] [R196]", () => {
  expect(ADDRESS_TAGS.map(addressTagLabel)).toEqual(["No tag", "Home", "Office", "Other"]);
  expect(ADDRESS_TAGS[0]).toBe("");
  expect(ADD_ADDRESS_DELAY_MS).toBe(250);
});

describe("checkAddress [R148]", () => {
  it("accepts an address in order, its mobile with the calling code of India", () => {
    expect(checkAddress(form)).toEqual({
      ok: true,
      value: {
        ...form,
        fullName: "Asha Patel",
        landmark: "",
        cityName: "",
        mobile: "+919876543210",
        anotherMobile: "",
        tag: "",
        gstin: "",
        email: "",
      },
    });
  });

  it.each([
    [" leela@example.com ", "leela@example.com", undefined],
    ["  ", "", undefined],
    [null, "", undefined],
    ["leela@", undefined, INVALID_EMAIL],
  ])("email %j, which may be left out (C54): %s", (email, kept, message) => {
    const checked = checkAddress({ ...form, email });
    expect(refusedFields(checked).email).toBe(message);
    expect(checked.ok ? checked.value.email : undefined).toBe(kept);
  });

  it.each([
    [{ gstin: " 24aaaaa0000a1z8 " }, "24AAAAA0000A1Z8", undefined],
    [{ gstin: "27AAPFU0939F1ZV" }, undefined, GSTIN_MESSAGES.state("Gujarat")],
    [{ gstin: "24AAAAA0000A1Z5" }, undefined, GSTIN_MESSAGES.checksum],
    // Abroad there is none: one that was typed before the country was changed is forgotten.
    [{ gstin: "24AAAAA0000A1Z8", country: 38, stateName: "Ontario" }, "", undefined],
  ])("GSTIN of %j: %s", (change, kept, message) => {
    const checked = checkAddress({ ...form, stateName: "Gujarat", ...change });
    expect(refusedFields(checked).gstin).toBe(message);
    expect(checked.ok ? checked.value.gstin : undefined).toBe(kept);
  });

  it("names every field that is missing", () => {
    const empty: AddressForm = {
      fullName: "",
      addressLine1: " ",
      addressLine2: "",
      country: null,
      state: null,
      city: null,
      postalCode: "",
      mobile: "",
    };
    const { cityName, anotherMobile, tag, ...required } = ADDRESS_MESSAGES;
    expect(refusedFields(checkAddress(empty))).toEqual({ ...required, postalCode: POSTAL_CODE_MESSAGES.missing });
  });

  it.each([
    ["380001", undefined],
    ["10115", "PIN code must be 6 digits and begin with 1 to 9"],
    ["080001", "PIN code must be 6 digits and begin with 1 to 9"],
    ["38000A", "ZIP code must be numeric"],
    ["-380001", "ZIP code must be numeric"],
  ])("ZIP %s", (postalCode, message) => {
    expect(refusedFields(checkAddress({ ...form, postalCode })).postalCode).toBe(message);
  });

  it.each([
    ["987654321", false],
    ["9876543210", true],
    ["98765432100", false],
    ["+919876543210", true],
    ["+9198765432", false],
    ["98765 43210", true],
    ["987654321x", false],
    ["5876543210", false],
    ["0876543210", false],
    ["09876543210", true],
    ["+65 9123 4567", false],
    ["+910000000000", false],
  ])("mobile and alternate mobile %s: %s", (mobile, expected) => {
    expect(checkAddress({ ...form, mobile }).ok).toBe(expected);
    expect(checkAddress({ ...form, anotherMobile: mobile }).ok).toBe(expected);
  });

  it("puts the calling code of another country in front, also when it is there already", () => {
    const abroad = { ...form, country: 14, callingCode: "+61" };
    expect(checkAddress(abroad)).toMatchObject({ value: { mobile: "+619876543210" } });
    expect(checkAddress({ ...abroad, mobile: "+619876543210" })).toMatchObject({ value: { mobile: "+619876543210" } });
    expect(checkAddress({ ...abroad, mobile: "0412345678" })).toMatchObject({ value: { mobile: "+610412345678" } });
  });

  it.each([
    ["Home", true],
    ["", true],
    [null, true],
    ["No tag", false],
    ["home", false],
  ])("tag %s: %s [R150]", (tag, expected) => {
    expect(checkAddress({ ...form, tag }).ok).toBe(expected);
  });

  it.each([0, -1, 1.5, Number.NaN])("country %d is no id", (country) => {
    expect(refusedFields(checkAddress({ ...form, country }))).toEqual({ country: "Country is required" });
  });
});

describe("a town that is not among the cities", () => {
  const typed = { ...form, city: null };

  it.each([
    "Raxaul",
    "Vasco da Gama",
    "St. Thomas' Mount",
    "Kaimur (Bhabua)",
    "नेहा नगर",
    "અમદાવાદ",
    "x".repeat(FIELD_LENGTHS.cityName),
  ])("is named %s", (cityName) => {
    expect(checkAddress({ ...typed, cityName })).toMatchObject({ ok: true, value: { city: null, cityName } });
  });

  it("is kept without needless spaces", () => {
    expect(checkAddress({ ...typed, cityName: "  Vasco   da Gama " })).toMatchObject({
      value: { cityName: "Vasco da Gama" },
    });
  });

  it.each(["380001", "Sector 21", "<b>Raxaul</b>", "-", "a@b", "Raxaul|Bihar", "x".repeat(FIELD_LENGTHS.cityName + 1)])(
    "is not named %s",
    (cityName) => {
      const message = "Please enter the name of your town in letters";
      expect(refusedFields(checkAddress({ ...typed, cityName }))).toEqual({ cityName: message });
    },
  );

  it.each(["", "  ", null, undefined])("is asked for as a city when it is %j", (cityName) => {
    expect(refusedFields(checkAddress({ ...typed, cityName }))).toEqual({ city: "City is required" });
  });

  it("is not read beside a city", () => {
    expect(checkAddress({ ...form, cityName: "Sector 21" })).toMatchObject({ value: { city: 70, cityName: "" } });
  });
});

it("has a PIN code of its state", () => {
  const inGoa = { ...form, stateName: "Goa" };
  expect(Object.keys(refusedFields(checkAddress(inGoa)))).toEqual(["postalCode"]);
  expect(checkAddress({ ...inGoa, postalCode: "४०३ ००१" })).toMatchObject({ value: { postalCode: "403001" } });
});

it("abroad, a postal code is any number", () => {
  expect(checkAddress({ ...form, country: 83, postalCode: "10115" }).ok).toBe(true);
});

it("trims what is not required, and reads blanks as nothing", () => {
  expect(checkAddress({ ...form, landmark: " Old well ", anotherMobile: "  " })).toMatchObject({
    value: { landmark: "Old well", anotherMobile: "" },
  });
});
