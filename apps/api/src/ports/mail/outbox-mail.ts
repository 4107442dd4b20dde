import { SENT } from "../delivery.ts";
import type { Mail } from "./mail.ts";

/** Sends nothing: what waits in the outbox is read there. */
export const outboxMail: Mail = { isReal: false, send: async () => SENT };
