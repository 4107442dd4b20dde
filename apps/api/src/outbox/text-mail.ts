import { SELLER, SHOP_NAME } from "@store/content/brand";
import type { MailAttachment } from "../lib/mail-attachment.ts";
import type { Message } from "./queue-message.ts";

export type MailMessage = Extract<Message, { channel: "mail" }>;

export interface MailText {
  readonly to: string;
  /** How the receiver is greeted; left out where a stranger could have typed it. */
  readonly name?: string | undefined;
  readonly subject: string;
  /** Between greeting and sign-off; empty ones are left out. */
  readonly paragraphs: readonly string[];
  readonly attachments?: readonly MailAttachment[];
  readonly secretUntil?: Date;
}

const SIGN_OFF = [
  `With warm regards,\n${SHOP_NAME}`,
  `Questions? Write to ${SELLER.email} or call ${SELLER.phone}.`,
].join("\n\n");

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A mail to a customer: greeting, paragraphs, sign-off. Every mail of the store is built by this. */
export function textMail({ to, name, subject, paragraphs, ...rest }: MailText): MailMessage {
  const greeting = name ? `Dear ${oneLine(name)},` : "Namaste,";
  const text = [greeting, ...paragraphs.filter((paragraph) => paragraph !== ""), SIGN_OFF].join("\n\n");
  return { channel: "mail", to, subject: oneLine(subject), text, ...rest };
}

const SITE = "{site}";

/** An address of the storefront in a message that is queued: what queues it need not know the storefront's host. */
export const siteLink = (path: `/${string}`): string => SITE + path;

/** A queued text as it is sent. */
export const completeLinks = (text: string, siteUrl: string): string => text.replaceAll(SITE, siteUrl);
