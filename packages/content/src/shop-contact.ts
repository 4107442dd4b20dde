import { type Policy, SOCIAL_NETWORKS, type SocialNetwork } from "@store/domain";

/** What is shown of a way to reach the shop, and what a press on it opens. */
export interface Reach {
  readonly shown: string;
  readonly href: string;
}

/** A phone number as people read it and as a phone dials it. */
export const phoneReach = (tenDigits: string): Reach => ({
  shown: `+91 ${tenDigits.slice(0, 5)} ${tenDigits.slice(5)}`,
  href: `tel:+91${tenDigits}`,
});

const email = (address: string): Reach => ({ shown: address, href: `mailto:${address}` });

/** How the shop is reached, and by whom. */
export function shopContact({ identity }: Policy) {
  const { phones, emails, careHours, vaidyaHours, vaidya, address, grievanceOfficer } = identity;
  return {
    phones: {
      care: phoneReach(phones.care),
      orders: phoneReach(phones.orders),
      vaidya: phoneReach(phones.vaidya),
      whatsapp: phoneReach(phones.whatsapp),
      grievance: phoneReach(phones.grievance),
      franchise: phoneReach(phones.franchise),
      organicLiving: phoneReach(phones.organicLiving),
    },
    emails: {
      care: email(emails.care),
      support: email(emails.support),
      business: email(emails.business),
      exports: email(emails.exports),
      privacy: email(emails.privacy),
      grievance: email(emails.grievance),
    },
    careHours,
    vaidyaHours,
    vaidya,
    address,
    grievanceOfficer,
  };
}

/** Opens a chat with the shop. */
export const whatsappUrl = ({ identity }: Policy): string => `https://wa.me/91${identity.phones.whatsapp}`;

const NETWORK_LABELS: Readonly<Record<SocialNetwork, string>> = {
  instagram: "Instagram",
  facebook: "Facebook",
  youtube: "YouTube",
  x: "X",
  linkedin: "LinkedIn",
};

/** The networks where the shop is found. */
export const socialLinks = ({ identity: { social } }: Policy) =>
  SOCIAL_NETWORKS.map((network) => ({ network, label: NETWORK_LABELS[network], href: social[network] })).filter(
    ({ href }) => href !== "",
  );

/** The postal address on one line. */
export function addressLine({ identity: { address } }: Policy): string {
  const { line1, line2, city, state, postalCode, country } = address;
  return [line1, line2, `${city} ${postalCode}`, state, country].filter((part) => part !== "").join(", ");
}

interface SellerFact {
  readonly term: string;
  readonly fact: string;
  /** How who hears complaints is reached. */
  readonly reach?: { readonly mail: Reach; readonly phone: Reach };
}

/**
 * Who sells, under which numbers, and who hears complaints: what a seller online has to show (Consumer Protection
 * (E-Commerce) Rules 2020, rules 4 and 5; the FSSAI asks for the licence). Shown in the footer and on the contact page.
 */
export function sellerFacts({ identity }: Policy): readonly SellerFact[] {
  const { legalName, gstin, fssaiLicence, cin, grievanceOfficer, emails, phones } = identity;
  return [
    { term: "Sold by", fact: legalName },
    ...(cin === "" ? [] : [{ term: "CIN", fact: cin }]),
    { term: "GSTIN", fact: gstin },
    { term: "FSSAI licence", fact: fssaiLicence },
    {
      term: grievanceOfficer.designation,
      fact: grievanceOfficer.name,
      reach: { mail: email(emails.grievance), phone: phoneReach(phones.grievance) },
    },
  ];
}
