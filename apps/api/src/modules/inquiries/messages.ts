import type { Inquiry } from "@store/domain";
import { SHOP_WORDS } from "../../outbox/complete-message.ts";
import { createMail, filledFacts, mailToCare } from "../../outbox/mail/create-mail.ts";
import type { Message } from "../../outbox/queue-message.ts";

export const INQUIRY_SENT = "Thank you! Your inquiry has been sent. We will get back to you soon.";

/**
 * Tells whoever wrote under which number their inquiry or complaint is kept (Consumer Protection (E-Commerce) Rules 2020,
 * rule 4). Without a word of theirs: otherwise anybody could use the form to send a line of their own to any address.
 */
export const ticketMail = (email: string, ticket: string): Message =>
  createMail({
    to: email,
    kind: "inquiry-received",
    subject: `We have your message: ${ticket}`,
    heading: "We have your message",
    blocks: [
      `Its ticket number is ${ticket}. Please name it when you write or call again.`,
      `A person of our care team reads it and answers within a few working days. If that does not solve it, write to our ${SHOP_WORDS.grievanceOfficer}: ${SHOP_WORDS.grievanceEmail}.`,
    ],
    note: "If you did not write to us, please ignore this mail.",
  });

/** Mails an inquiry to customer care. */
export function inquiryReceived(inquiry: Inquiry, country: string, ticket: string): Message {
  const { name, company, email, phone, subject, description } = inquiry;
  const fields = filledFacts([
    ["Name", name],
    ["Company", company],
    ["Country", country],
    ["Phone", phone],
    ["Email", email],
  ]);
  return mailToCare("care-inquiry", `Inquiry ${ticket}: ${subject}`, [fields, description]);
}
