import { appointmentSlots } from "@store/api-client/contract";
import {
  checkAppointmentDate,
  earliestAppointment,
  formatTimeOfDay,
  latestAppointment,
  type Slot,
  slotsOfDay,
  WEEKDAYS,
  weekdayOf,
} from "@store/domain";
import { RadioGroup } from "@store/ui/radio-group";
import { Skeleton } from "@store/ui/skeleton";
import { TextField } from "@store/ui/text-field";
import type { ReactNode } from "react";
import { RetryNote } from "../../commerce/retry-note.tsx";
import { useQueryIf } from "../../data/use-query.ts";
import * as styles from "./booking.css.ts";

/** The slots offered, with the hours of a date that are booked; empty until they were loaded. */
export function useSlots(date: string) {
  const isBookable = checkAppointmentDate(date, new Date()).ok;
  const { state, reply, refetch } = useQueryIf(isBookable, appointmentSlots, { query: { date } });
  const slots: readonly Slot[] = (reply?.online_appointment_slot ?? []).map(({ week_day_number, starting_hour }) => ({
    weekday: week_day_number,
    startingHour: starting_hour,
  }));
  return { state, slots, booked: reply?.booked_hours ?? [], refetch };
}

interface SlotChoiceProps {
  readonly offer: ReturnType<typeof useSlots>;
  readonly date: string;
  readonly slot: string;
  readonly dateError: string | undefined;
  readonly slotError: string | undefined;
  readonly onDateChange: (date: string) => void;
  readonly onSlotChange: (hour: string) => void;
}

/** A day from tomorrow on, and after it one of its free hours (document 3, section 5; checklist R135, R136). */
export function SlotChoice({ date, dateError, onDateChange, ...slots }: SlotChoiceProps) {
  const now = new Date();
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
        <Hours {...slots} checked={checkAppointmentDate(date, now)} hasDate={date !== ""} />
      </div>
    </>
  );
}

/** Announced, as it changes with the date. */
const Note = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.hint} role="status">
    {children}
  </p>
);

interface HoursProps extends Pick<SlotChoiceProps, "offer" | "slot" | "slotError" | "onSlotChange"> {
  readonly checked: ReturnType<typeof checkAppointmentDate>;
  readonly hasDate: boolean;
}

function Hours({ offer, slot, slotError, onSlotChange, checked, hasDate }: HoursProps) {
  if (!checked.ok) {
    const { message } = checked.refusal;
    return <Note>{hasDate ? message : "Choose a date first: its times appear here."}</Note>;
  }
  if (offer.state === "failed") return <RetryNote what="time slots" onRetry={offer.refetch} />;
  if (offer.state === "loading") return <Skeleton shape="block" />;
  const hours = slotsOfDay(offer.slots, checked.value, offer.booked);
  if (hours.length === 0) {
    const weekday = WEEKDAYS[weekdayOf(checked.value)];
    return <Note>There are no appointments on {weekday}s. Please choose another day.</Note>;
  }
  const free = hours.filter(({ isTaken }) => !isTaken).length;
  return (
    <>
      <Note>
        {free > 0
          ? `${free} of ${hours.length} times are free.`
          : "Every time of this day is taken. Please choose another day."}
      </Note>
      <RadioGroup
        legend="Time slot"
        name="slot"
        layout="tiles"
        value={slot}
        error={slotError}
        onValueChange={onSlotChange}
        options={hours.map(({ startingHour, isTaken }) => ({
          value: startingHour,
          label: formatTimeOfDay(startingHour),
          note: isTaken ? "Taken" : undefined,
          isDisabled: isTaken,
        }))}
      />
    </>
  );
}
