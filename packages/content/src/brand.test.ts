import { describe, expect, it } from "vitest";
import { addressLine, brand, SELLER } from "./brand.ts";
import { EXPORT_COUNTRIES } from "./export-countries.ts";

describe("brand [R13]", () => {
  it.each(Object.entries(brand.phones))(
    "%s phone reads and dials as the same Indian number",
    (_name, { shown, href }) => {
      expect(shown).toMatch(/^\+91 \d{5} \d{5}$/);
      expect(href).toBe(`tel:${shown.replaceAll(" ", "")}`);
    },
  );

  it.each(Object.entries(brand.emails))("%s mail address lies in the reserved domain", (_name, { shown, href }) => {
    expect(shown).toMatch(/^[a-z]+@surabhiorganics\.example$/);
    expect(href).toBe(`mailto:${shown}`);
  });

  it("has a Vaidya line of its own and one WhatsApp number", () => {
    expect(brand.phones.vaidya.shown).not.toBe(brand.phones.care.shown);
    expect(brand.whatsappUrl).toBe(`https://wa.me/${brand.phones.whatsapp.shown.replaceAll(/\D/g, "")}`);
  });

  it("writes the address on one line", () => {
    expect(addressLine()).toMatch(/Ahmedabad 380054, Gujarat, India$/);
  });

  it("names the seller as an invoice must", () => {
    expect(SELLER.addressLines.join(", ")).toBe(addressLine());
    expect(SELLER.gstin).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z]\dZ\d$/);
    expect(SELLER.website).toBe("surabhiorganics.example");
  });

  it("lists export countries once each, India not among them", () => {
    expect(new Set(EXPORT_COUNTRIES).size).toBe(EXPORT_COUNTRIES.length);
    expect(EXPORT_COUNTRIES).not.toContain("India");
  });
});
