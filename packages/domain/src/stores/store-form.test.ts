import { describe, expect, it } from "vitest";
import { INVALID_WEB_ADDRESS } from "../forms/web-address.ts";
import { refusedFields } from "../testing/refused.ts";
import { checkStoreForm, type StoreForm } from "./store-form.ts";

const STORE: StoreForm = {
  name: "Surabhi House",
  addressLine1: "12 Kadamb Marg",
  addressLine2: "",
  landmark: "",
  state: 7,
  city: 8,
  postalCode: "380054",
  opensAt: "9:00",
  closesAt: "21:00",
  mobile: "098765 43210",
  email: "house@example.com",
  locationUrl: "",
  virtualLocationUrl: "https://maps.example/360?at=1",
};

describe("checkStoreForm", () => {
  it("answers hours and mobile in the one form in which they are stored", () => {
    expect(checkStoreForm(STORE)).toMatchObject({
      ok: true,
      value: { opensAt: "09:00", mobile: "+919876543210", locationUrl: null },
    });
  });

  it.each([
    ["+91 55500 00301", "+915550000301"],
    ["079 2685 0000", "+917926850000"],
    ["22 2685 0000", "+912226850000"],
    ["0792685000", undefined],
    ["00 2685 0000", undefined],
  ])("a store can be called at %s: stored as %s", (mobile, stored) => {
    const checked = checkStoreForm({ ...STORE, mobile });
    expect(checked.ok ? checked.value.mobile : undefined).toBe(stored);
  });

  it.each<[Partial<StoreForm>, Readonly<Record<string, string>>]>([
    [{ name: " " }, { name: "Name is required" }],
    [{ addressLine1: "" }, { addressLine1: "Street 1 is required" }],
    [
      { state: undefined, city: undefined },
      { state: "State is required", city: "City is required" },
    ],
    [{ postalCode: "" }, { postalCode: "ZIP code is required" }],
    [{ postalCode: "080054" }, { postalCode: "PIN code must be 6 digits and begin with 1 to 9" }],
    [
      { stateName: "Goa" },
      {
        postalCode: "PIN codes that begin with 38 are in Gujarat, not in Goa. Please check the PIN code and the state.",
      },
    ],
    [{ opensAt: "" }, { opensAt: "Please enter a time such as 09:30" }],
    [{ closesAt: "24:00" }, { closesAt: "Please enter a time such as 09:30" }],
    [{ opensAt: "21:00", closesAt: "06:00" }, {}],
    [{ mobile: "12345" }, { mobile: "Mobile number must be 10 digits" }],
    [{ email: "house" }, { email: "Invalid email format" }],
  ])("%j: %j", (change, refusals) => {
    expect(refusedFields(checkStoreForm({ ...STORE, ...change }))).toEqual(refusals);
  });

  it.each([
    ["https://maps.app.goo.gl/x", true],
    ["http://example.com", true],
    ["https://example.com:8080/?q=a b", false],
    ["javascript:alert(1)", false],
    ["//example.com", false],
    ["https://localhost", false],
    ["https://", false],
    [`https://example.com/${"x".repeat(481)}`, false],
  ])("a link to %s: %s", (locationUrl, fits) => {
    expect(refusedFields(checkStoreForm({ ...STORE, locationUrl }))).toEqual(
      fits ? {} : { locationUrl: INVALID_WEB_ADDRESS },
    );
  });
});
