import { checkLead, type LeadForm } from "@store/domain";
import { errorsOf, type FieldErrors } from "@store/react-client/use-form";
import type { LeadDraft } from "./lead-draft.ts";

/** The form's sections, in order; [R176] has the place before the person. */
export const STEPS = [
  { id: "company", title: "Your company" },
  { id: "place", title: "Where you are" },
  { id: "contact", title: "Who we talk to" },
  { id: "questions", title: "What you need" },
  { id: "consent", title: "Your consent" },
] as const;

export type StepId = (typeof STEPS)[number]["id"];

export const LAST_STEP = STEPS.length - 1;

export type LeadField = keyof LeadForm | "state" | "city";
export type LeadErrors = FieldErrors<LeadField>;

/** What can be refused in each section; the calling code stands for its country. */
const FIELDS: Readonly<Record<StepId, readonly LeadField[]>> = {
  company: ["companyName", "industryType", "companySize", "annualRevenue", "companyRegistered"],
  place: ["callingCode", "state", "city"],
  contact: ["email", "phone"],
  questions: [],
  consent: [],
};

/** What is refused in one section. */
export function errorsOfStep(draft: LeadDraft, place: number): LeadErrors {
  const step = STEPS[place];
  const all: LeadErrors = errorsOf(checkLead(draft));
  const own = step ? FIELDS[step.id].filter((field) => all[field] !== undefined) : [];
  return Object.fromEntries(own.map((field) => [field, all[field]]));
}

/** The first section that has one of these errors. */
export function stepOfErrors(errors: LeadErrors): number | undefined {
  const place = STEPS.findIndex(({ id }) => FIELDS[id].some((field) => errors[field] !== undefined));
  return place < 0 ? undefined : place;
}

/** The section up to which the form can be opened: the first in which something is refused, or else the last. */
export const furthestStep = (draft: LeadDraft): number => stepOfErrors(errorsOf(checkLead(draft))) ?? LAST_STEP;
