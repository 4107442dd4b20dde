import { type Delivery, SENT } from "../delivery.ts";

/**
 * The texts that the store sends by SMS. In India each has to be registered (DLT), and is sent under the number that it
 * was registered with.
 */
export const SMS_TEMPLATES = [
  "otp",
  "coin-otp",
  "confirm-otp",
  "mobile-changed",
  "order-placed",
  "order-paid",
  "order-to-pay",
  "appointment-booked",
] as const;

export type SmsTemplate = (typeof SMS_TEMPLATES)[number];

export interface SmsMessage {
  /** A mobile number: a plus sign and digits. */
  readonly to: string;
  readonly text: string;
  readonly template: SmsTemplate;
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
