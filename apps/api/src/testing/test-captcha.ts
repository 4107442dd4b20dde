import type { Captcha } from "../ports/captcha/captcha.ts";

/** The one answer that a test's captcha takes. */
export const SOLVED = "solved";

export const testCaptcha: Captcha = {
  challenge: async () => ({ status: true, provider: "recaptcha", site_key: "test" }),
  verify: async (_, answer) => answer === SOLVED,
};
