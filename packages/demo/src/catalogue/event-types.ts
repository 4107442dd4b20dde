import type { EventCategory } from "@store/domain";

export type EventSeed = {
  id: number;
  title: string;
  descriptionHtml: string;
  category: EventCategory;
  venueAddress: string;
  organizerName: string;
  /** Days from the seed, in India; negative in the past. */
  startsInDays: number;
  /** HH:MM in India. */
  startsAt: string;
  endsInDays: number;
  endsAt: string;
  status: string;
  /** null: everybody may come */
  maxAttendees: number | null;
  /** How many are registered. */
  registered: number;
};
