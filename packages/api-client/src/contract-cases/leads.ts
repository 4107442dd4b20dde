import { CAPTCHA_FAILED, INQUIRY_MESSAGES, LEAD_CREATED, LEAD_MESSAGES, REVENUE_BANDS } from "@store/domain";
import { describe, expect, test } from "vitest";
import { createB2bLead, createExportLead, inquiry } from "../contract/index.ts";
import { type CaseStore, done, refused } from "./case-store.ts";

export function leadCases(open: () => CaseStore): void {
  const anonymous = () => open().as({});

  describe("an inquiry", () => {
    const send = (changed: object = {}) =>
      anonymous()(inquiry, {
        body: {
          company: "Rao Traders",
          name: "Kavita Rao",
          country: open().place.country,
          phone: "+919811122233",
          email: "kavita@example.com",
          subject: "Ghee by the tin",
          inquiry_description: "Do you sell tins?",
          recaptcha: open().captchaAnswer,
          ...changed,
        },
      });

    test("is stored, and answered with a message for the shopper", async () => {
      expect(await done(send())).toMatchObject({ status: true, message: expect.stringMatching(/./) });
    });

    test("is refused for a wrong field, and for a wrong captcha", async () => {
      const { errors } = await refused(send({ inquiry_description: "" }), 400);
      expect(errors).toEqual({ inquiry_description: [INQUIRY_MESSAGES.description] });
      expect((await refused(send({ recaptcha: "" }), 400)).message).toBe(CAPTCHA_FAILED);
    });
  });

  test.each([createB2bLead, createExportLead])(
    "$path takes a lead, and refuses a band of revenue of one's own",
    async (endpoint) => {
      const body = {
        company_name: "Rao Traders",
        industry_type: "Retail",
        company_size: "10 to 50",
        annual_revenue: REVENUE_BANDS[0],
        company_registered: "yes",
        answer1: "Because",
      };
      expect(await done(anonymous()(endpoint, { body }))).toMatchObject({ status: true, message: LEAD_CREATED });
      const { errors } = await refused(anonymous()(endpoint, { body: { ...body, annual_revenue: "much" } }), 400);
      expect(errors).toEqual({ annual_revenue: [LEAD_MESSAGES.annualRevenue] });
    },
  );
}
