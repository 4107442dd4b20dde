import { paragraph, type Question, question } from "../blocks.ts";
import { brand } from "../brand.ts";
import { facts } from "../facts.ts";
import { links } from "../links.ts";
import { strong } from "../text.ts";

export const DELIVERY_QUESTIONS: readonly Question[] = [
  question(
    "delivery-time",
    "How long does delivery take?",
    paragraph`${strong(`{{city-days}} working days`)} in {{city}} and ${strong(`{{rest-days}} working days`)} in the rest of India. The ${links.shippingPolicy} has the details.`,
  ),
  question(
    "shipping-charge",
    "What does shipping cost?",
    paragraph`{{shipping-charge}}. {{pin-charges}} It is free for ${brand.eliteName} members. {{free-city}} {{free-from}}`,
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
