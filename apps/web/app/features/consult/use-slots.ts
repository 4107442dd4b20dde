import { appointmentSlots } from "@store/api-client/contract";
import { checkAppointmentDate, type Slot } from "@store/domain";
import { useQueryIf } from "@store/react-client/use-query";

export interface SlotOffer {
  readonly state: "loading" | "failed" | "loaded";
  readonly slots: readonly Slot[];
  /** Hours of the date that are booked. */
  readonly booked: readonly string[];
  readonly refetch: () => Promise<void>;
}

/** The slots offered, with the hours of a date that are booked; empty until they were loaded. */
export function useSlots(date: string): SlotOffer {
  const isBookable = checkAppointmentDate(date, new Date()).ok;
  const { state, reply, refetch } = useQueryIf(isBookable, appointmentSlots, { query: { date } });
  const slots: readonly Slot[] = (reply?.online_appointment_slot ?? []).map(({ week_day_number, starting_hour }) => ({
    weekday: week_day_number,
    startingHour: starting_hour,
  }));
  return { state, slots, booked: reply?.booked_hours ?? [], refetch };
}
