import { and, between, desc, eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { payments } from "../db/schema/index.ts";
import { Refused } from "../http/refusal.ts";
import { settlePayment } from "../modules/payments/settle-payment.ts";
import type { PaymentGateway } from "../ports/payment/payment-gateway.ts";
import type { Step } from "./create-schedule.ts";
import { eachAlone } from "./each-alone.ts";

const MINUTE_MS = 60_000;
/** In minutes: an answer is given time to come by itself, and not waited for without end. */
const [YOUNGEST, OLDEST] = [5, 24 * 60];
/** Payments that are asked about in one run. */
const AT_ONCE = 50;

interface Dependencies {
  readonly db: Database;
  readonly logger: Logger;
  readonly payment: PaymentGateway;
}

/** Asks the gateway about payments whose answer never came, so that nobody has paid for nothing. */
export function confirmPayments({ db, logger, payment: { name, ask } }: Dependencies): readonly Step[] {
  if (!ask) return [];

  async function confirm(txnId: string, now: Date): Promise<void> {
    const told = await ask?.(txnId);
    if (!told?.ok) return;
    const result = await settlePayment(db, name, told.value, now);
    if (result instanceof Refused) {
      logger.warn({ gateway: name, txnId, reason: result.words.message }, "A payment answer was refused");
    }
  }

  const run = async (now: Date): Promise<void> => {
    const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
    const waiting = await db
      .select({ txnId: payments.txnId })
      .from(payments)
      .where(
        and(
          eq(payments.gateway, name),
          eq(payments.state, "pending"),
          between(payments.createdAt, ago(OLDEST), ago(YOUNGEST)),
        ),
      )
      .orderBy(desc(payments.createdAt))
      .limit(AT_ONCE);
    await eachAlone(waiting, ({ txnId }) => confirm(txnId, now));
  };
  return [{ name: "confirm payments", everySeconds: 2 * 60, run }];
}
