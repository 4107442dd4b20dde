import { brand } from "@store/content";
import { expect, test } from "vitest";
import { SELLER, SHOP_NAME } from "./brand.ts";

test("mails and invoices name the shop as its pages do", () => {
  const { line1, line2, city, postalCode, state, country } = brand.address;
  expect(SHOP_NAME).toBe(brand.name);
  expect(SELLER).toEqual({
    legalName: brand.legalName,
    addressLines: [line1, line2, `${city} ${postalCode}, ${state}, ${country}`],
    state,
    gstin: brand.gstin,
    phone: brand.phones.care.shown,
    email: brand.emails.care.shown,
    website: new URL(brand.website).host,
  });
});
