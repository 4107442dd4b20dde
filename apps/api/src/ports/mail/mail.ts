import { type Delivery, SENT } from "../delivery.ts";

/** A file that goes with a mail: text, sent as UTF-8, or bytes. */
export interface MailFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: string | Uint8Array;
}

export interface MailMessage {
  /** The same whenever the same mail is tried again, so that a server can tell a double. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same in HTML; undefined for a mail that was queued without. */
  readonly html: string | undefined;
  readonly attachments: readonly MailFile[];
}

export interface Mail {
  /** False when nothing leaves the store: the outbox is where messages are read. */
  readonly isReal: boolean;
  readonly send: (message: MailMessage) => Promise<Delivery>;
}

/** Sends nothing: what waits in the outbox is read there. */
export const outboxMail: Mail = { isReal: false, send: async () => SENT };
