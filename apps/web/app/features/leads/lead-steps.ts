import { checkLead, type LeadForm } from "@store/domain";
import type { LeadDraft } from "./lead-draft.ts";

/** The form's sections, in order (document 3, section 3 has the place before the person). */
export const STEPS = [
  { id: "company", title: "Your company" },
  { id: "place", title: "Where you are" },
  { id: "contact", title: "Who we talk to" },
  { id: "questions", title: "What you need" },
  { id: "consent", title: "Your consent" },
] as const;

export type StepId = (typeof STEPS)[number]["id"];

export const LAST_STEP = STEPS.length - 1;

type Field = keyof LeadForm | "state" | "city";
export type LeadErrors = Partial<Record<Field, string>>;

/** What can be refused in each section; the calling code stands for its country. */
const FIELDS: Readonly<Record<StepId, readonly Field[]>> = {
  company: ["companyName", "industryType", "companySize", "annualRevenue", "companyRegistered"],
  place: ["callingCode", "state", "city"],
  contact: ["email", "phone"],
  questions: [],
  consent: [],
};

const errorsOf = (draft: LeadDraft): LeadErrors => {
  const checked = checkLead(draft);
  return checked.ok ? {} : Object.fromEntries(checked.refusals.map(({ field, message }) => [field, message]));
};

/** What is refused in one section. */
export function errorsOfStep(draft: LeadDraft, place: number): LeadErrors {
  const step = STEPS[place];
  const all = errorsOf(draft);
  const own = step ? FIELDS[step.id].filter((field) => all[field] !== undefined) : [];
  return Object.fromEntries(own.map((field) => [field, all[field]]));
}

/** The first section that has one of these errors. */
export function stepOfErrors(errors: LeadErrors): number | undefined {
  const place = STEPS.findIndex(({ id }) => FIELDS[id].some((field) => errors[field] !== undefined));
  return place < 0 ? undefined : place;
}

/** The section up to which the form can be opened: the first in which something is refused, or else the last. */
export const furthestStep = (draft: LeadDraft): number => stepOfErrors(errorsOf(draft)) ?? LAST_STEP;
