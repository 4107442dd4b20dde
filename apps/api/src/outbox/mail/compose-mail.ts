import { fillWords, MAIL_FRAME_KEY, mailTextTerms } from "@store/domain";
import { SHOP_WORDS } from "../complete-message.ts";
import { SHOP_VALUES, type WordsOf } from "../own-words.ts";
import type { MailContent, MailFrame } from "./content.ts";
import type { MailMessage } from "./create-mail.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";

/** What `{{name}}` says where the name is not known, or may not be named. */
const NAMELESS = "customer";

const SUPPORT = `Questions? Write to ${SHOP_WORDS.careEmail} or call ${SHOP_WORDS.carePhone}.`;

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail in the words that count now. */
export function composeMail({ key, values, greets, ...parts }: MailMessage, wordsOf: WordsOf): ComposedMail {
  const name = oneLine(greets?.name ?? "");
  const { given = {} } = mailTextTerms(key);
  const filling = new Map(Object.entries({ ...SHOP_VALUES, name: name || NAMELESS, ...given, ...values }));
  const fill = (template = "") => fillWords(template, filling);
  // Split before it is filled in: what people typed stays one paragraph.
  const paragraphs = (template = "") => template.split("\n\n").map(fill);

  const words = wordsOf("mail", key);
  const subject = oneLine(fill(words.subject));
  const content: MailContent = {
    subject,
    heading: fill(words.heading) || subject,
    blocks: [...paragraphs(words.opening), ...(parts.blocks ?? []), ...paragraphs(words.closing)],
    button: parts.button,
    note: [fill(words.note), parts.note ?? ""].filter((line) => line !== "").join("\n"),
  };
  const around = wordsOf("mail", MAIL_FRAME_KEY);
  const frame: MailFrame = greets
    ? {
        greeting: fill(name ? around.greeting : around.greetingWithoutName),
        signOff: { regards: fill(around.signOff), support: SUPPORT },
      }
    : {};
  return { subject, text: mailText(content, frame), html: mailHtml(content, frame) };
}
