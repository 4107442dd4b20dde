import { APPOINTMENT_FIELDS } from "@store/api-client/contract";
import {
  APPOINTMENT_MESSAGES,
  calendarDate,
  checkAppointmentMove,
  EDIT_CONFLICT,
  type Policy,
  readAppointmentStart,
} from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { appointments } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { isUniqueViolation } from "../../lib/errors.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { bookedHours } from "./booked-hours.ts";
import { moved, NO_SUCH_APPOINTMENT } from "./messages.ts";
import { readSlots } from "./slots-of-day.ts";

interface Moving {
  readonly id: number;
  /** The version that was seen. */
  readonly version: number;
  /** ISO 8601 with +05:30. */
  readonly start: string;
  /** Why, for the customer's mail; may be empty. */
  readonly reason: string;
  /** The member of staff. */
  readonly by: number;
  readonly now: Date;
}

const SLOT_TAKEN = { code: "slot-taken", message: APPOINTMENT_MESSAGES.slotTaken } as const;

const move = (
  db: Database,
  { id, version, start, reason, by, now }: Moving,
  policy: Policy,
): Promise<number | HttpError> =>
  inTransaction(db, async (tx) => {
    const isIt = eq(appointments.id, id);
    const [appointment] = await tx.select().from(appointments).where(isIt).for("update");
    if (!appointment) return httpError(404, NO_SUCH_APPOINTMENT);
    if (appointment.version !== version) return httpError(409, EDIT_CONFLICT);
    const to = readAppointmentStart(start);
    const day = calendarDate(to.date);
    const slots = day ? await readSlots(tx, day) : [];
    const booked = day ? await bookedHours(tx, day) : [];
    const checked = checkAppointmentMove(appointment, to, { slots, booked, now });
    if (!checked.ok) return httpError(409, checked.refusal, { field: APPOINTMENT_FIELDS.slot });
    const { startsAt: from } = appointment;
    const changes = { startsAt: new Date(checked.value), version: version + 1 };
    await tx.update(appointments).set(changes).where(isIt);
    await queueMessages(tx, moved({ ...appointment, ...changes }, { from, reason, now }, policy), now);
    const audit = { customerId: by, action: "move", subject: "appointment", subjectId: id } as const;
    const values = {
      before: { startsAt: from.toISOString() },
      after: { startsAt: changes.startsAt.toISOString(), reason },
    };
    await recordAction(tx, { ...audit, ...values }, now);
    return changes.version;
  });

/**
 * Moves an appointment that is ahead to another free slot: its customer is mailed, and the old slot is free again. Of two
 * that come to one slot at once, the database lets one in.
 * @returns its new version.
 */
export async function moveByStaff(db: Database, moving: Moving, policy: Policy): Promise<number | HttpError> {
  try {
    return await move(db, moving, policy);
  } catch (error) {
    if (isUniqueViolation(error)) return httpError(409, SLOT_TAKEN, { field: APPOINTMENT_FIELDS.slot });
    throw error;
  }
}
