import { OTP_MINUTES } from "../account/otp.ts";
import type { TextVariable } from "./text-variables.ts";

interface SmsTextTerms {
  /** What code inserts, by the names that the registered text gives them. */
  readonly variables: readonly TextVariable[];
  /** Without which the SMS says nothing. */
  readonly required?: readonly TextVariable[];
  /** What is the same in each. */
  readonly given?: Readonly<Partial<Record<TextVariable, string>>>;
  /** The default. */
  readonly text: string;
}

const GOOD_FOR = "It is good for {{minutes}} minutes. Please share it with nobody.";
/** The last line of an SMS, from which a browser fills in the OTP at this site alone (WebOTP). */
const FOR_BROWSERS = "@{{site}} #{{otp}}";
const MINUTES = { minutes: String(OTP_MINUTES) } as const;

/**
 * The texts that the store sends by SMS. In India each has to be registered (DLT), and is sent under the number that it
 * was registered with.
 */
export const SMS_TEXTS = {
  otp: {
    variables: ["otp"],
    required: ["otp"],
    given: MINUTES,
    text: `{{otp}} is your OTP to log in at {{shop}}. ${GOOD_FOR}\n${FOR_BROWSERS}`,
  },
  "coin-otp": {
    variables: ["otp", "coins", "amount"],
    required: ["otp"],
    given: MINUTES,
    text: `{{otp}} is your OTP to redeem {{coins}} coins ({{amount}}) at {{shop}}. ${GOOD_FOR}`,
  },
  "confirm-otp": {
    variables: ["otp"],
    required: ["otp"],
    given: MINUTES,
    text: `{{otp}} is your OTP to confirm a change of your account at {{shop}}. ${GOOD_FOR}`,
  },
  "mobile-changed": {
    variables: ["mobile"],
    required: ["mobile"],
    text: "The mobile number of your account at {{shop}} is now {{mobile}}. If it was not you, write to {{care-email}} at once.",
  },
  "order-placed": {
    variables: ["number", "total"],
    required: ["number"],
    text: "Your order {{number}} of {{total}} at {{shop}} is placed. Please pay when it is delivered.",
  },
  "order-paid": {
    variables: ["number", "total"],
    required: ["number"],
    text: "Your order {{number}} of {{total}} at {{shop}} is paid. Thank you! We pack it now.",
  },
  "order-to-pay": {
    variables: ["number", "total", "link"],
    required: ["link"],
    text: "Your order {{number}} of {{total}} at {{shop}} waits for its payment. Pay {{total}}: {{link}}",
  },
  "back-in-stock": {
    variables: ["product", "link"],
    required: ["product"],
    text: "{{product}} is back in stock at {{shop}}, as you asked us to tell you: {{link}}",
  },
  "appointment-booked": {
    variables: ["date", "time"],
    required: ["date", "time"],
    text: "Your online consultation at {{shop}} is booked for {{date}}, {{time}} (India).",
  },
} as const satisfies Record<string, SmsTextTerms>;

export type SmsTextKey = keyof typeof SMS_TEXTS;
/** The values that code inserts into an SMS. */
export type SmsTextValues<K extends SmsTextKey> = Readonly<Record<(typeof SMS_TEXTS)[K]["variables"][number], string>>;

export const isSmsTextKey = (key: string): key is SmsTextKey => Object.hasOwn(SMS_TEXTS, key);

export const SMS_TEXT_KEYS: readonly SmsTextKey[] = Object.keys(SMS_TEXTS).filter(isSmsTextKey);

export const smsTextTerms = (key: SmsTextKey): SmsTextTerms => SMS_TEXTS[key];
