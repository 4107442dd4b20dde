import { SELLER } from "@store/content/brand";
import type { Message } from "./queue-message.ts";

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A mail to customer care. Its subject may hold what a form's sender typed. */
export const mailToCare = (subject: string, text: string): Message => ({
  channel: "mail",
  to: SELLER.email,
  subject: oneLine(subject),
  text,
});

/** The fields of a form as text, one line for each that was filled in. */
export const fieldLines = (fields: readonly (readonly [label: string, value: string])[]): string =>
  fields.flatMap(([label, value]) => (value === "" ? [] : `${label}: ${value}`)).join("\n");
