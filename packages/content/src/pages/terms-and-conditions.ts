import type { Policy } from "@store/domain";
import { type ContentPage, define, definitions, list, paragraph } from "../blocks.ts";
import { brand } from "../brand.ts";
import { fillPage } from "../fill-page.ts";
import { links } from "../links.ts";
import { GIFT_VOUCHER_TERMS } from "../terms/gift-voucher.ts";
import { SUBSCRIPTION_TERMS, subscriptionDisclaimer } from "../terms/subscription.ts";
import { strong, text } from "../text.ts";
import { CONTACT_SECTION, GRIEVANCE_SECTION } from "./shared-sections.ts";

/** Flat shipping rate within India, normal delivery time, no delivery outside India [R117]. */
export const TERMS_AND_CONDITIONS: ContentPage = {
  path: "/terms-and-conditions",
  title: "Terms and Conditions",
  description: `The terms on which {{shop-name}} sells and delivers in India: prices, orders, payment, shipping, coins and complaints.`,
  updatedOn: "2026-10-01",
  intro: text`These terms hold whenever you use our website or apps, or buy from us. They are written to be read. If something is unclear, ask us before you order: {{care-email}}.`,
  highlights: [
    define("Shipping", text`{{legal-shipping-brief}}`),
    define("Delivery", text`Normally within {{normal-days}} working days`),
    define("Outside India", text`No delivery; export enquiries only`),
    define("Minimum order", text`{{legal-minimum-order}}, except for books`),
  ],
  sections: [
    {
      id: "who-we-are",
      title: "Who we are",
      blocks: [
        paragraph`{{shop-name}} is run by {{legal-name}} (“we”, “us”). What you order here you buy from us; we are not a marketplace.`,
        definitions(
          define("Registered office", text`{{address}}`),
          define("GSTIN", text`{{gstin}}`),
          define("FSSAI licence", text`{{fssai-licence}}`),
        ),
      ],
    },
    {
      id: "account",
      title: "Your account",
      blocks: [
        paragraph`You can browse and fill a cart without an account. To order you need one, and you must be 18 or older, or order with a parent or guardian.`,
        list(
          text`Give us your real name, mobile number and address: we can deliver only to what you tell us.`,
          text`Keep your password and the codes we send you to yourself. We never ask for them by phone or mail.`,
          text`Tell us at once if you think somebody else uses your account.`,
          text`You can deactivate your account at any time in your profile. Orders already placed are still delivered.`,
        ),
      ],
    },
    {
      id: "products",
      title: "Products",
      blocks: [
        paragraph`Natural goods differ from batch to batch in colour, taste, scent and grain. Pictures show the product as truly as we can; the label on the pack is what counts for ingredients, weight, allergens, maximum retail price and best-before date.`,
        paragraph`Ayurvedic and cow-based products support daily wellness. What we write about them, and what our Vaidya advises online, does not replace examination and treatment by a doctor. Please ask your doctor first if you are pregnant, take medicine or live with an illness.`,
      ],
    },
    {
      id: "prices",
      title: "Prices and taxes",
      blocks: [
        paragraph`Prices are in Indian rupees. The price shown on a product is the price you pay for it, GST included; the cart and the tax invoice show the GST apart. Shipping is added in the cart, before you pay.`,
        paragraph`The price that holds is the one shown when you place the order. If a price was plainly wrong, we tell you and you choose: order at the right price, or cancel and get back all you paid.`,
      ],
    },
    {
      id: "orders",
      title: "Orders",
      blocks: [
        list(
          text`The minimum order value is ${strong("{{legal-minimum-order}}")}. An order that contains a book has no minimum. A subscription order must be above {{legal-minimum-order}}.`,
          text`Your order is an offer to buy. It becomes a contract when we confirm it.`,
          text`We may decline an order when the goods are out of stock, when the address lies outside our delivery area, or when an order is plainly meant for resale. You then get back all you paid.`,
          text`You may cancel free of charge until the parcel leaves our store: call or write to us with your order number.`,
        ),
        paragraph`Shops, offices and kitchens that need larger quantities are welcome through the ${links.business}.`,
      ],
    },
    {
      id: "payment",
      title: "Payment",
      blocks: [
        paragraph`You pay by cash on delivery, or online by card, net banking or UPI on the page of a licensed payment gateway. {{legal-cash-fee}} We never see or keep your card number. An order is marked as paid only when the gateway has confirmed the payment to us.`,
        paragraph`If money left your account but the order stayed unpaid, it normally returns by itself. If it does not within {{refund-days}} working days, send us the payment reference and we follow it up.`,
      ],
    },
    {
      id: "shipping",
      title: "Shipping and delivery",
      blocks: [
        list(
          text`{{legal-shipping}} ${brand.eliteName} members pay no shipping. {{legal-free-city}} {{legal-free-from}}`,
          text`Orders are normally delivered ${strong(`within {{normal-days}} working days`)}.`,
          text`We do ${strong("not deliver outside India")}. For larger quantities abroad, please use the ${links.exports}.`,
        ),
        paragraph`Delivery times by place, and what happens when nobody is at home, are in the ${links.shippingPolicy}.`,
      ],
    },
    {
      id: "returns",
      title: "Returns and refunds",
      blocks: [
        paragraph`Goods that arrive damaged, defective, with a missing part or not matching your order are replaced or refunded, as the ${links.returnPolicy} sets out. Your rights under the Consumer Protection Act 2019 stay untouched.`,
      ],
    },
    {
      id: "offers",
      title: "Coins, vouchers and membership",
      blocks: [
        list(
          text`${brand.coinName}s have the value of one rupee each when you shop with us. They are not money, cannot be paid out and cannot be passed on. {{coins-paused}} See the ${links.coins}.`,
          text`A voucher code is valid for what it says on it: its products, its dates and its number of uses.`,
          text`${brand.eliteName} membership can be cancelled within {{cancel-weeks}} weeks of joining.`,
        ),
      ],
    },
    { id: "gift-vouchers", title: "Gift vouchers", blocks: [list(...GIFT_VOUCHER_TERMS)] },
    {
      id: "subscriptions",
      title: "Subscriptions",
      blocks: [list(...SUBSCRIPTION_TERMS), { kind: "paragraph", text: subscriptionDisclaimer }],
    },
    {
      id: "your-words",
      title: "Reviews and fair use",
      blocks: [
        paragraph`Reviews are welcome, praise and complaint alike. Write what you have experienced yourself. We remove what is unlawful, insulting, an advertisement or about somebody’s private life. By posting a review you allow us to show it with your name.`,
        paragraph`Please do not disturb the store’s working, copy its texts and pictures for trade, or collect other people’s data from it. Texts, pictures, names and signs of the store belong to us or to those who let us use them.`,
      ],
    },
    {
      id: "liability",
      title: "What we answer for",
      blocks: [
        paragraph`We answer for the goods we sell and the service we promise, as the law requires. We do not answer for delays that nobody could prevent, such as floods, strikes or closed roads; we tell you about them and you may cancel. Beyond that our liability is limited to the value of the order, except where the law does not allow a limit: for injury, for defective products, for intent and gross negligence.`,
      ],
    },
    {
      id: "law",
      title: "Law and disputes",
      blocks: [
        paragraph`Indian law applies. The courts at {{city}}, {{state}}, have jurisdiction; as a consumer you may always turn to the consumer commission where you live or work.`,
        paragraph`We may change these terms. The version on this page on the day of your order holds for that order.`,
      ],
    },
    GRIEVANCE_SECTION,
    CONTACT_SECTION,
  ],
};

export const termsAndConditions = (policy: Policy): ContentPage => fillPage(TERMS_AND_CONDITIONS, policy);
