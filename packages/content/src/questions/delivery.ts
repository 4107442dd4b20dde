import { formatRoundRupees, type Policy } from "@store/domain";
import { paragraph, type Question, question } from "../blocks.ts";
import { brand } from "../brand.ts";
import { facts } from "../facts.ts";
import { links } from "../links.ts";
import { pinChargeWords, shippingRate } from "../shipping-rates.ts";
import { strong } from "../text.ts";
import { restOfIndiaDays } from "../wording.ts";

/** What an order must cost for free shipping, in words; empty where no amount makes it free. */
const largeOrders = ({ shipping: { freeFrom } }: Policy): string =>
  freeFrom === null ? "" : `, for orders from ${formatRoundRupees(freeFrom)}`;

const inFreeCity = ({ shipping: { freeCity, isCityFree } }: Policy): string =>
  isCityFree ? `, and when the first address in your address list is in ${freeCity.name}` : "";

const anywhere = (policy: Policy): string =>
  policy.shipping.pinCharges.length === 0 ? ", anywhere in India" : `; ${pinChargeWords(policy).join("; ")}`;

export const deliveryQuestions = (policy: Policy): readonly Question[] => [
  question(
    "delivery-time",
    "How long does delivery take?",
    paragraph`${strong(`${policy.delivery.cityWorkingDays} working days`)} in ${policy.identity.address.city} and ${strong(`${restOfIndiaDays(policy)} working days`)} in the rest of India. The ${links.shippingPolicy} has the details.`,
  ),
  question(
    "shipping-charge",
    "What does shipping cost?",
    paragraph`${shippingRate(policy)}${anywhere(policy)}. It is free for ${brand.eliteName} members${largeOrders(policy)}${inFreeCity(policy)}.`,
  ),
  question(
    "missed-delivery",
    "What if nobody is at home?",
    paragraph`The courier calls you and makes ${strong(`${facts.delivery.furtherAttempts} more delivery attempts`)}. After that the parcel comes back to us and we call you to agree what to do.`,
  ),
  question(
    "abroad",
    "Do you deliver outside India?",
    paragraph`No, orders are delivered only inside India. For exports in larger quantities, please send us the ${links.exports}.`,
  ),
  question(
    "track",
    "Where is my order?",
    paragraph`Open Orders in your profile: each order shows its state and the expected date. If it is late, send us the order number and we trace it the same working day.`,
  ),
];
