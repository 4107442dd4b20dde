import { checkAppointmentDate, earliestAppointment, latestAppointment } from "@store/domain";
import { Skeleton } from "@store/ui/skeleton";
import { TextField } from "@store/ui/text-field";
import * as styles from "./booking.css.ts";
import type { BookingParts } from "./use-booking-parts.ts";
import type { SlotOffer } from "./use-slots.ts";

interface SlotChoiceProps {
  readonly parts: BookingParts | undefined;
  readonly offer: SlotOffer;
  readonly date: string;
  readonly slot: string;
  readonly dateError: string | undefined;
  readonly slotError: string | undefined;
  readonly onDateChange: (date: string) => void;
  readonly onSlotChange: (hour: string) => void;
}

/** A day from tomorrow on, and after it one of its free hours [R135 R136]. */
export function SlotChoice({
  parts,
  offer,
  date,
  slot,
  dateError,
  slotError,
  onDateChange,
  onSlotChange,
}: SlotChoiceProps) {
  const now = new Date();
  const checked = checkAppointmentDate(date, now);
  return (
    <>
      <TextField
        label="Date"
        type="date"
        required
        min={earliestAppointment(now)}
        max={latestAppointment(now)}
        value={date}
        error={dateError}
        onChange={({ target }) => onDateChange(target.value)}
      />
      <div className={styles.wholeLine}>
        {checked.ok ? (
          parts ? (
            <parts.Hours date={checked.value} offer={offer} slot={slot} error={slotError} onChoose={onSlotChange} />
          ) : (
            <Skeleton shape="block" />
          )
        ) : (
          <p className={styles.hint} role="status">
            {date ? checked.refusal.message : "Choose a date first: its times appear here."}
          </p>
        )}
      </div>
    </>
  );
}
