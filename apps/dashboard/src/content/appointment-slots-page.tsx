import {
  addAppointmentSlot,
  addDayOff,
  type ReplyOf,
  removeAppointmentSlot,
  removeDayOff,
  SLOT_FIELDS,
  staffAppointmentSlots,
} from "@store/api-client/contract";
import {
  checkDayOff,
  checkFields,
  checkSlot,
  formatDate,
  formatDateTime,
  formatTimeOfDay,
  type Slot,
  todayInIndia,
  WEEKDAYS,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage, SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { errorsByField, useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { ErrorState } from "@store/ui/error-state";
import { Icon } from "@store/ui/icon";
import { IconButton } from "@store/ui/icon-button";
import { SelectField } from "@store/ui/select-field";
import { Skeleton } from "@store/ui/skeleton";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import { toastWithUndo } from "../edit/toast-with-undo.ts";
import { steps } from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { useFocusOnUnmount } from "../list/use-focus-on-unmount.ts";
import * as styles from "./appointment-slots.css.ts";

type Hours = ReplyOf<typeof staffAppointmentSlots>["data"];
type WeekHour = Hours["slots"][number];

interface PartProps {
  readonly hours: Hours;
  /** Loads the hours again. */
  readonly reload: () => Promise<void>;
}

const bookedWords = (booked: readonly string[]): string =>
  `${booked.length} booked, next ${booked[0] ? formatDateTime(booked[0]) : ""}`;

/** From Monday: the shop's week. */
const WEEK = [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
  const name = WEEKDAYS[weekday];
  return name ? [{ weekday, name }] : [];
});

function HourLine({
  hour,
  name,
  reload,
}: { readonly hour: WeekHour; readonly name: string } & Pick<PartProps, "reload">) {
  const { weekday, starting_hour, booked } = hour;
  const time = formatTimeOfDay(starting_hour);
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnUnmount(button, (leaving) => leaving.closest("section")?.querySelector<HTMLElement>("h3"));
  const removal = useMutation(removeAppointmentSlot, async (answer) => {
    if (!answer.ok) return toast.error(refusalMessage(answer.failure));
    toastWithUndo(booked.length > 0 ? "No longer offered. What is booked stays booked." : "No longer offered.", {
      undo: () => call(addAppointmentSlot, { body: { weekday, starting_hour } }),
      onUndone: reload,
    });
    await reload();
  });
  return (
    <li className={styles.hour}>
      <span>{time}</span>
      <IconButton
        ref={button}
        label={`Take out ${name}, ${time}`}
        title="Take out"
        icon={<Icon name="close" size="small" />}
        aria-busy={removal.isPending || undefined}
        onClick={() => void removal.send({ body: { weekday, starting_hour } })}
      />
      {booked.length > 0 ? <span className={styles.booked}>{bookedWords(booked)}</span> : null}
    </li>
  );
}

function AddHour({ hours, reload }: PartProps) {
  const offered = hours.slots.map(({ weekday, starting_hour }) => ({ weekday, startingHour: starting_hour }));
  const form = useForm<{ readonly weekday: string; readonly startingHour: string }, Slot>(
    { weekday: "1", startingHour: "" },
    (draft) => checkSlot({ ...draft, weekday: Number(draft.weekday) }, offered),
  );
  const addition = useMutation(addAppointmentSlot, async (answer) => {
    if (!answer.ok) {
      if (answer.failure.kind === "refused") form.showErrors(errorsByField(answer.failure.errors, SLOT_FIELDS));
      return toast.error(refusalMessage(answer.failure));
    }
    form.change({ startingHour: "" });
    toast.success("The hour is offered.");
    await reload();
  });
  return (
    <form
      ref={form.element}
      className={styles.add}
      aria-label="Another hour"
      noValidate
      onSubmit={form.submit(({ weekday, startingHour }) =>
        addition.send({ body: { weekday, starting_hour: startingHour } }),
      )}
    >
      <SelectField
        label="Day of the week"
        name="weekday"
        value={form.draft.weekday}
        options={WEEK.map(({ weekday, name }) => ({ value: String(weekday), label: name }))}
        error={form.errors.weekday}
        onValueChange={(weekday) => form.change({ weekday })}
      />
      <TextField label="Begins at (time in India)" type="time" required {...form.text("startingHour")} />
      <div>
        <Button type="submit" isPending={addition.isPending}>
          Offer this hour
        </Button>
      </div>
    </form>
  );
}

function WeekHours({ hours, reload }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby="week">
      <h2 id="week" className={styles.heading}>
        Hours of the week
      </h2>
      <AddHour hours={hours} reload={reload} />
      <div className={styles.week}>
        {WEEK.map(({ weekday, name }) => {
          const slots = hours.slots.filter((slot) => slot.weekday === weekday);
          return (
            <section key={weekday} aria-label={name} className={styles.day}>
              <h3 className={styles.heading} tabIndex={-1}>
                {name}
              </h3>
              {slots.length === 0 ? <p className={styles.small}>No consultations</p> : null}
              <ul className={styles.hours}>
                {slots.map((hour) => (
                  <HourLine key={hour.starting_hour} hour={hour} name={name} reload={reload} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </section>
  );
}

function DayOffLine({ off, reload }: { readonly off: Hours["days_off"][number] } & Pick<PartProps, "reload">) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnUnmount(button, (leaving) => leaving.closest("section")?.querySelector<HTMLElement>("h2"));
  const removal = useMutation(removeDayOff, async (answer) => {
    if (!answer.ok) return toast.error(refusalMessage(answer.failure));
    toastWithUndo("Its hours are offered again.", {
      undo: () => call(addDayOff, { body: { day: off.day } }),
      onUndone: reload,
    });
    await reload();
  });
  return (
    <li className={styles.line}>
      <span>
        {formatDate(off.day)}
        <span className={styles.small}>{off.booked.map((instant) => formatDateTime(instant)).join("; ")}</span>
      </span>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        aria-label={`Offer ${formatDate(off.day)} again`}
        isPending={removal.isPending}
        onClick={() => void removal.send({ body: { day: off.day } })}
      >
        Offer again
      </Button>
    </li>
  );
}

function DaysOff({ hours, reload }: PartProps) {
  const form = useForm({ day: "" }, ({ day }) =>
    checkFields({ day: checkDayOff(day, new Date()) }, (field) => ({ day: field.day.value })),
  );
  const addition = useMutation(addDayOff, async (answer) => {
    if (!answer.ok) {
      if (answer.failure.kind === "refused") form.showErrors(errorsByField(answer.failure.errors, { day: "day" }));
      return toast.error(refusalMessage(answer.failure));
    }
    form.reset();
    toast.success("No hour of that day is offered.");
    await reload();
  });
  return (
    <section className={styles.part} aria-labelledby="days-off">
      <h2 id="days-off" className={styles.heading} tabIndex={-1}>
        Days off
      </h2>
      {hours.days_off.length === 0 ? (
        <p>None to come.</p>
      ) : (
        <ul>
          {hours.days_off.map((off) => (
            <DayOffLine key={off.day} off={off} reload={reload} />
          ))}
        </ul>
      )}
      <form
        ref={form.element}
        className={styles.add}
        aria-label="Another day off"
        noValidate
        onSubmit={form.submit((body) => addition.send({ body }))}
      >
        <TextField label="Day" type="date" required min={todayInIndia(new Date())} {...form.text("day")} />
        <div>
          <Button type="submit" isPending={addition.isPending}>
            Take this day off
          </Button>
        </div>
      </form>
    </section>
  );
}

/** What was booked before its hour or day was taken out: it stays booked, and somebody has to see to it. */
function bookedNowhere({ booked_elsewhere, days_off }: Hours): readonly string[] {
  const instants = [...booked_elsewhere, ...days_off.flatMap(({ booked }) => booked)];
  return [...new Set(instants)].sort();
}

function Slots() {
  const { state, reply, refetch } = useQuery(staffAppointmentSlots);
  if (state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  if (!reply) return <Skeleton shape="block" />;
  const left = bookedNowhere(reply.data);
  return (
    <div className={styles.parts}>
      {left.length > 0 ? (
        <Alert title="Booked at hours that are no longer offered">
          <ul>
            {left.map((instant) => (
              <li key={instant}>{formatDateTime(instant)}</li>
            ))}
          </ul>
          <p>
            These stay booked. <Link to="/dashboard/people/appointments?state=coming">See the appointments</Link>, and
            move those that cannot take place.
          </p>
        </Alert>
      ) : null}
      <WeekHours hours={reply.data} reload={refetch} />
      <DaysOff hours={reply.data} reload={refetch} />
    </div>
  );
}

/** The hours at which the vaidya can be consulted. */
export default function AppointmentSlotsPage() {
  return (
    <DashboardFrame title="Appointment slots">
      <p className={steps}>
        <Link to="/dashboard/content">All content</Link>
      </p>
      <Slots />
    </DashboardFrame>
  );
}
