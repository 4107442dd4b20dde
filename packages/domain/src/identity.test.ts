import { expect, it } from "vitest";
import { isSampleShop, SAMPLE_IDENTITY } from "./identity.ts";

it("is known as the sample until website and every mail address are a shop's own", () => {
  expect(isSampleShop(SAMPLE_IDENTITY)).toBe(true);
  const { emails, website } = SAMPLE_IDENTITY;
  const own = { website: "https://ghee.in", emails: { ...emails } };
  for (const desk of Object.keys(emails)) Object.assign(own.emails, { [desk]: `${desk}@ghee.in` });
  expect(isSampleShop(own)).toBe(false);
  expect(isSampleShop({ ...own, emails: { ...own.emails, privacy: emails.privacy } })).toBe(true);
  expect(isSampleShop({ ...own, website })).toBe(true);
});
