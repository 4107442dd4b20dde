import { EMAIL_MAXIMUM_LENGTH, FIELD_LENGTHS, type InquiryForm, type LeadForm } from "@store/domain";
import * as v from "valibot";
import { endpoint, type ParsedRequest } from "./endpoint.ts";
import { Captcha, Done, Id, maybe, text } from "./fields.ts";

const { line: LINE, paragraph: PARAGRAPH, phone: PHONE } = FIELD_LENGTHS;

/** The domain checks the fields (`checkInquiry`). */
export const inquiry = endpoint({
  method: "POST",
  path: "/inquiries/",
  access: "public",
  summary: "Sends the contact form",
  body: v.object({
    company: text(LINE),
    name: text(LINE),
    country: Id,
    /** With the calling code in front. */
    phone: text(PHONE),
    email: text(EMAIL_MAXIMUM_LENGTH),
    subject: text(LINE),
    inquiry_description: text(PARAGRAPH),
    age_group: maybe(text(20)),
    ...Captcha,
  }),
  reply: Done,
});

/** The contact form's fields as the wire names them, in refusals too. */
export const INQUIRY_FIELDS = {
  company: "company",
  name: "name",
  email: "email",
  subject: "subject",
  country: "country",
  callingCode: "country",
  phone: "phone",
  description: "inquiry_description",
} as const satisfies Record<keyof InquiryForm, keyof ParsedRequest<typeof inquiry>["body"]>;

/** What both lead forms ask for [R176 R177]. */
const company = {
  company_name: text(LINE),
  industry_type: text(LINE),
  company_size: text(LINE),
  website: maybe(text(LINE)),
  annual_revenue: text(60),
  company_registered: text(20),
  country: maybe(Id),
  state: maybe(Id),
  city: maybe(Id),
  full_name: maybe(text(LINE)),
  job_title: maybe(text(LINE)),
  email: maybe(text(EMAIL_MAXIMUM_LENGTH)),
  phone_no: maybe(text(PHONE)),
} as const;

/** The fields of both lead forms that the domain checks, as the wire names them, in refusals too. */
export const LEAD_FIELDS = {
  companyName: "company_name",
  industryType: "industry_type",
  companySize: "company_size",
  annualRevenue: "annual_revenue",
  companyRegistered: "company_registered",
  email: "email",
  phone: "phone_no",
  callingCode: "country",
} as const satisfies Record<keyof LeadForm, keyof typeof company>;

const answer = maybe(text(PARAGRAPH));
const fourAnswers = { answer1: answer, answer2: answer, answer3: answer, answer4: answer } as const;

export const createB2bLead = endpoint({
  method: "POST",
  path: "/user/web/b2b/create/",
  access: "public",
  summary: "Sends the business form",
  body: v.object({ ...company, specific_requirements: maybe(text(PARAGRAPH)), ...fourAnswers }),
  reply: Done,
});

export const createExportLead = endpoint({
  method: "POST",
  path: "/user/web/Exportlead/create/",
  access: "public",
  summary: "Sends the export form",
  body: v.object({
    ...company,
    ...fourAnswers,
    answer5: answer,
    answer6: answer,
    answer7: answer,
    answer8: answer,
    answer9: answer,
    answer10: answer,
    answer11: answer,
  }),
  reply: Done,
});
