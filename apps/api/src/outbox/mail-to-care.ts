import { mailToCare as toCare } from "./mail/create-mail.ts";

/** A mail of text to customer care. */
export const mailToCare = (subject: string, text: string) => toCare(subject, [text]);

/** The fields of a form as text, one line for each that was filled in. */
export const fieldLines = (fields: readonly (readonly [label: string, value: string])[]): string =>
  fields.flatMap(([label, value]) => (value === "" ? [] : `${label}: ${value}`)).join("\n");
