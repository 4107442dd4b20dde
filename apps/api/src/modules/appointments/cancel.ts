import { checkCancelAppointment, type Policy } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { appointments } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { cancelled, NO_SUCH_APPOINTMENT } from "./messages.ts";

interface Cancelling {
  readonly id: number;
  /** Why, for the customer's mail; may be empty. */
  readonly reason: string;
  /** The member of staff. */
  readonly by: number;
  readonly now: Date;
}

/** Cancels an appointment that is ahead: its customer is mailed, and its slot is free again. Answers its new version. */
export function cancelByStaff(
  db: Database,
  { id, reason, by, now }: Cancelling,
  policy: Policy,
): Promise<number | HttpError> {
  return inTransaction(db, async (tx) => {
    const isIt = eq(appointments.id, id);
    const [appointment] = await tx.select().from(appointments).where(isIt).for("update");
    if (!appointment) return httpError(404, NO_SUCH_APPOINTMENT);
    const checked = checkCancelAppointment({ ...appointment, now });
    if (!checked.ok) return httpError(409, checked.refusal);
    const version = appointment.version + 1;
    await tx.update(appointments).set({ cancelledAt: now, version }).where(isIt);
    await queueMessages(tx, [cancelled({ ...appointment, version }, { reason, now }, policy)], now);
    const audit = { customerId: by, action: "cancel", subject: "appointment", subjectId: id } as const;
    await recordAction(tx, { ...audit, before: { cancelled: false }, after: { cancelled: true, reason } }, now);
    return version;
  });
}
