import { type createB2bLead, LEAD_FIELDS, type ParsedRequest } from "@store/api-client/contract";
import { checkLead } from "@store/domain";
import type { Database } from "../../db/database.ts";
import type { leads } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { checkPlace, findCountry } from "../geography/check-place.ts";

/** The fields of both forms. */
export type CompanyForm = Omit<
  ParsedRequest<typeof createB2bLead>["body"],
  "specific_requirements" | "answer1" | "answer2" | "answer3" | "answer4"
>;

export type Company = Omit<typeof leads.$inferInsert, "id" | "kind" | "specificRequirements" | "answers" | "createdAt">;

/**
 * Checks the fields of both forms by the domain's rule, and that the city lies in the state and the state in the
 * country.
 */
export async function checkCompany(db: Database, form: CompanyForm): Promise<Company | HttpError> {
  const { country, state, city } = form;
  const known = country === undefined ? undefined : await findCountry(db, country);
  if (known instanceof HttpError) return known;
  const checked = checkLead({
    companyName: form.company_name,
    industryType: form.industry_type,
    companySize: form.company_size,
    annualRevenue: form.annual_revenue,
    companyRegistered: form.company_registered,
    email: form.email,
    phone: form.phone_no,
    callingCode: known?.callingCode,
  });
  if (!checked.ok) return httpError(400, checked.refusals, { fieldNames: LEAD_FIELDS });
  const elsewhere = await checkPlace(db, { country, state, city });
  if (elsewhere) return elsewhere;
  return {
    ...checked.value,
    website: form.website ?? "",
    countryId: country,
    stateId: state,
    cityId: city,
    fullName: form.full_name ?? "",
    jobTitle: form.job_title ?? "",
  };
}
