import { SHOP_NAME } from "../brand.ts";
import { listedPage } from "./page-meta.ts";

/** The pages with a form for who wants something of the shop, by route pattern. */
export const inquiryMeta = {
  "/contact-us": listedPage("Contact us", `Questions, praise or complaints: write to ${SHOP_NAME}, a person answers.`),
  "/exports": listedPage(
    "Exports",
    "Import Indian organic food, natural care and cow-based products: tell us your market and volumes.",
  ),
  "/bussiness": listedPage(
    "Business orders",
    `Buy from ${SHOP_NAME} for your shop, office, hotel or kitchen: tell us what you need.`,
  ),
} as const;
