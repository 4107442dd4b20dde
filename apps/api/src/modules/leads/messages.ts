import type { leads } from "../../db/schema/index.ts";
import { fieldLines, mailToCare } from "../../outbox/mail-to-care.ts";
import type { Message } from "../../outbox/queue-message.ts";

type Lead = typeof leads.$inferInsert;

const SUBJECTS: Readonly<Record<Lead["kind"], string>> = { b2b: "Business lead", export: "Export lead" };

/** Hands a lead to the people who call back. The questions' own words are the form's; here they have their numbers. */
export function leadReceived(lead: Lead): Message {
  const fields = fieldLines([
    ["Company", lead.companyName],
    ["Industry", lead.industryType],
    ["Size", lead.companySize],
    ["Website", lead.website],
    ["Annual revenue", lead.annualRevenue],
    ["Registered", lead.companyRegistered],
    ["Name", lead.fullName],
    ["Job title", lead.jobTitle],
    ["Email", lead.email],
    ["Phone", lead.phone],
    ["Requirements", lead.specificRequirements],
    ...lead.answers.map((answer, index) => [`Answer ${index + 1}`, answer] as const),
  ]);
  return mailToCare(`${SUBJECTS[lead.kind]}: ${lead.companyName}`, fields);
}
