import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { MESSAGE_KINDS } from "../staff/messages.ts";
import { MAIL_TEXT_KEYS, mailTextTerms } from "./mail-texts.ts";
import {
  checkMessageWords,
  findMessageText,
  MESSAGE_TEXTS,
  messageWords,
  TEMPLATE_ID_MISSING,
} from "./message-texts.ts";
import { SMS_TEXT_KEYS } from "./sms-texts.ts";
import { fillWords } from "./text-template.ts";
import { textVariableSample } from "./text-variables.ts";

const textOf = (channel: "mail" | "sms", key: string) => {
  const text = findMessageText(channel, key);
  if (!text) throw new Error(`There is no ${channel} ${key}`);
  return text;
};
const placed = textOf("mail", "order-placed");
const otp = textOf("sms", "otp");

const refusalsOf = (text: typeof placed, typed: Readonly<Record<string, string>>) => {
  const checked = checkMessageWords(text, typed);
  return checked.ok ? [] : checked.refusals.map(({ field, code }) => `${field} ${code}`);
};

describe("the texts", () => {
  it("are of every kind of message, each under a key and a label of its own", () => {
    const kinds = new Set<string>([...MAIL_TEXT_KEYS.map((key) => mailTextTerms(key).kind), ...SMS_TEXT_KEYS]);
    expect(MESSAGE_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
    for (const name of ["key", "label"] as const) {
      const names = MESSAGE_TEXTS.map((text) => `${text.channel} ${text[name]}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test.each(MESSAGE_TEXTS)("$channel $key: its default is one that an owner might have written", (text) => {
    const typed = Object.fromEntries(text.fields.map(({ name, standard }) => [name, standard]));
    expect(checkMessageWords(text, typed)).toEqual({ ok: true, value: {} });
    expect(messageWords(text, {})).toEqual(typed);
  });

  test.each(MESSAGE_TEXTS)("$channel $key: all its variables have samples, and leave no brace", (text) => {
    const samples = new Map<string, string>(text.variables.map((name) => [name, textVariableSample(name)]));
    for (const { standard } of text.fields) expect(fillWords(standard, samples)).not.toMatch(/[{}]/);
  });
});

describe("an owner's words", () => {
  it("are kept where they differ from the default", () => {
    const typed = { subject: "Thank you for {{number}}", opening: placed.fields[2]?.standard ?? "", note: "" };
    expect(checkMessageWords(placed, typed)).toEqual({ ok: true, value: { subject: "Thank you for {{number}}" } });
    expect(messageWords(placed, { subject: "Hi" })).toMatchObject({ subject: "Hi", note: "", heading: "" });
  });

  it.each([
    ["an unknown text", placed, { body: "Hi" }, ["body text-no-such-field"]],
    ["an empty subject", placed, { subject: " " }, ["subject text-empty"]],
    ["an empty opening", placed, { opening: "" }, ["opening text-empty"]],
    ["a variable of another mail", placed, { opening: "{{otp}}" }, ["opening text-variable-unknown"]],
    ["every text that is wrong", placed, { subject: "{", note: "}" }, ["subject text-brace", "note text-brace"]],
    ["too long a subject", placed, { subject: "a".repeat(151) }, ["subject text-too-long"]],
    ["a note without its words", textOf("mail", "order-note"), { opening: "Hi" }, ["opening text-variable-missing"]],
    ["an OTP without its code", otp, { text: "Hi", templateId: "1" }, ["text text-variable-missing"]],
    [
      "a payment's SMS without its link",
      textOf("sms", "order-to-pay"),
      { text: "Pay", templateId: "1" },
      ["text text-variable-missing"],
    ],
    ["an SMS that is not registered", otp, { text: "{{otp}}" }, ["templateId text-template-id-missing"]],
    ["a template id of other signs", otp, { templateId: "11 07" }, ["templateId text-template-id"]],
  ])("are refused: %s", (_, text, typed, refusals) => {
    expect(refusalsOf(text, typed)).toEqual(refusals);
  });

  it("are refused by naming the variable that is missing", () => {
    const checked = checkMessageWords(otp, { text: "Hello", templateId: "1" });
    expect(!checked.ok && checked.refusal).toMatchObject({
      params: { variable: "otp" },
      message: "This text has to name {{otp}} (The OTP). Please put it back in.",
    });
    const unregistered = checkMessageWords(otp, { text: "{{otp}} is it" });
    expect(!unregistered.ok && unregistered.refusal.message).toBe(TEMPLATE_ID_MISSING);
  });

  it("may move a variable from one text of a mail to another", () => {
    const note = textOf("mail", "order-note");
    expect(refusalsOf(note, { opening: "Hi", note: "{{words}}" })).toEqual([]);
  });

  it("of an SMS come with the number that they are registered under, or the number changes alone", () => {
    const typed = { text: "{{otp}} is your code", templateId: " 1107161234567890123 " };
    expect(checkMessageWords(otp, typed)).toEqual({
      ok: true,
      value: { text: "{{otp}} is your code", templateId: "1107161234567890123" },
    });
    expect(refusalsOf(otp, { templateId: "1107" })).toEqual([]);
  });

  it("that do not fit a later release count as the default, whatever they are", () => {
    expect(messageWords(placed, { opening: "{{gone}}", subject: "Hi" })).toEqual(messageWords(placed, {}));
    fc.assert(
      fc.property(fc.constantFrom(...MESSAGE_TEXTS), fc.dictionary(fc.string(), fc.string()), (text, stored) => {
        expect(Object.keys(messageWords(text, stored))).toEqual(text.fields.map(({ name }) => name));
      }),
    );
  });
});
