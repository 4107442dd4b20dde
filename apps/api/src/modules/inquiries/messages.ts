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
    key: "inquiry-received",
    values: {
      ticket,
      "grievance-officer": SHOP_WORDS.grievanceOfficer,
      "grievance-email": SHOP_WORDS.grievanceEmail,
    },
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
  return mailToCare("care-inquiry", { ticket, subject }, [fields, description]);
}
