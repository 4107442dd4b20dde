import type { PeopleKind } from "@store/domain";

interface PeopleWords {
  readonly title: string;
  readonly nouns: readonly [one: string, many: string];
  /** What the column beside the name says. */
  readonly about: string;
  readonly at: string;
  readonly empty: string;
}

/** The lists of people, in the order of their tabs, with their words. */
export const PEOPLE: Readonly<Record<PeopleKind, PeopleWords>> = {
  inquiries: {
    title: "Inquiries",
    nouns: ["inquiry", "inquiries"],
    about: "Subject",
    at: "Received",
    empty: "No inquiries found",
  },
  leads: { title: "Leads", nouns: ["lead", "leads"], about: "Company", at: "Received", empty: "No leads found" },
  appointments: {
    title: "Appointments",
    nouns: ["appointment", "appointments"],
    about: "Problem",
    at: "Begins",
    empty: "No appointments found",
  },
  attendees: {
    title: "Attendees",
    nouns: ["attendee", "attendees"],
    about: "Event",
    at: "Registered",
    empty: "No attendees found",
  },
  "gift-vouchers": {
    title: "Gift vouchers",
    nouns: ["gift voucher", "gift vouchers"],
    about: "Receiver",
    at: "Ordered",
    empty: "No gift vouchers found",
  },
};
