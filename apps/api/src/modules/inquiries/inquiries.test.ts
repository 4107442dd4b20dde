import { inquiry } from "@store/api-client/contract";
import {
  CAPTCHA_FAILED,
  COUNTRY_INDIA,
  DEFAULT_AGE_GROUP,
  INQUIRY_MESSAGES,
  INVALID_EMAIL,
  ticketNumber,
} from "@store/domain";
import { beforeEach, describe, expect, test } from "vitest";
import { inquiries } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { SELLER } from "../../testing/sample-documents.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { INQUIRY_SENT } from "./messages.ts";

const store = useTestStore();
beforeEach(() => store().db.delete(inquiries));

const FORM = {
  company: "Rao Traders",
  name: "Kavita Rao",
  country: COUNTRY_INDIA.id,
  phone: "+919811122233",
  email: "kavita@example.com",
  subject: "Ghee by the tin",
  inquiry_description: "Do you sell tins of fifteen kilos?",
  age_group: DEFAULT_AGE_GROUP,
  recaptcha: SOLVED,
};
const send = (changed: object = {}) => store().nobody(inquiry, { body: { ...FORM, ...changed } });
const saved = () => store().db.select().from(inquiries).orderBy(inquiries.id);

describe("an inquiry", () => {
  test("is kept, and handed to the people who answer it [R128] [R130] [R131]", async () => {
    expect(await expectDone(send())).toEqual({ status: true, message: INQUIRY_SENT });
    expect(await saved()).toMatchObject([
      {
        company: "Rao Traders",
        countryId: COUNTRY_INDIA.id,
        phone: "+919811122233",
        description: FORM.inquiry_description,
        ageGroup: "00 to 06",
      },
    ]);
    const newest = (await store().outbox()).find(({ to }) => to === SELLER.email);
    expect(newest).toMatchObject({ channel: "mail", to: SELLER.email });
    for (const part of ["Kavita Rao", "India", "+919811122233", "kavita@example.com", "fifteen kilos"]) {
      expect(newest?.text).toContain(part);
    }
  });

  test("gets a ticket number by mail, which care is told as well, and not a word of the writer", async () => {
    await expectDone(send({ subject: "Buy at cheap.example" }));
    const [row] = await saved();
    const ticket = ticketNumber(row?.id ?? 0);
    const sent = await store().outbox();
    const toWriter = sent.find(({ to }) => to === FORM.email);
    expect(toWriter?.text).toContain(`Its ticket number is ${ticket}.`);
    for (const word of ["cheap.example", "fifteen kilos", "Kavita"]) expect(toWriter?.text).not.toContain(word);
    expect(sent.find(({ to }) => to === SELLER.email)?.html).toContain(ticket);
  });

  test("keeps an age group that is one of the six, and takes the usual one for another [R131]", async () => {
    await expectDone(send({ age_group: "18 to 45" }));
    await expectDone(send({ age_group: "old" }));
    await expectDone(send({ age_group: undefined }));
    expect((await saved()).map(({ ageGroup }) => ageGroup)).toEqual(["18 to 45", "00 to 06", "00 to 06"]);
  });

  test.each([
    ["company", " ", INQUIRY_MESSAGES.company],
    ["name", "", INQUIRY_MESSAGES.name],
    ["email", "kavita", INVALID_EMAIL],
    ["subject", "", INQUIRY_MESSAGES.subject],
    ["country", 999_999, "This country is not known"],
    ["country", undefined, "Country is required"],
    ["phone", "", INQUIRY_MESSAGES.phone],
    ["phone", "+91", INQUIRY_MESSAGES.phone],
    ["phone", "+91 98111 CALL", INQUIRY_MESSAGES.phoneDigits],
    ["inquiry_description", "", INQUIRY_MESSAGES.description],
    ["inquiry_description", "x".repeat(4001), "Description must have at most 4000 characters"],
    ["recaptcha", "", CAPTCHA_FAILED],
    ["recaptcha", "guessed", CAPTCHA_FAILED],
  ])("with the %s %.20j is refused: %s [R128] [R130]", async (field, value, words) => {
    const before = (await store().outbox()).length;
    const { errors } = await expectRefused(send({ [field]: value }), 400);
    expect(errors).toEqual({ [field]: [words] });
    expect(await saved()).toEqual([]);
    expect(await store().outbox()).toHaveLength(before);
  });
});
