import { OTP_MINUTES } from "./otp.ts";

type Unit = "minute" | "day" | "month" | "year";

/** How long something is kept. */
export interface Term {
  readonly count: number;
  readonly unit: Unit;
}

interface Retention {
  /** What is kept, as the privacy policy names it. */
  readonly subject: string;
  readonly term: Term;
  /** What the term counts from, and why where a law says so. */
  readonly from: string;
}

const term = (count: number, unit: Unit): Term => ({ count, unit });

/**
 * How long the store keeps what it knows about people (C53). The privacy policy prints this table, and a job deletes
 * what has passed its term.
 */
export const RETENTION = {
  /** Companies Act 2013, section 128(5); CGST Act 2017, section 36. */
  taxPapers: {
    subject: "Invoices and orders",
    term: term(8, "year"),
    from: "from the order, as tax and company law require",
  },
  inquiries: { subject: "Enquiries and business forms", term: term(24, "month"), from: "after the last message" },
  consultations: {
    subject: "Consultations, with your answers about your health",
    term: term(3, "year"),
    from: "after the appointment, unless you have them erased sooner",
  },
  tickets: { subject: "Names of those registered for an event", term: term(12, "month"), from: "after the event" },
  returnPhotos: { subject: "Photos of what you return", term: term(12, "month"), from: "after you added them" },
  visitors: { subject: "Visitor numbers", term: term(180, "day"), from: "after the last cart, wish or page viewed" },
  carts: { subject: "Carts that were left", term: term(90, "day"), from: "after the last change" },
  stockRequests: {
    subject: "Requests to hear when goods are back",
    term: term(12, "month"),
    from: "after you asked, unless we could write to you before",
  },
  views: { subject: "Products that you looked at", term: term(180, "day"), from: "after you looked" },
  messageTexts: { subject: "Texts of mails and SMS", term: term(90, "day"), from: "after they were written" },
  messages: { subject: "To whom we wrote, and when", term: term(12, "month"), from: "after it was sent" },
  otps: { subject: "Login codes", term: term(OTP_MINUTES, "minute"), from: "after they were sent" },
} as const satisfies Record<string, Retention>;

export type Retained = keyof typeof RETENTION;

const inWords = ({ count, unit }: Term): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** "24 months after the last message". */
export const retentionInWords = ({ term: kept, from }: Retention): string => `${inWords(kept)} ${from}`;

/** What is from before this moment has passed its term; months and years are the calendar's, in UTC. */
export function termBegan(kept: Term, now: Date): Date {
  const began = new Date(now);
  switch (kept.unit) {
    case "minute":
      began.setUTCMinutes(began.getUTCMinutes() - kept.count);
      break;
    case "day":
      began.setUTCDate(began.getUTCDate() - kept.count);
      break;
    case "month":
      began.setUTCMonth(began.getUTCMonth() - kept.count);
      break;
    case "year":
      began.setUTCFullYear(began.getUTCFullYear() - kept.count);
  }
  return began;
}
