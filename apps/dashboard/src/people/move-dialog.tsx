import { appointmentSlots, moveAppointment } from "@store/api-client/contract";
import {
  APPOINTMENT_MESSAGES,
  appointmentStart,
  calendarDate,
  checkAppointmentDate,
  checkFields,
  earliestAppointment,
  formatDateTime,
  latestAppointment,
  requireText,
  slotsOfDay,
} from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { ErrorState } from "@store/ui/error-state";
import { SelectField } from "@store/ui/select-field";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { useQueryIf } from "../data/use-query.ts";
import { DialogEnd } from "../edit/dialog-end.tsx";
import * as styles from "../frame/dashboard.css.ts";
import type { Person } from "./handle-form.tsx";

const EMPTY = { date: "", slot: "", reason: "" };

const checkMove = ({ date, slot, reason }: typeof EMPTY) =>
  checkFields(
    { date: checkAppointmentDate(date, new Date()), slot: requireText(slot, APPOINTMENT_MESSAGES.slot) },
    (fields) => ({ start_datetime: appointmentStart(fields.date.value, fields.slot.value), reason: reason.trim() }),
  );

function emptyLabelOf({ isLoading, isWithout }: { readonly isLoading: boolean; readonly isWithout: boolean }): string {
  if (isLoading) return "Loading the free hours";
  return isWithout ? "No free hour on this day" : "Please choose";
}

interface MoveDialogProps {
  readonly person: Person;
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for another day and one of its free hours. */
export function MoveDialog({ person, onChanged, onClose }: MoveDialogProps) {
  const form = useForm(EMPTY, checkMove);
  const [problem, setProblem] = useState<string>();
  const day = calendarDate(form.draft.date);
  const offer = useQueryIf(day !== undefined, appointmentSlots, { query: { date: form.draft.date } });
  const { send, isPending } = useMutation(moveAppointment, async (answer) => {
    if (!answer.ok) {
      // Somebody else may have changed it, or taken the hour.
      await Promise.all([offer.refetch(), onChanged()]);
      return setProblem(refusalMessage(answer.failure));
    }
    toast.success(`The appointment is moved, and ${person.name} is mailed.`);
    await onChanged();
    onClose();
  });
  const slots = (offer.reply?.online_appointment_slot ?? []).map(({ week_day_number, starting_hour }) => ({
    weekday: week_day_number,
    startingHour: starting_hour,
  }));
  const free = day ? slotsOfDay(slots, day, offer.reply?.booked_hours ?? []).filter(({ isTaken }) => !isTaken) : [];
  const isLoading = day !== undefined && offer.state === "loading";
  const isWithout = day !== undefined && offer.state === "loaded" && free.length === 0;
  const now = new Date();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Move the appointment"
      description={`${person.name} is mailed the new time, with a file that moves it in the calendar. Now: ${formatDateTime(person.at)}.`}
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((change) => {
          setProblem(undefined);
          return send({ params: { id: person.id }, body: { version: person.version ?? 0, ...change } });
        })}
        noValidate
      >
        <TextField
          type="date"
          label="Day"
          required
          min={earliestAppointment(now)}
          max={latestAppointment(now)}
          {...form.text("date")}
          onChange={({ target }) => form.change({ date: target.value, slot: "" })}
        />
        {day && offer.state === "failed" ? (
          <ErrorState title="The free hours could not be loaded" onRetry={offer.refetch} />
        ) : null}
        <SelectField
          label="Free hour"
          name="slot"
          required
          emptyLabel={emptyLabelOf({ isLoading, isWithout })}
          options={free.map(({ startingHour }) => ({ value: startingHour, label: startingHour }))}
          value={form.draft.slot}
          error={form.errors.slot}
          onValueChange={(slot) => form.change({ slot })}
        />
        <TextArea label="Why, for the customer's mail" rows={3} maxLength={500} {...form.text("reason")} />
        <DialogEnd problem={problem} onClose={onClose}>
          <Button type="submit" isPending={isPending}>
            Move the appointment
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}
