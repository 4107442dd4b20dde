import { checkGstin, DEFAULT_POLICY, type Policy } from "@store/domain";
import { describe, expect, it } from "vitest";
import { EXPORT_COUNTRIES } from "./export-countries.ts";
import { sellerOf } from "./seller.ts";
import { addressLine, sellerFacts, shopContact, socialLinks, whatsappUrl } from "./shop-contact.ts";

const { phones, emails } = shopContact(DEFAULT_POLICY);
const OWN: Policy = {
  ...DEFAULT_POLICY,
  identity: {
    ...DEFAULT_POLICY.identity,
    legalName: "Ghee and Sons LLP",
    cin: "U15490MH2020PTC345678",
    phones: { ...DEFAULT_POLICY.identity.phones, care: "9811122233", whatsapp: "9811122244" },
    address: { ...DEFAULT_POLICY.identity.address, line2: "" },
    social: { ...DEFAULT_POLICY.identity.social, x: "" },
  },
};

describe("the shop's contacts [R13]", () => {
  it.each(Object.entries(phones))("%s phone reads and dials as the same Indian number", (_name, { shown, href }) => {
    expect(shown).toMatch(/^\+91 \d{5} \d{5}$/);
    expect(href).toBe(`tel:${shown.replaceAll(" ", "")}`);
  });

  it.each(Object.entries(emails))("%s mail address lies in the reserved domain", (_name, { shown, href }) => {
    expect(shown).toMatch(/^[a-z]+@surabhiorganics\.example$/);
    expect(href).toBe(`mailto:${shown}`);
  });

  it("has a Vaidya line of its own and one WhatsApp number", () => {
    expect(phones.vaidya.shown).not.toBe(phones.care.shown);
    expect(whatsappUrl(DEFAULT_POLICY)).toBe(`https://wa.me/${phones.whatsapp.shown.replaceAll(/\D/g, "")}`);
  });

  it("writes the address on one line, without a part that is empty", () => {
    expect(addressLine(DEFAULT_POLICY)).toBe(
      "Surabhi House, 12 Kadamb Marg, Near Neem Garden, Bodakdev, Ahmedabad 380054, Gujarat, India",
    );
    expect(addressLine(OWN)).toBe("Surabhi House, 12 Kadamb Marg, Ahmedabad 380054, Gujarat, India");
  });

  it("names the seller as an invoice must", () => {
    const seller = sellerOf(DEFAULT_POLICY);
    expect(seller.addressLines.join(", ")).toBe(addressLine(DEFAULT_POLICY));
    expect(checkGstin(seller.gstin, seller.state)).toEqual({ ok: true, value: seller.gstin });
    expect(seller.website).toBe("surabhiorganics.example");
  });

  it("follows the policy", () => {
    expect(sellerOf(OWN)).toMatchObject({ legalName: "Ghee and Sons LLP", phone: "+91 98111 22233" });
    expect(whatsappUrl(OWN)).toBe("https://wa.me/919811122244");
    expect(socialLinks(OWN).map(({ label }) => label)).toEqual(["Instagram", "Facebook", "YouTube", "LinkedIn"]);
  });

  it("shows a company's number where there is one", () => {
    const terms = (policy: Policy) => sellerFacts(policy).map(({ term }) => term);
    expect(terms(DEFAULT_POLICY)).toEqual(["Sold by", "GSTIN", "FSSAI licence", "Grievance Officer"]);
    expect(terms(OWN)).toContain("CIN");
  });

  it("lists export countries once each, India not among them", () => {
    expect(new Set(EXPORT_COUNTRIES).size).toBe(EXPORT_COUNTRIES.length);
    expect(EXPORT_COUNTRIES).not.toContain("India");
  });
});
