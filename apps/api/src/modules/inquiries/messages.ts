import type { Inquiry } from "@store/domain";
import { filledFacts, mailToCare } from "../../outbox/mail/create-mail.ts";
import type { Message } from "../../outbox/queue-message.ts";

export const INQUIRY_SENT = "Thank you! Your inquiry has been sent. We will get back to you soon.";

/** Mails an inquiry to customer care. */
export function inquiryReceived(inquiry: Inquiry, country: string): Message {
  const { name, company, email, phone, subject, description } = inquiry;
  const fields = filledFacts([
    ["Name", name],
    ["Company", company],
    ["Country", country],
    ["Phone", phone],
    ["Email", email],
  ]);
  return mailToCare("care-inquiry", `Inquiry: ${subject}`, [fields, description]);
}
