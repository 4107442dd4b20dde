import { SELLER } from "@store/content/brand";
import type { Message } from "./queue-message.ts";

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A letter to the people who look after customers; what somebody typed may stand in its subject. */
export const mailToCare = (subject: string, text: string): Message => ({
  channel: "mail",
  to: SELLER.email,
  subject: oneLine(subject),
  text,
});

/** What a form says, a line for each field that was filled in. */
export const fieldLines = (fields: readonly (readonly [label: string, value: string])[]): string =>
  fields.flatMap(([label, value]) => (value === "" ? [] : `${label}: ${value}`)).join("\n");
