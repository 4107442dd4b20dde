import type { SmsTextKey } from "@store/domain";
import { type Delivery, SENT } from "../delivery.ts";

export interface SmsMessage {
  /** A mobile number: a plus sign and digits. */
  readonly to: string;
  readonly text: string;
  readonly template: SmsTextKey;
  /** The number under which the text is registered, where it is not the one of the settings. */
  readonly templateId?: string | undefined;
  /** What stands in the variables of the registered text, by the names that it gives them. */
  readonly variables: Readonly<Record<string, string>>;
}

export interface Sms {
  /** False when nothing leaves the store: the outbox is where messages are read. */
  readonly isReal: boolean;
  readonly send: (message: SmsMessage) => Promise<Delivery>;
}

/** Sends nothing: what waits in the outbox is read there. */
export const outboxSms: Sms = { isReal: false, send: async () => SENT };
