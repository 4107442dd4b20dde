import { expect, it } from "vitest";
import { capitalize, changedFieldLabel } from "./staff-actions.ts";

it.each([
  ["stock", "Stock"],
  ["usesPerCustomer", "Uses per customer"],
  ["metatitle", "Metatitle"],
  ["is_visible", "Visible"],
  ["isPaid", "Paid"],
  ["is", "Is"],
  ["descriptionHtml", "Description"],
  ["hsnCode", "HSN code"],
  ["mrp", "MRP"],
  ["pricePaid", "Price"],
  ["orderStatus", "State"],
  ["identity.gstin", "Seller: GSTIN"],
  ["", ""],
])("the field %j is called %j", (field, label) => expect(changedFieldLabel(field)).toBe(label));

it("an action and what it is about begin with a capital", () => {
  expect(["failed job", "pack", ""].map(capitalize)).toEqual(["Failed job", "Pack", ""]);
});
