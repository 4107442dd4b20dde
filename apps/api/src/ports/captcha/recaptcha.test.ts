import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { fakeProvider } from "../../testing/fake-provider.ts";
import { createRecaptcha } from "./recaptcha.ts";

const keys = { siteKey: "public-key", secretKey: "secret-key" };

/** reCAPTCHA that is answered so by Google, with the lines of its log. */
function recaptchaOf(answer: () => Response | Promise<Response>) {
  const lines: string[] = [];
  const { fetch, asked } = fakeProvider(answer);
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  return { ...createRecaptcha(keys, logger, fetch), asked, lines };
}

describe("reCAPTCHA", () => {
  test("gives the widget the public key", async () => {
    const { challenge } = recaptchaOf(() => Response.json({}));
    expect(await challenge("contact")).toEqual({ status: true, provider: "recaptcha", site_key: "public-key" });
  });

  test("asks Google about an answer", async () => {
    const { verify, asked } = recaptchaOf(() => Response.json({ success: true }));
    expect(await verify("contact", "an answer")).toBe(true);
    expect(asked).toMatchObject([
      {
        url: "https://www.google.com/recaptcha/api/siteverify",
        method: "POST",
        body: "secret=secret-key&response=an+answer",
      },
    ]);
  });

  test("refuses what Google refuses", async () => {
    const { verify } = recaptchaOf(() => Response.json({ success: false, "error-codes": ["timeout-or-duplicate"] }));
    expect(await verify("contact", "an answer")).toBe(false);
  });

  test("does not ask about nothing", async () => {
    const { verify, asked } = recaptchaOf(() => Response.json({ success: true }));
    expect(await verify("contact", "")).toBe(false);
    expect(asked).toEqual([]);
  });

  test.each([
    ["does not answer", () => Promise.reject(new TypeError("fetch failed"))],
    ["fails", () => new Response("<h1>Sorry</h1>", { status: 500 })],
    ["answers something else", () => Response.json({ ok: "yes" })],
  ])("lets nobody pass when Google %s, and says so in the log without a key or an answer", async (_, answer) => {
    const { verify, lines } = recaptchaOf(answer);
    expect(await verify("contact", "an answer")).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/secret-key|an answer/);
  });
});
