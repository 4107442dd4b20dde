import { CAPTCHA_FAILED, CAPTCHA_FIELD, checkInquiry, checkLead, LEAD_CREATED, messagesByField } from "@store/domain";
import type { HttpHandler } from "msw";
import { createB2bLead, createExportLead, inquiry, type ParsedRequest } from "../../contract/index.ts";
import { refuse } from "../mock-endpoint.ts";
import { COUNTRIES } from "./geography.ts";
import type { Serve } from "./serve.ts";

/** The domain's names of the fields and the wire's. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  description: "inquiry_description",
  companyName: "company_name",
  industryType: "industry_type",
  companySize: "company_size",
  annualRevenue: "annual_revenue",
  companyRegistered: "company_registered",
};

type Refusals = Parameters<typeof messagesByField>[0];

function refuseForm(refusals: Refusals) {
  const renamed = refusals.map((one) => ({ ...one, field: WIRE_NAMES[one.field] ?? one.field }));
  return refuse(400, { message: renamed[0]?.message, errors: messagesByField(renamed) });
}

type CompanyForm = ParsedRequest<typeof createB2bLead>["body"] | ParsedRequest<typeof createExportLead>["body"];

function receive(form: CompanyForm) {
  const checked = checkLead({
    companyName: form.company_name,
    industryType: form.industry_type,
    companySize: form.company_size,
    annualRevenue: form.annual_revenue,
    companyRegistered: form.company_registered,
    email: form.email,
  });
  return checked.ok ? { status: true, message: LEAD_CREATED } : refuseForm(checked.refusals);
}

export const leadHandlers = (serve: Serve): readonly (readonly HttpHandler[])[] => [
  serve.nobody(inquiry, ({ body }) => {
    const country = COUNTRIES.find(({ id }) => id === body.country);
    const checked = checkInquiry({
      ...body,
      country: country?.id ?? null,
      callingCode: country?.calling_code ?? "",
      description: body.inquiry_description,
    });
    if (!checked.ok) return refuseForm(checked.refusals);
    if (body[CAPTCHA_FIELD] === "") return refuse(400, CAPTCHA_FAILED);
    return { status: true, message: "Thank you! Your inquiry has been sent. We will get back to you soon." };
  }),

  serve.nobody(createB2bLead, ({ body }) => receive(body)),
  serve.nobody(createExportLead, ({ body }) => receive(body)),
];
