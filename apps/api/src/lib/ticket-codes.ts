import { createHmac, timingSafeEqual } from "node:crypto";
import { tidyTicketCode } from "@store/domain";

interface TicketId {
  readonly eventId: number;
  readonly id: number;
}

/** What names a ticket of an event to who holds it, such as 7-341-K3MQ9TXZ. It opens nothing else. */
export interface TicketCodes {
  readonly sign: (ticket: TicketId) => string;
  /** The ticket that a code names, however it was typed; nothing of one that the store did not sign. */
  readonly read: (code: string) => TicketId | undefined;
}

/** Digits and capitals that nobody takes for each other (Crockford). */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 40 bits: short enough to be typed, and too many to be tried through a rate limit. */
const SIGNATURE_LENGTH = 8;
const CODE = /^([1-9]\d{0,9})-([1-9]\d{0,9})-([0-9A-Z]{8})$/;
const LARGEST_ID = 2_147_483_647;

/** @param secret derives the store's secret for a purpose. */
export function createTicketCodes(secret: (purpose: string) => string): TicketCodes {
  const key = secret("event tickets");
  const signatureOf = ({ eventId, id }: TicketId): string =>
    Array.from(
      createHmac("sha256", key)
        .update(JSON.stringify([eventId, id]))
        .digest()
        .subarray(0, SIGNATURE_LENGTH),
      (byte) => LETTERS.charAt(byte % LETTERS.length),
    ).join("");

  return {
    sign: (ticket) => `${ticket.eventId}-${ticket.id}-${signatureOf(ticket)}`,
    read: (code) => {
      const [, eventId, id, signature = ""] = CODE.exec(tidyTicketCode(code)) ?? [];
      const ticket = { eventId: Number(eventId), id: Number(id) };
      if (!(ticket.eventId <= LARGEST_ID && ticket.id <= LARGEST_ID)) return undefined;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(ticket))) ? ticket : undefined;
    },
  };
}
