import { brand } from "./brand.ts";
import { contentPages } from "./pages/index.ts";

/** What a page says about itself where no answer of the meta-tag call or of its own data says better. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** `false` keeps the page out of search engines: it shows one person's data, or nothing of its own. */
  readonly indexed: boolean;
}

const listedPage = (title: string, description: string): PageMeta => ({ title, description, indexed: true });
const personalPage = (title: string, description: string): PageMeta => ({ title, description, indexed: false });

const { name, eliteName, coinName } = brand;

/** The defaults by route pattern, in the order of the route table (document 1, section 2). Content pages bring their own. */
export const PAGE_META = {
  "/": listedPage(
    "Organic groceries, natural care and Gir cow goodness",
    `${brand.summary} Cold-pressed oils, A2 ghee, millets, herbal care and gifts.`,
  ),
  "/shop": listedPage(
    "Shop all organic and natural products",
    `Groceries, health care, personal care, home care, gifts and cow-based products from ${name}. Filter by tag and kind, sort by price.`,
  ),
  "/products/:productId/:productName": listedPage(
    "Product",
    `Price, ingredients, benefits and reviews, with delivery across India from ${name}.`,
  ),
  "/products/:productId/reviews/:productName": listedPage(
    "Customer reviews",
    `What shoppers say: every rating and review of this product at ${name}.`,
  ),
  "/cart": personalPage("My Cart", "Your products, vouchers, coins and totals before checkout."),
  "/wishlist": personalPage("My Wishlist", "The products you have kept for later."),
  "/checkout": personalPage("Checkout", "Choose an address and how you pay."),
  "/store-locator": listedPage(
    "Store locator",
    `${name} stores by city, with address, opening hours, phone and a map.`,
  ),
  "/inspire-and-support": listedPage(
    "Inspire and support",
    "The cow shelters, farmer groups and organisations we work with and support.",
  ),
  "/gift-voucher": listedPage(
    "Gift voucher",
    `Give a ${name} gift voucher: any amount, no expiry, no fee, sent by email with your message.`,
  ),
  "/franchise": listedPage("Franchise", `Open a ${name} store in your city: what we offer and what we look for.`),
  "/organic-living": listedPage(
    "Organic living",
    "A forest beside a lake, plots among trees and clean air: our project for organic living.",
  ),
  "/about-us": listedPage(
    "About us",
    `Fair markets for farmers, authentic natural products for you, support for natural farming: the story of ${name}.`,
  ),
  "/blogs": listedPage("Blogs", "Recipes, Ayurveda for every day, farming stories and news from our gaushala."),
  "/blogs/:blogId/:blogName": listedPage("Blog", `Stories on food, Ayurveda and natural farming from ${name}.`),
  "/contact-us": listedPage("Contact us", `Questions, praise or complaints: write to ${name}, a person answers.`),
  "/exports": listedPage(
    "Exports",
    "Import Indian organic food, natural care and cow-based products: tell us your market and volumes.",
  ),
  "/bussiness": listedPage(
    "Business orders",
    `Buy from ${name} for your shop, office, hotel or kitchen: tell us what you need.`,
  ),
  "/subscription-plans": listedPage(
    `${eliteName} membership`,
    `Free delivery on every order, premium Vaidya consultation and rapid delivery with ${eliteName}.`,
  ),
  "/subscription-payment": personalPage("Confirming your payment", "We are waiting for your bank to confirm."),
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
  "/signup": personalPage("Create an account", `Sign up at ${name} to order, review and earn ${coinName}s.`),
  "/login": personalPage("Log in", `Log in to ${name} with email and password.`),
  "/reset-password": personalPage("Reset your password", "Enter your registered email and we send you a link."),
  "/reset-password/:resetUUID": personalPage("Choose a new password", "Set a new password for your account."),
  "/update-password": personalPage("Change your password", "Set a new password for your account."),
  "/profile": personalPage("My account", "Your details, addresses, orders, subscriptions and coins."),
  "/profile/edit": personalPage("Update Profile", "Change your name, company and mobile number."),
  "/profile/addresses/add": personalPage("Add address", "Where should we deliver?"),
  "/profile/addresses/:addressId/edit": personalPage("Edit address", "Where should we deliver?"),
  "/orders/:orderId": personalPage("Order", "Products, totals, delivery and invoice of your order."),
  "/subscribe": listedPage(
    "Subscribe and Save",
    `Your everyday products at the interval you choose, without ordering each time: how subscriptions work at ${name}.`,
  ),
  "/subscribe/:productId": personalPage(
    "My subscription",
    "Schedule, quantity and next delivery of your subscription.",
  ),
  "/so-coin": listedPage(
    `${coinName}s`,
    "1 Coin = 1 rupee. Earn 1% on every purchase, redeem in the cart and in our stores, with no expiry.",
  ),
  "/sosecoin": personalPage("My coins", "Your coin balance and everything earned and redeemed."),
  "/event": listedPage(
    "Events",
    "Workshops, health camps and farm visits, online and near you: see what is coming and register.",
  ),
  "/event/:id": listedPage("Event", `Date, place, organizer and registration for an event of ${name}.`),
  "/dashboard": personalPage("Dashboard", "For staff."),
  "/page-not-found": personalPage("Page not found", "There is nothing at this address."),
} satisfies Readonly<Record<string, PageMeta>>;

const metaByPattern: ReadonlyMap<string, PageMeta> = new Map<string, PageMeta>([
  ...Object.entries(PAGE_META),
  ...contentPages.map(({ path, title, description }): [string, PageMeta] => [path, listedPage(title, description)]),
]);

/** The defaults of a route pattern; those of the shop as a whole when the pattern has none. */
export const pageMeta = (pattern: string): PageMeta => metaByPattern.get(pattern) ?? PAGE_META["/"];

/** The text of `<title>`. */
export const documentTitle = (title: string): string => `${title} | ${name}`;
