import type { createB2bLead, createExportLead, RequestOf } from "@store/api-client/contract";
import { B2B_QUESTIONS, EXPORT_QUESTIONS, type Lead } from "@store/domain";

export type LeadKind = "b2b" | "export";

export const QUESTIONS: Readonly<Record<LeadKind, readonly string[]>> = {
  b2b: B2B_QUESTIONS,
  export: EXPORT_QUESTIONS,
};

/** What the form holds, but for the consent, which is asked for each time. */
export type LeadDraft = {
  readonly companyName: string;
  readonly industryType: string;
  readonly companySize: string;
  readonly website: string;
  readonly annualRevenue: string;
  readonly companyRegistered: string;
  readonly country: number | null;
  readonly countryName: string;
  readonly callingCode: string;
  readonly state: number | null;
  readonly stateName: string;
  readonly city: number | null;
  readonly cityName: string;
  readonly fullName: string;
  readonly jobTitle: string;
  readonly email: string;
  readonly phone: string;
  /** Only the business form asks for them. */
  readonly specificRequirements: string;
  /** In the order of the questions; unanswered ones are empty. */
  readonly answers: readonly string[];
};

export const emptyDraft = (kind: LeadKind): LeadDraft => ({
  companyName: "",
  industryType: "",
  companySize: "",
  website: "",
  annualRevenue: "",
  companyRegistered: "",
  country: null,
  countryName: "",
  callingCode: "",
  state: null,
  stateName: "",
  city: null,
  cityName: "",
  fullName: "",
  jobTitle: "",
  email: "",
  phone: "",
  specificRequirements: "",
  answers: QUESTIONS[kind].map(() => ""),
});

export const isEmpty = (draft: LeadDraft): boolean =>
  Object.values(draft).every((value) => (Array.isArray(value) ? value.every((answer) => answer === "") : !value));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** A kept draft as far as it fits the form: an older version of the form may have kept other fields. */
export function restoreDraft(kept: unknown, empty: LeadDraft): LeadDraft {
  if (!isRecord(kept)) return empty;
  const text = (name: keyof LeadDraft) => (typeof kept[name] === "string" ? kept[name] : "");
  const id = (name: keyof LeadDraft) => (typeof kept[name] === "number" ? kept[name] : null);
  const answers: readonly unknown[] = Array.isArray(kept.answers) ? kept.answers : [];
  return {
    companyName: text("companyName"),
    industryType: text("industryType"),
    companySize: text("companySize"),
    website: text("website"),
    annualRevenue: text("annualRevenue"),
    companyRegistered: text("companyRegistered"),
    country: id("country"),
    countryName: text("countryName"),
    callingCode: text("callingCode"),
    state: id("state"),
    stateName: text("stateName"),
    city: id("city"),
    cityName: text("cityName"),
    fullName: text("fullName"),
    jobTitle: text("jobTitle"),
    email: text("email"),
    phone: text("phone"),
    specificRequirements: text("specificRequirements"),
    answers: empty.answers.map((_, place) => {
      const answer = answers[place];
      return typeof answer === "string" ? answer : "";
    }),
  };
}

/** The fields of both forms as they are sent, with the first four answers. */
function sharedBody(draft: LeadDraft, lead: Lead) {
  const [answer1, answer2, answer3, answer4] = draft.answers;
  return {
    company_name: lead.companyName,
    industry_type: lead.industryType,
    company_size: lead.companySize,
    website: draft.website.trim(),
    annual_revenue: lead.annualRevenue,
    company_registered: lead.companyRegistered,
    country: draft.country,
    state: draft.state,
    city: draft.city,
    full_name: draft.fullName.trim(),
    job_title: draft.jobTitle.trim(),
    email: lead.email,
    phone_no: lead.phone,
    answer1,
    answer2,
    answer3,
    answer4,
  };
}

export const b2bBody = (draft: LeadDraft, lead: Lead): RequestOf<typeof createB2bLead>["body"] => ({
  ...sharedBody(draft, lead),
  specific_requirements: draft.specificRequirements.trim(),
});

export function exportBody(draft: LeadDraft, lead: Lead): RequestOf<typeof createExportLead>["body"] {
  const [answer5, answer6, answer7, answer8, answer9, answer10, answer11] = draft.answers.slice(4);
  return { ...sharedBody(draft, lead), answer5, answer6, answer7, answer8, answer9, answer10, answer11 };
}
