import { B2B_QUESTIONS, EXPORT_QUESTIONS } from "@store/domain";
import type { leads } from "../../db/schema/index.ts";
import { filledFacts, mailToCare } from "../../outbox/mail/create-mail.ts";
import type { Message } from "../../outbox/queue-message.ts";

type Lead = typeof leads.$inferInsert;

const KEYS = { b2b: "care-lead-b2b", export: "care-lead-export" } as const satisfies Record<Lead["kind"], string>;

const QUESTIONS: Readonly<Record<Lead["kind"], readonly string[]>> = { b2b: B2B_QUESTIONS, export: EXPORT_QUESTIONS };

/** Where a company is, by name; empty where the form does not say. */
export interface LeadPlace {
  readonly country: string;
  readonly state: string;
  readonly city: string;
}

/** Hands a lead to the people who call back: everything that the form asked. */
export function leadReceived(lead: Lead, { country, state, city }: LeadPlace): Message {
  const questions = QUESTIONS[lead.kind];
  const fields = filledFacts([
    ["Company", lead.companyName],
    ["Industry", lead.industryType],
    ["Size", lead.companySize],
    ["Website", lead.website],
    ["Annual revenue", lead.annualRevenue],
    ["Registered", lead.companyRegistered],
    ["Country", country],
    ["State", state],
    ["City", city],
    ["Name", lead.fullName],
    ["Job title", lead.jobTitle],
    ["Email", lead.email],
    ["Phone", lead.phone],
    ["Requirements", lead.specificRequirements],
  ]);
  const answers = lead.answers.map((answer, index) => (answer === "" ? "" : `${questions[index]}\n${answer}`));
  return mailToCare(KEYS[lead.kind], { company: lead.companyName }, [fields, ...answers]);
}
