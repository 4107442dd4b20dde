import type { PaymentService } from "../modules/payments/payment-service.ts";
import type { PaymentReport } from "../ports/payment/payment-gateway.ts";
import { createSandbox, signSandboxAnswer } from "../ports/payment/sandbox.ts";

/** The storefront of every test. */
export const TEST_SITE = "https://shop.test";
const SECRET = "the sandbox's secret in a test";

export const testPayments: PaymentService = {
  gateway: createSandbox({ secret: SECRET, siteUrl: TEST_SITE }),
  apiUrl: "http://store.test",
};

/** A callback as the sandbox would send it. */
export const signedAnswer = (report: PaymentReport) => signSandboxAnswer(SECRET, report);
