import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe } from "vitest";
import { createCaller } from "../client/index.ts";
import { contractCases } from "../contract-cases/index.ts";
import { createMockStore, MOCK_OTP, MOCK_PASSWORD, MOCK_PEOPLE, payAt } from "./index.ts";

const BASE = "http://store.example";
const { handlers, shop } = createMockStore({ baseUrl: BASE });
const server = setupServer(...handlers);

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

describe("the mocked store [R199]", () => {
  contractCases(() => ({
    as: (identity) => createCaller({ baseUrl: BASE, identity: () => identity }),
    person: { ...MOCK_PEOPLE.customer, password: MOCK_PASSWORD },
    otpSentTo: async () => MOCK_OTP,
    captchaAnswer: "solved",
    resetLinkSentTo: async (email) => shop.resetLinkSentTo(email),
    now: () => new Date(),
    payAt: async (paymentUrl) => payAt(shop, paymentUrl),
    place: { country: 104, state: 10402, city: 1040201 },
  }));
});
