import type { BrandColours, Policy } from "@store/domain";
import { phoneReach } from "./shop-contact.ts";

/** The seller, as invoices must name it. */
export interface Seller {
  readonly shopName: string;
  readonly colours: BrandColours;
  /** Whether its mark is a picture of its own, which papers do not draw. */
  readonly hasOwnLogo: boolean;
  readonly legalName: string;
  readonly addressLines: readonly string[];
  readonly state: string;
  readonly gstin: string;
  readonly fssaiLicence: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  /** Where buyers transfer money to; empty where the shop names nothing. */
  readonly bankLines: readonly string[];
}

export function sellerOf(policy: Policy): Seller {
  const { shopName, colours, logo, legalName, address, gstin, fssaiLicence, phones, emails, website, bank } =
    policy.identity;
  const { line1, line2, city, postalCode, state, country } = address;
  return {
    shopName,
    colours,
    hasOwnLogo: logo !== "",
    legalName,
    addressLines: [line1, line2, `${city} ${postalCode}, ${state}, ${country}`].filter((line) => line !== ""),
    state,
    gstin,
    fssaiLicence,
    phone: phoneReach(phones.care).shown,
    email: emails.care,
    website: website.replace("https://", ""),
    bankLines: bank.number === "" ? [] : [bank.holder, bank.bank, `Account ${bank.number}, IFSC ${bank.ifsc}`],
  };
}
