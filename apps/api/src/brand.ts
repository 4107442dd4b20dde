/** Whose store it is: in messages to shoppers, and on what the house packs. */
export const SHOP_NAME = "Surabhi Organics";

/** Who sells, as invoices must name the seller. The GSTIN is a sample that belongs to nobody. */
export const SELLER = {
  legalName: "Surabhi Organics Private Limited",
  addressLines: ["Surabhi House, 12 Kadamb Marg", "Near Neem Garden, Bodakdev", "Ahmedabad 380054, Gujarat, India"],
  state: "Gujarat",
  gstin: "24AAAAA0000A1Z5",
  phone: "+91 55500 00100",
  email: "care@surabhiorganics.example",
  website: "surabhiorganics.example",
} as const;
/** Its paid membership. */
export const ELITE_NAME = "SO Elite";
