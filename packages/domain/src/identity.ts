import type { BrandColours } from "./brand-colours.ts";

/** Departments that have a phone number of their own. */
export const PHONE_DESKS = ["care", "orders", "vaidya", "whatsapp", "grievance", "franchise", "organicLiving"] as const;
export type PhoneDesk = (typeof PHONE_DESKS)[number];

/** Departments that have a mail address of their own. */
export const EMAIL_DESKS = ["care", "support", "business", "exports", "privacy", "grievance"] as const;
export type EmailDesk = (typeof EMAIL_DESKS)[number];

/** In the order in which links to them are shown. */
export const SOCIAL_NETWORKS = ["instagram", "facebook", "youtube", "x", "linkedin"] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** Where buyers transfer money to: all of it, or nothing. */
export interface BankAccount {
  readonly holder: string;
  readonly number: string;
  readonly ifsc: string;
  /** The bank with its branch. */
  readonly bank: string;
}

/** Who sells, under which numbers, and how the shop is reached (C59). */
export interface Identity {
  /** What the shop calls itself. */
  readonly shopName: string;
  /** A few words that stand with the name. */
  readonly tagline: string;
  /** One sentence for footers and search engines: what the shop sells, and where. */
  readonly summary: string;
  readonly colours: BrandColours;
  /** The path of an uploaded picture that stands beside the name; empty where it is the design system's mark. */
  readonly logo: string;
  readonly legalName: string;
  /** The shop's own site: an https address without a slash at the end. */
  readonly website: string;
  readonly gstin: string;
  /** The licence to sell food: 14 digits. */
  readonly fssaiLicence: string;
  /** The company's number; empty where the seller is no company. */
  readonly cin: string;
  readonly address: {
    readonly line1: string;
    readonly line2: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
    readonly country: string;
  };
  /** Ten digits each, without the country's code. */
  readonly phones: Readonly<Record<PhoneDesk, string>>;
  readonly emails: Readonly<Record<EmailDesk, string>>;
  readonly careHours: string;
  readonly vaidyaHours: string;
  /** Who is consulted online. */
  readonly vaidya: { readonly name: string; readonly degree: string };
  readonly grievanceOfficer: { readonly name: string; readonly designation: string };
  /** Whole addresses; an empty one is not shown. */
  readonly social: Readonly<Record<SocialNetwork, string>>;
  /** Printed on invoices; empty where the shop names none. */
  readonly bank: BankAccount;
  /** With it a computer shares by Messenger; empty where the shop has none. */
  readonly facebookAppId: string;
}

/**
 * The sample shop's. Its numbers are fictional: no phone can be dialled, GSTIN and licence belong to no one, and Facebook
 * does not know the app.
 */
export const SAMPLE_IDENTITY: Identity = {
  shopName: "Surabhi Organics",
  tagline: "Honest goods from good soil",
  summary:
    "Organic groceries, natural home and personal care, and Gir cow and Ayurvedic wellness, delivered across India.",
  colours: { main: "#1F6B3A", accent: "#E9A23B" },
  logo: "",
  legalName: "Surabhi Organics Private Limited",
  website: "https://surabhiorganics.example",
  gstin: "24AAAAA0000A1Z8",
  fssaiLicence: "10700000000000",
  cin: "",
  address: {
    line1: "Surabhi House, 12 Kadamb Marg",
    line2: "Near Neem Garden, Bodakdev",
    city: "Ahmedabad",
    state: "Gujarat",
    postalCode: "380054",
    country: "India",
  },
  phones: {
    care: "5550000100",
    orders: "5550000101",
    vaidya: "5550000108",
    whatsapp: "5550000110",
    grievance: "5550000120",
    franchise: "5550000130",
    organicLiving: "5550000140",
  },
  emails: {
    care: "care@surabhiorganics.example",
    support: "support@surabhiorganics.example",
    business: "business@surabhiorganics.example",
    exports: "exports@surabhiorganics.example",
    privacy: "privacy@surabhiorganics.example",
    grievance: "grievance@surabhiorganics.example",
  },
  careHours: "Monday to Saturday, 10 am to 7 pm",
  vaidyaHours: "Monday to Saturday, 11 am to 5 pm",
  vaidya: { name: "Vaidya Hemant Trivedi", degree: "BAMS, MD (Ayurveda)" },
  grievanceOfficer: { name: "Meera Desai", designation: "Grievance Officer" },
  social: {
    instagram: "https://www.instagram.com/surabhiorganics.example",
    facebook: "https://www.facebook.com/surabhiorganics.example",
    youtube: "https://www.youtube.com/@surabhiorganics.example",
    x: "https://x.com/so_example_shop",
    linkedin: "https://www.linkedin.com/company/surabhiorganics-example",
  },
  bank: { holder: "", number: "", ifsc: "", bank: "" },
  facebookAppId: "000000000000000",
};
