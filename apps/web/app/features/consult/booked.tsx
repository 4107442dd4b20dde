import { shopContact } from "@store/content";
import { APPOINTMENT_MINUTES, type Appointment, formatEventDate } from "@store/domain";
import { Button, ButtonLink } from "@store/ui/button";
import { Icon } from "@store/ui/icon";
import { useEffect, useRef } from "react";
import { CalendarButton } from "../../commerce/calendar-button.tsx";
import { shopPolicy } from "../../data/policy.ts";
import * as styles from "./booking.css.ts";

export interface BookedAppointment {
  readonly appointment: Appointment;
  /** By which calendars know it; undefined where the reply to the booking was lost. */
  readonly id: number | undefined;
  /** What the server said. */
  readonly message: string;
  readonly bookedAt: Date;
}

export interface BookedProps extends BookedAppointment {
  readonly onAgain: () => void;
}

/** What was booked: when, with whom, and how it takes place; with a file for the calendar. */
export default function Booked({ appointment, id, message, bookedAt, onAgain }: BookedProps) {
  const { start, mobile, name, email } = appointment;
  const policy = shopPolicy();
  const { vaidya } = policy.identity;
  const phone = shopContact(policy).phones.vaidya;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);

  return (
    <section className={styles.booked} aria-labelledby="booked">
      <span className={styles.done}>
        <Icon name="good" />
      </span>
      <h1 id="booked" ref={heading} tabIndex={-1} className={styles.bookedTitle}>
        See you soon, {name}
      </h1>
      <p>{message}</p>
      <dl className={styles.facts}>
        <div>
          <dt>When</dt>
          <dd>
            <time dateTime={start}>{formatEventDate(start)}</time>
            <span className={styles.aside}>India time, about {APPOINTMENT_MINUTES} minutes</span>
          </dd>
        </div>
        <div>
          <dt>With whom</dt>
          <dd>
            {vaidya.name}
            <span className={styles.aside}>{vaidya.degree}</span>
          </dd>
        </div>
        <div>
          <dt>How</dt>
          <dd>
            He calls you on {mobile}
            <span className={styles.aside}>Keep your medicines and reports at hand</span>
          </dd>
        </div>
        <div>
          <dt>Confirmation</dt>
          <dd>
            {email}
            <span className={styles.aside}>
              Another day suits you better? Call{" "}
              <a href={phone.href} className={styles.phone}>
                {phone.shown}
              </a>
            </span>
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {id === undefined ? null : (
          <CalendarButton
            createFile={({ CONSULTATION_FILE_NAME, consultationFile }) => ({
              name: CONSULTATION_FILE_NAME,
              content: consultationFile({ id, version: 1, start, mobile, createdAt: bookedAt }, policy),
            })}
          />
        )}
        <ButtonLink href="/" variant="secondary">
          Back to the shop
        </ButtonLink>
        <Button variant="quiet" onClick={onAgain}>
          Book another
        </Button>
      </div>
    </section>
  );
}
