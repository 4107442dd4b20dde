import type { Policy } from "@store/domain";
import { define, definitions, paragraph, point, points, type Section } from "../blocks.ts";
import { facts } from "../facts.ts";
import { contactLinks } from "../links.ts";
import { addressLine } from "../shop-contact.ts";
import { text } from "../text.ts";

/** How to reach the shop: the same at the foot of every policy. */
export const contactSection = (policy: Policy): Section => ({
  id: "contact",
  title: "Write or call",
  blocks: [
    paragraph`A person reads every message. Please keep your order number at hand.`,
    points(
      point("Email", text`${contactLinks(policy).careEmail}`),
      point("Phone", text`${contactLinks(policy).carePhone}, ${policy.identity.careHours}`),
      point("Chat", text`${contactLinks(policy).whatsapp}`),
    ),
    paragraph`By post: ${policy.identity.legalName}, ${addressLine(policy)}.`,
  ],
});

/** Required of a seller online: Consumer Protection (E-Commerce) Rules 2020, rules 4 and 5. */
export const grievanceSection = (policy: Policy): Section => ({
  id: "grievance-officer",
  title: "Grievance officer",
  blocks: [
    paragraph`If our care team has not solved your problem, write to our grievance officer. You get an acknowledgement with a ticket number within ${facts.grievance.acknowledgeHours} hours, and an answer within ${facts.grievance.resolveMonths} month of the day we receive your complaint.`,
    definitions(
      define("Name", text`${policy.identity.grievanceOfficer.name}, ${policy.identity.grievanceOfficer.designation}`),
      define("Email", text`${contactLinks(policy).grievanceEmail}`),
      define("Phone", text`${contactLinks(policy).grievancePhone}, ${policy.identity.careHours}`),
      define("Post", text`${policy.identity.legalName}, ${addressLine(policy)}`),
    ),
    paragraph`You may also call the National Consumer Helpline on 1915, or go to the consumer commission of the place where you live.`,
  ],
});
