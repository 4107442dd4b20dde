import { define, definitions, paragraph, type Section } from "../blocks.ts";
import { facts } from "../facts.ts";
import { text } from "../text.ts";

/** How to reach the shop: the same at the foot of every policy. */
export const CONTACT_SECTION: Section = {
  id: "contact",
  title: "Write or call",
  blocks: [
    paragraph`A person reads every message. Please keep your order number at hand.`,
    definitions(
      define("Email", text`{{care-email}}`),
      define("Phone", text`{{care-phone}}, {{care-hours}}`),
      define("Chat", text`{{whatsapp}}`),
    ),
    paragraph`By post: {{legal-name}}, {{address}}.`,
  ],
};

/** Required of a seller online: Consumer Protection (E-Commerce) Rules 2020, rules 4 and 5. */
export const GRIEVANCE_SECTION: Section = {
  id: "grievance-officer",
  title: "Grievance officer",
  blocks: [
    paragraph`If our care team has not solved your problem, write to our grievance officer. You get an acknowledgement with a ticket number within ${facts.grievance.acknowledgeHours} hours, and an answer within ${facts.grievance.resolveMonths} month of the day we receive your complaint.`,
    definitions(
      define("Name", text`{{grievance-officer}}, {{grievance-title}}`),
      define("Email", text`{{grievance-email}}`),
      define("Phone", text`{{grievance-phone}}, {{care-hours}}`),
      define("Post", text`{{legal-name}}, {{address}}`),
    ),
    paragraph`You may also call the National Consumer Helpline on 1915, or go to the consumer commission of the place where you live.`,
  ],
};
