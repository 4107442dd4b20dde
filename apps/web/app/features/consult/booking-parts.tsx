import {
  type CalendarDate,
  formatTimeOfDay,
  HEALTH_CONSENT,
  MEDICINE_TYPES,
  slotsOfDay,
  WEEKDAYS,
  weekdayOf,
} from "@store/domain";
import { RetryNote } from "@store/react-client/retry-note";
import { CheckboxField } from "@store/ui/checkbox-field";
import { RadioGroup } from "@store/ui/radio-group";
import { Skeleton } from "@store/ui/skeleton";
import { type ReactNode, useId } from "react";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./booking.css.ts";
import type { SlotOffer } from "./use-slots.ts";

export { checkAppointment, FORM_SENDING } from "@store/domain";
export { default as CaptchaField } from "@store/react-client/captcha-field";
export { CountryField } from "@store/react-client/country-field";
export { Alert } from "@store/ui/alert";

/** Announced, as it changes with the date. */
const Note = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.hint} role="status">
    {children}
  </p>
);

interface HoursProps {
  readonly date: CalendarDate;
  readonly offer: SlotOffer;
  readonly slot: string;
  readonly error: string | undefined;
  readonly onChoose: (hour: string) => void;
}

/** The hours of a day, in 12-hour time; those that are taken are shown, and cannot be chosen. */
export function Hours({ date, offer, slot, error, onChoose }: HoursProps) {
  if (offer.state === "failed") return <RetryNote what="time slots" onRetry={offer.refetch} />;
  if (offer.state === "loading") return <Skeleton shape="block" />;
  const hours = slotsOfDay(offer.slots, date, offer.booked);
  if (hours.length === 0) {
    return <Note>There are no appointments on {WEEKDAYS[weekdayOf(date)]}s. Please choose another day.</Note>;
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
        error={error}
        onValueChange={onChoose}
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

interface MedicineTypesProps {
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (types: readonly string[]) => void;
}

/** The kinds of medicine, of which Yes needs one at least [R138]. */
export function MedicineTypes({ chosen, error, onChange }: MedicineTypesProps) {
  const note = useId();
  const toggle = (type: string, isChosen: boolean) =>
    onChange([...chosen.filter((other) => other !== type), ...(isChosen ? [type] : [])]);
  return (
    <fieldset
      className={styles.choices}
      aria-describedby={error ? note : undefined}
      data-refused={error ? true : undefined}
    >
      <legend className={styles.legend}>Type of medicine</legend>
      {MEDICINE_TYPES.map((type) => (
        <CheckboxField
          key={type}
          label={type}
          checked={chosen.includes(type)}
          onCheckedChange={(isChosen) => toggle(type, isChosen)}
        />
      ))}
      {error ? (
        <p id={note} role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

interface HealthConsentProps {
  readonly isGiven: boolean;
  readonly error: string | undefined;
  readonly onChange: (isGiven: boolean) => void;
}

/** Without it nothing about somebody's health is sent. */
export const HealthConsent = ({ isGiven, error, onChange }: HealthConsentProps) => (
  <CheckboxField
    label={
      <>
        {HEALTH_CONSENT} How long, and how to take it back, stands in our{" "}
        <Link to="/privacy-policy">privacy policy</Link>.
      </>
    }
    required
    checked={isGiven}
    error={error}
    onCheckedChange={onChange}
  />
);
