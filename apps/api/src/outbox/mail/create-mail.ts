import { SHOP_NAME } from "@store/content/brand";
import type { MessageKind } from "@store/domain";
import { SHOP_WORDS } from "../complete-message.ts";
import type { Message } from "../queue-message.ts";
import type { Fact, MailBlock, MailContent, MailFrame } from "./content.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";

export type MailMessage = Extract<Message, { channel: "mail" }>;

/** A mail to a customer. */
export interface CustomerMail extends MailContent {
  readonly to: string;
  /** How the receiver is greeted; left out where a stranger could have typed it. */
  readonly name?: string | undefined;
}

const SIGN_OFF = {
  regards: `With warm regards,\n${SHOP_NAME}`,
  support: `Questions? Write to ${SHOP_WORDS.careEmail} or call ${SHOP_WORDS.carePhone}.`,
} as const;

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

function compose(to: string, content: MailContent, frame: MailFrame): MailMessage {
  const { kind, attachments, secretUntil, variables } = content;
  const written = { ...content, subject: oneLine(content.subject) };
  return {
    channel: "mail",
    kind,
    to,
    subject: written.subject,
    text: mailText(written, frame),
    html: mailHtml(written, frame),
    ...(attachments ? { attachments } : {}),
    ...(secretUntil ? { secretUntil } : {}),
    ...(variables ? { variables } : {}),
  };
}

/** A mail to a customer: greeting, content, sign-off. */
export const createMail = ({ to, name, ...content }: CustomerMail): MailMessage =>
  compose(to, content, { greeting: name ? `Dear ${oneLine(name)},` : "Namaste,", signOff: SIGN_OFF });

/** A mail to customer care. Its subject may hold what a form's sender typed. */
export const mailToCare = (kind: MessageKind, subject: string, blocks: readonly MailBlock[]): MailMessage =>
  compose(SHOP_WORDS.careEmail, { kind, subject, blocks }, {});

/** The fields of a form that were filled in. */
export const filledFacts = (fields: readonly Fact[]): MailBlock => ({
  kind: "facts",
  rows: fields.filter(([, value]) => value !== ""),
});
