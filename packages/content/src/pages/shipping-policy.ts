import type { Policy } from "@store/domain";
import { type ContentPage, define, definitions, list, paragraph } from "../blocks.ts";
import { brand } from "../brand.ts";
import { facts } from "../facts.ts";
import { fillPage } from "../fill-page.ts";
import { links } from "../links.ts";
import { strong, text } from "../text.ts";
import { CONTACT_SECTION } from "./shared-sections.ts";

/** 2 working days in the city where the shop packs, 5 to 6 in the rest of India [R118]. */
export const SHIPPING_POLICY: ContentPage = {
  path: "/shipping-policy",
  title: "Shipping Policy",
  description: `Where {{shop-name}} delivers, how long it takes and what it costs: {{city-days}} working days in {{city}}, {{rest-days}} in the rest of India.`,
  updatedOn: "2026-10-01",
  intro: text`We pack in {{city}} and send to every pin code in India that a courier can reach.`,
  highlights: [
    define("{{city}}", text`{{city-days}} working days`),
    define("Rest of India", text`{{rest-days}} working days`),
    define("Charge", text`{{shipping-brief}}, free for ${brand.eliteName} members`),
    define("Nobody at home?", text`We come again, ${facts.delivery.furtherAttempts} more times`),
  ],
  sections: [
    {
      id: "delivery-times",
      title: "Delivery times",
      blocks: [
        definitions(
          define("In {{city}}", text`${strong(`{{city-days}} working days`)} from the day of your order.`),
          define("In the rest of India", text`${strong(`{{rest-days}} working days`)} from the day of your order.`),
        ),
        paragraph`Working days are Monday to Saturday, without public holidays. An order that needs online payment counts from the day the payment is confirmed. Hill districts, islands and places with a restricted courier service can take longer; we tell you when we see it.`,
        paragraph`${brand.eliteName} members get rapid delivery in {{rapid-cities}}.`,
      ],
    },
    {
      id: "charges",
      title: "Shipping charges",
      blocks: [
        list(
          text`{{shipping-charge}}.`,
          text`{{pin-charges}}`,
          text`{{free-from}}`,
          text`${strong("Free")} for ${brand.eliteName} members.`,
          text`{{free-city}}`,
        ),
        paragraph`The cart shows the charge before you pay. There is no handling fee. {{cash-fee}}`,
      ],
    },
    {
      id: "where",
      title: "Where we deliver",
      blocks: [
        paragraph`We deliver only inside India. Addresses in other countries can be saved in your account, but an order to them cannot be placed.`,
        paragraph`Do you want to import our goods? Send the ${links.exports} or write to {{exports-email}}.`,
      ],
    },
    {
      id: "dispatch",
      title: "Packing and dispatch",
      blocks: [
        paragraph`Orders are packed within {{dispatch-days}} working day. Glass and ghee travel in moulded paper, without plastic filling. If one item turns out to be missing on our shelf, we call you: you decide whether we wait, send the rest, or refund the item.`,
        paragraph`You can follow an order in your profile under Orders. The courier’s dates there are estimates.`,
      ],
    },
    {
      id: "receiving",
      title: "Receiving your parcel",
      blocks: [
        list(
          text`The courier calls the mobile number of the delivery address. Please keep it reachable.`,
          text`If nobody can receive the parcel, the courier makes ${strong(`${facts.delivery.furtherAttempts} more delivery attempts`)} on following working days. After the last one the parcel returns to us; we then call you to send it again or to refund the goods.`,
          text`Please do not accept a parcel that is open or crushed. Refuse it, or take a photograph before you open it, and tell us.`,
          text`For cash on delivery, please keep the exact amount ready.`,
        ),
        paragraph`Until the parcel is in your hands, or in the hands of somebody at your address, it travels at our risk.`,
      ],
    },
    {
      id: "late",
      title: "When a parcel is late",
      blocks: [
        paragraph`Weather, festivals and road closures happen. If your parcel is late, tell us: we trace it the same working day. If it has not arrived {{lost-days}} working days after the promised time, we treat it as lost and send it again or refund it in full, as you wish.`,
        paragraph`Wrong or broken goods are covered by the ${links.returnPolicy}.`,
      ],
    },
    CONTACT_SECTION,
  ],
};

export const shippingPolicy = (policy: Policy): ContentPage => fillPage(SHIPPING_POLICY, policy);
