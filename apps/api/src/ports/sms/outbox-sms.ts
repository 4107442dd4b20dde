import { SENT } from "../delivery.ts";
import type { Sms } from "./sms.ts";

/** Sends nothing: what waits in the outbox is read there. */
export const outboxSms: Sms = { isReal: false, send: async () => SENT };
