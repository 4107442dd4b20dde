import { define, definitions, paragraph, point, points, type Section } from "../blocks.ts";
import { addressLine, brand } from "../brand.ts";
import { facts } from "../facts.ts";
import { links } from "../links.ts";
import { text } from "../text.ts";

/** How to reach the shop: the same at the foot of every policy. */
export const contactSection: Section = {
  id: "contact",
  title: "Write or call",
  blocks: [
    paragraph`A person reads every message. Please keep your order number at hand.`,
    points(
      point("Email", text`${links.careEmail}`),
      point("Phone", text`${links.carePhone}, ${brand.careHours}`),
      point("Chat", text`${links.whatsapp}`),
    ),
    paragraph`By post: ${brand.legalName}, ${addressLine()}.`,
  ],
};

/** Required of a seller online: Consumer Protection (E-Commerce) Rules 2020, rules 4 and 5. */
export const grievanceSection: Section = {
  id: "grievance-officer",
  title: "Grievance officer",
  blocks: [
    paragraph`If our care team has not solved your problem, write to our grievance officer. You get an acknowledgement with a ticket number within ${facts.grievance.acknowledgeHours} hours, and an answer within ${facts.grievance.resolveMonths} month of the day we receive your complaint.`,
    definitions(
      define("Name", text`${brand.grievanceOfficer.name}, ${brand.grievanceOfficer.designation}`),
      define("Email", text`${links.grievanceEmail}`),
      define("Phone", text`${links.grievancePhone}, ${brand.careHours}`),
      define("Post", text`${brand.legalName}, ${addressLine()}`),
    ),
    paragraph`You may also call the National Consumer Helpline on 1915, or go to the consumer commission of the place where you live.`,
  ],
};
