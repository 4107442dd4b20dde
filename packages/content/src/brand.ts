/** A phone number as people read it and as a phone dials it. All numbers here are fictional: none can be dialled. */
function phone(tenDigits: string): { readonly shown: string; readonly href: string } {
  return { shown: `+91 ${tenDigits.slice(0, 5)} ${tenDigits.slice(5)}`, href: `tel:+91${tenDigits}` };
}

function email(name: string): { readonly shown: string; readonly href: string } {
  const address = `${name}@surabhiorganics.example`;
  return { shown: address, href: `mailto:${address}` };
}

/** Everything that names the shop. Running the store under another name means changing this file, and no other. */
export const brand = {
  name: "Surabhi Organics",
  shortName: "SO",
  tagline: "Honest goods from good soil",
  /** One sentence for cards, footers and search results. */
  summary:
    "Organic groceries, natural home and personal care, and Gir cow and Ayurvedic wellness, delivered across India.",
  legalName: "Surabhi Organics Private Limited",
  website: "https://surabhiorganics.example",
  eliteName: "SO Elite",
  coinName: "SO Coin",
  /** In the cart's voucher field; it begins with the store's prefix (document 2, section 2). */
  voucherPlaceholder: "SO voucher code",
  foundation: "Surabhi Gau Seva Foundation",
  farmersInitiative: "Khet Se, our farmer-supply initiative",
  foundedIn: 2016,
  gstin: "24AAAAA0000A1Z5",
  fssaiLicence: "10700000000000",
  phones: {
    care: phone("5550000100"),
    orders: phone("5550000101"),
    vaidya: phone("5550000108"),
    whatsapp: phone("5550000110"),
    grievance: phone("5550000120"),
    franchise: phone("5550000130"),
    organicLiving: phone("5550000140"),
  },
  /** Opens a chat with the shop. */
  whatsappUrl: "https://wa.me/915550000110",
  /** With it a computer shares by Messenger. A sample that Facebook does not know. */
  facebookAppId: "000000000000000",
  emails: {
    care: email("care"),
    support: email("support"),
    business: email("business"),
    exports: email("exports"),
    privacy: email("privacy"),
    grievance: email("grievance"),
  },
  careHours: "Monday to Saturday, 10 am to 7 pm",
  vaidyaHours: "Monday to Saturday, 11 am to 5 pm",
  /** Who is consulted online. */
  vaidya: { name: "Vaidya Hemant Trivedi", degree: "BAMS, MD (Ayurveda)" },
  address: {
    line1: "Surabhi House, 12 Kadamb Marg",
    line2: "Near Neem Garden, Bodakdev",
    city: "Ahmedabad",
    state: "Gujarat",
    postalCode: "380054",
    country: "India",
  },
  grievanceOfficer: { name: "Meera Desai", designation: "Grievance Officer" },
  social: [
    { network: "instagram", label: "Instagram", href: "https://www.instagram.com/surabhiorganics.example" },
    { network: "facebook", label: "Facebook", href: "https://www.facebook.com/surabhiorganics.example" },
    { network: "youtube", label: "YouTube", href: "https://www.youtube.com/@surabhiorganics.example" },
    { network: "x", label: "X", href: "https://x.com/so_example_shop" },
    { network: "linkedin", label: "LinkedIn", href: "https://www.linkedin.com/company/surabhiorganics-example" },
  ],
} as const;

export type SocialNetwork = (typeof brand.social)[number]["network"];

/** The postal address on one line. */
export function addressLine({ line1, line2, city, state, postalCode, country } = brand.address): string {
  return `${line1}, ${line2}, ${city} ${postalCode}, ${state}, ${country}`;
}

/** What the list of all products says about itself, to search engines and in the meta-tag call alike. */
export const SHOP_PAGE = {
  title: "Shop all organic and natural products",
  description:
    "Groceries, health care, personal care, home care, gifts and cow-based products, by tag, kind and price.",
} as const;

/** The shop's name in messages to shoppers. */
export const SHOP_NAME = brand.name;
/** The name of its paid membership. */
export const ELITE_NAME = brand.eliteName;

/** Who is consulted online, in messages to shoppers. */
export const VAIDYA_NAME = brand.vaidya.name;

/** The seller, as invoices must name it. GSTIN and FSSAI licence are samples that belong to no one. */
export const SELLER = {
  legalName: brand.legalName,
  addressLines: [
    brand.address.line1,
    brand.address.line2,
    `${brand.address.city} ${brand.address.postalCode}, ${brand.address.state}, ${brand.address.country}`,
  ],
  state: brand.address.state,
  gstin: brand.gstin,
  /** The licence to sell food. */
  fssaiLicence: brand.fssaiLicence,
  phone: brand.phones.care.shown,
  email: brand.emails.care.shown,
  website: brand.website.replace("https://", ""),
} as const;
