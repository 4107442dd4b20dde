import { APPOINTMENT_MESSAGES, type Appointment, checkAppointmentsAhead, type Policy } from "@store/domain";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { appointments, customers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { booked } from "./messages.ts";

interface By {
  readonly customerId: number;
  /** Agreed that the answers about their health are kept. */
  readonly hasConsented: boolean;
  readonly now: Date;
}

/**
 * Books an appointment. A slot takes one booking; the first insert wins. The customer's row is locked in the meantime, so
 * that parallel bookings are counted one after another.
 * @returns its id.
 */
export function book(
  db: Database,
  appointment: Appointment,
  { customerId, hasConsented, now }: By,
  policy: Policy,
): Promise<HttpError | number> {
  return inTransaction(db, async (tx) => {
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("update");
    const stands = isNull(appointments.cancelledAt);
    const mine = and(eq(appointments.customerId, customerId), gt(appointments.startsAt, now), stands);
    const allowed = checkAppointmentsAhead(await tx.$count(appointments, mine));
    if (!allowed.ok) return httpError(409, allowed.refusal);

    const { start, country, medicineTypes, ...rest } = appointment;
    const startsAt = new Date(start);
    const row = {
      ...rest,
      customerId,
      startsAt,
      countryId: country,
      medicineTypes: [...medicineTypes],
      createdAt: now,
      consentedAt: hasConsented ? now : null,
    };
    const [written] = await tx
      .insert(appointments)
      .values(row)
      .onConflictDoNothing({ target: appointments.startsAt, where: stands })
      .returning({ id: appointments.id });
    if (!written) {
      // A customer whose answer was lost sends the booking again.
      const isOwn = (await tx.$count(appointments, and(mine, eq(appointments.startsAt, startsAt)))) > 0;
      const { slotYours, slotTaken } = APPOINTMENT_MESSAGES;
      return httpError(409, isOwn ? slotYours : slotTaken, { field: "start_datetime" });
    }
    await queueMessages(tx, booked({ ...appointment, ...written }, now, policy), now);
    return written.id;
  });
}
