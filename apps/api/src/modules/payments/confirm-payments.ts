import { minutesAfter, type Policy } from "@store/domain";
import { and, between, desc, eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { payments } from "../../db/schema/index.ts";
import { HttpError } from "../../http/http-error.ts";
import type { PaymentGateway } from "../../ports/payment/payment-gateway.ts";
import { isNotHeldBack } from "../../queue/failed-jobs.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import type { Job } from "../../queue/job.ts";
import { applyReport } from "./apply-report.ts";
import type { PaymentHandlers } from "./payment-service.ts";

/** In minutes: how long an answer may take to come by itself, and when to stop waiting for it. */
const [YOUNGEST, OLDEST] = [5, 24 * 60];
const CONFIRM = "confirm payments";
/** Payments that are asked about in one run. */
const AT_ONCE = 50;

interface Dependencies {
  readonly db: Database;
  readonly logger: Logger;
  readonly payment: PaymentGateway;
  readonly handlers: PaymentHandlers;
  readonly policy: () => Policy;
}

/** Where a run stopped, since it had asked often enough. */
type Place = Pick<typeof payments.$inferSelect, "txnId" | "createdAt">;

/** Pending payments of a gateway that are old enough to be asked about: the newest, or those that follow a place. */
function findWaiting(db: Database, gateway: string, place: Place | undefined, now: Date): Promise<readonly Place[]> {
  const { txnId, createdAt, state } = payments;
  const ago = (minutes: number) => minutesAfter(now, -minutes);
  const follows =
    place && sql`(${createdAt}, ${txnId}) < (${place.createdAt.toISOString()}::timestamptz, ${place.txnId})`;
  return db
    .select({ txnId, createdAt })
    .from(payments)
    .where(
      and(
        ...[eq(payments.gateway, gateway), eq(state, "pending"), between(createdAt, ago(OLDEST), ago(YOUNGEST))],
        ...[isNotHeldBack(db, CONFIRM, txnId, now), follows],
      ),
    )
    .orderBy(desc(createdAt), desc(txnId))
    .limit(AT_ONCE);
}

/**
 * Asks the gateway about payments whose answer never came, so that no payment is lost. Where more wait than one
 * run asks about, the next one goes on: payments that somebody begins and leaves hide no other.
 */
export function confirmPayments({
  db,
  logger,
  payment: { name, ask },
  handlers,
  policy,
}: Dependencies): readonly Job[] {
  if (!ask) return [];

  async function confirm(txnId: string, now: Date): Promise<void> {
    const report = await ask?.(txnId);
    if (!report?.ok) return;
    const result = await applyReport({ db, handlers, policy }, name, report.value, now);
    if (result instanceof HttpError) {
      logger.warn({ gateway: name, txnId, reason: result.refusal.message }, "A payment callback was rejected");
    }
  }

  let place: Place | undefined;
  const run = async (now: Date): Promise<void> => {
    const waiting = await findWaiting(db, name, place, now);
    place = waiting.length === AT_ONCE ? waiting.at(-1) : undefined;
    await forEachItem(
      { db, job: CONFIRM, now },
      waiting,
      ({ txnId }) => txnId,
      ({ txnId }) => confirm(txnId, now),
    );
  };
  return [{ name: CONFIRM, schedule: "0 */2 * * * *", run }];
}
