import { applyForEvent, createB2bLead, createExportLead, inquiry } from "@store/api-client/contract";
import { COUNTRY_INDIA, REVENUE_BANDS } from "@store/domain";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SOLVED } from "../testing/test-captcha.ts";
import { useTestStore } from "../testing/test-store.ts";

const store = useTestStore({ rateLimitFactor: 1 });

const MINUTE = 60_000;
const FORMS_IN_A_QUARTER = 30;
const MAILS_A_DAY = 20;

// The limits read the system's time. Only the date is faked: timers and the database go on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const lead = {
  company_name: "Rao Traders",
  industry_type: "Retail",
  company_size: "10 to 50",
  annual_revenue: REVENUE_BANDS[0],
  company_registered: "no",
};
const contact = {
  company: "Rao Traders",
  name: "Kavita Rao",
  country: COUNTRY_INDIA.id,
  phone: "+919811122233",
  email: "kavita@example.com",
  subject: "Ghee",
  inquiry_description: "By the tin?",
  recaptcha: SOLVED,
};
const registration = (email: string) => ({
  event_aaply_data: [{ event: 2, name: "Kavita Rao", email, phone_number: "+919811122233" }],
});

const statusFrom = async (address: string, path: string, body: object): Promise<number> => {
  const response = await store().request(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(body),
  });
  return response.status;
};

describe("a form that needs no login", () => {
  test.each([
    ["an inquiry", inquiry.path, () => contact],
    ["a business lead", createB2bLead.path, () => lead],
    ["an export lead", createExportLead.path, () => lead],
    ["a registration for an event", applyForEvent.path, (turn: number) => registration(`guest${turn}@example.com`)],
  ])("such as %s is taken thirty times in a quarter of an hour from one address", async (_, path, bodyOf) => {
    const address = "198.51.100.7";
    for (let turn = 1; turn <= FORMS_IN_A_QUARTER; turn++)
      expect(await statusFrom(address, path, bodyOf(turn))).toBe(200);
    expect(await statusFrom(address, path, bodyOf(0))).toBe(429);
    expect(await statusFrom("198.51.100.8", path, bodyOf(0))).toBe(200);
    vi.setSystemTime(Date.now() + 16 * MINUTE);
    expect(await statusFrom(address, path, bodyOf(0))).toBe(200);
  });

  test("writes to nobody more than twenty times a day, wherever it is sent from", async () => {
    const send = (turn: number, email: string) =>
      statusFrom(`203.0.113.${turn}`, applyForEvent.path, registration(email));
    for (let turn = 1; turn <= MAILS_A_DAY; turn++) expect(await send(turn, "victim@example.com")).toBe(200);
    expect(await send(99, "Victim@Example.com")).toBe(429);
    expect(await send(99, "other@example.com")).toBe(200);
  });
});
