import { formatRoundRupees, GIFT_VOUCHER_MAXIMUM, GIFT_VOUCHER_MINIMUM } from "@store/domain";
import { brand, SHOP_NAME } from "../brand.ts";
import { listedPage, personalPage } from "./page-meta.ts";

const { coinName } = brand;

/** The other pages, by route pattern. Pages that are words alone bring their own. */
export const pageTextsMeta = {
  "/store-locator": listedPage(
    "Store locator",
    `${SHOP_NAME} stores by city, with address, opening hours, phone and a map.`,
  ),
  "/gift-voucher": listedPage(
    "Gift voucher",
    `Give a ${SHOP_NAME} gift voucher: ${formatRoundRupees(GIFT_VOUCHER_MINIMUM)} to ${formatRoundRupees(GIFT_VOUCHER_MAXIMUM)}, no expiry, no fee, sent by email with your message.`,
  ),
  "/blogs": listedPage("Blogs", "Recipes, Ayurveda for every day, farming stories and news from our gaushala."),
  "/blogs/:blogId/:blogName": listedPage("Blog", `Stories on food, Ayurveda and natural farming from ${SHOP_NAME}.`),
  "/pages/:slug": listedPage("Page", `A page by which ${SHOP_NAME} tells its customers more.`),
  "/consult-our-vaidya": listedPage(
    "Consult our Vaidya",
    "A free online consultation with an Ayurvedic doctor: how it works, and what patients say.",
  ),
  "/consult-our-vaidya/schedule-appointment": personalPage(
    "Book your appointment",
    "Choose a day and a time for your online consultation with our Vaidya.",
  ),
  "/appreciation": listedPage(
    "Appreciation",
    "A letter of appreciation for our airport health camp, with photographs.",
  ),
  "/resources": listedPage("Resources", "Six films on Ayurveda, Gir cows and natural farming, in Gujarati and Hindi."),
  "/testimonials": listedPage(
    "Testimonials",
    "Patients tell of their way back to health with Ayurveda and our Vaidya.",
  ),
  "/subscribe": listedPage(
    "Subscribe and Save",
    `Your everyday products at the interval you choose, without ordering each time: how subscriptions work at ${SHOP_NAME}.`,
  ),
  "/so-coin": listedPage(
    `${coinName}s`,
    "1 Coin = 1 rupee. Earn 1% on every purchase, redeem in the cart and in our stores, with no expiry.",
  ),
  "/event": listedPage(
    "Events",
    "Workshops, health camps and farm visits, online and near you: see what is coming and register.",
  ),
  "/event/:id": listedPage("Event", `Date, place, organizer and registration for an event of ${SHOP_NAME}.`),
} as const;
