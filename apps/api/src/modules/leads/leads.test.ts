import { createB2bLead, createExportLead } from "@store/api-client/contract";
import { placeInIndia } from "@store/content/geography";
import {
  B2B_QUESTIONS,
  COUNTRY_INDIA,
  INVALID_EMAIL,
  LEAD_CREATED,
  LEAD_MESSAGES,
  REGISTERED_VALUES,
  REVENUE_BANDS,
  SELECT_COUNTRY_FIRST,
  SELECT_STATE_FIRST,
} from "@store/domain";
import { beforeEach, describe, expect, test } from "vitest";
import { leads } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { SELLER } from "../../testing/sample-documents.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();
beforeEach(() => store().db.delete(leads));

const pune = placeInIndia({ city: "Pune", state: "Maharashtra" });
const surat = placeInIndia({ city: "Surat", state: "Gujarat" });

const REQUIRED = {
  company_name: "Rao Traders",
  industry_type: "Retail",
  company_size: "10 to 50",
  annual_revenue: REVENUE_BANDS[1],
  company_registered: "yes",
};
const FORM = {
  ...REQUIRED,
  website: "https://rao.example",
  country: COUNTRY_INDIA.id,
  state: pune.stateId,
  city: pune.cityId,
  full_name: "Kavita Rao",
  job_title: "Owner",
  email: "kavita@example.com",
  phone_no: "+919811122233",
};

const answersOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`answer${index + 1}`, `Because ${index + 1}`]));

const saved = () => store().db.select().from(leads).orderBy(leads.id);
const send = {
  b2b: (changed: object) => store().nobody(createB2bLead, { body: { ...REQUIRED, ...changed } }),
  export: (changed: object) => store().nobody(createExportLead, { body: { ...REQUIRED, ...changed } }),
};

test("a business form is kept with its four answers, and handed on [R176] [R180]", async () => {
  const body = { ...FORM, specific_requirements: "Tins of fifteen kilos", ...answersOf(4) };
  expect(await expectDone(send.b2b(body))).toEqual({ status: true, message: LEAD_CREATED });
  expect(await saved()).toMatchObject([
    {
      kind: "b2b",
      companyName: "Rao Traders",
      cityId: pune.cityId,
      specificRequirements: "Tins of fifteen kilos",
      answers: ["Because 1", "Because 2", "Because 3", "Because 4"],
    },
  ]);
  const [newest] = await store().outbox();
  expect(newest).toMatchObject({ channel: "mail", to: SELLER.email });
  for (const part of ["Kavita Rao", "+919811122233", "fifteen kilos", "City: Pune", `${B2B_QUESTIONS[3]}\nBecause 4`]) {
    expect(newest?.text).toContain(part);
  }
});

test("an export form is kept with its eleven answers, in the order of the questions [R177] [R180]", async () => {
  const body = { ...FORM, ...answersOf(11), answer3: "" };
  expect(await expectDone(send.export(body))).toEqual({ status: true, message: LEAD_CREATED });
  const [lead] = await saved();
  expect(lead?.kind).toBe("export");
  expect(lead?.answers).toEqual(Array.from({ length: 11 }, (_, index) => (index === 2 ? "" : `Because ${index + 1}`)));
});

describe.each(["b2b", "export"] as const)("the %s form", (kind) => {
  test("asks for five fields; the others may be left out [R176] [R177]", async () => {
    await expectDone(send[kind]({}));
    expect(await saved()).toMatchObject([{ website: "", countryId: null, cityId: null, email: "", fullName: "" }]);
  });

  test("takes the nine bands of revenue and the three answers about registration [R178]", async () => {
    for (const annual_revenue of REVENUE_BANDS) await expectDone(send[kind]({ annual_revenue }));
    for (const company_registered of REGISTERED_VALUES) await expectDone(send[kind]({ company_registered }));
    expect(await saved()).toHaveLength(REVENUE_BANDS.length + REGISTERED_VALUES.length);
  });

  test.each([
    ["company_name", " ", LEAD_MESSAGES.companyName, "company_name"],
    ["industry_type", "", LEAD_MESSAGES.industryType, "industry_type"],
    ["company_size", "", LEAD_MESSAGES.companySize, "company_size"],
    ["annual_revenue", "1 to 6 cr", LEAD_MESSAGES.annualRevenue, "annual_revenue"],
    ["annual_revenue", undefined, LEAD_MESSAGES.annualRevenue, "annual_revenue"],
    ["company_registered", "Yes", LEAD_MESSAGES.companyRegistered, "company_registered"],
    ["email", "kavita", INVALID_EMAIL, "email"],
    ["phone_no", "98111", LEAD_MESSAGES.phone, "phone_no"],
    ["phone_no", "+91 98111 CALL2", LEAD_MESSAGES.phone, "phone_no"],
    ["country", 999_999, "This country is not known", "country"],
    ["state", 999_999, "This state is not in that country", "state"],
    ["city", 999_999, "This city is not in that state", "city"],
    ["city", surat.cityId, "This city is not in that state", "city"],
    ["country", null, SELECT_COUNTRY_FIRST, "state"],
    ["state", null, SELECT_STATE_FIRST, "city"],
  ])("with the %s %j is refused: %s [R178] [R179]", async (field, value, words, named) => {
    const { errors } = await expectRefused(send[kind]({ ...FORM, [field]: value }), 400);
    expect(errors).toEqual({ [named]: [words] });
    expect(await saved()).toEqual([]);
  });
});
