import { EVENT_FULL, EVENT_QUANTITY, EVENT_REGISTER, JOIN_WAITING_LIST, registerLabel } from "@store/domain";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./event.css.ts";
import { isCancelled, isClosed, isSoldOut, quantityChoices, SOLD_OUT, waitingChoices } from "./event-state.tsx";
import { eventsAddress } from "./events-query.ts";
import type { EventData } from "./load-events.ts";

const importDialog = () => import("./attendees-dialog.tsx");
const AttendeesDialog = lazy(importDialog);
const importCalendar = () => import("./add-to-calendar.tsx");
const AddToCalendar = lazy(importCalendar);
/** What follows a press on Register, so that it is there when it is wanted. */
const importAll = () => Promise.all([importDialog(), importCalendar()]);

interface RegisterProps {
  readonly event: EventData;
  /** Loads the event again, with the seats that are left. */
  readonly refetch: () => Promise<void>;
}

/** Quantity and Register; where nobody can register any more, it says why and what to do [R183 R184]. */
export function Register({ event, refetch }: RegisterProps) {
  const dialog = useLazyDialog(importAll);
  const [quantity, setQuantity] = useState(1);
  /** As the dialog was opened: a seat that is gone by now is no wish to wait for one. */
  const [wantsToWait, setWantsToWait] = useState(false);
  const [registered, setRegistered] = useState(0);
  /** What the server said about the waiting list. */
  const [waits, setWaits] = useState<string>();
  const isFull = isSoldOut(event);
  const choices = isFull ? waitingChoices : quantityChoices(event);
  const offered = Math.min(quantity, choices.length);
  const canRegister = !isClosed(event);
  const note = useRef<HTMLDivElement>(null);

  // With the last seat the button goes that had the focus.
  useEffect(() => {
    if (registered > 0 && !canRegister && document.activeElement === document.body) note.current?.focus();
  }, [registered, canRegister]);

  return (
    <div className={styles.register}>
      {registered > 0 ? (
        <div ref={note} tabIndex={-1} className={styles.note}>
          <Alert tone="good" title={registered === 1 ? "You are registered" : `${registered} people are registered`}>
            Tickets come by mail, with the date for your calendar. We will remind you the day before.
          </Alert>
          <Suspense>
            <AddToCalendar event={event} />
          </Suspense>
        </div>
      ) : null}
      {waits ? <Alert tone="good">{waits} The mail leads to the place of each ticket.</Alert> : null}
      {canRegister && isFull && !waits ? (
        <Alert tone="notice" title={SOLD_OUT}>
          {EVENT_FULL}. Who waits gets a seat as soon as somebody gives one back.
        </Alert>
      ) : null}
      {canRegister ? (
        <div className={styles.choice}>
          <SelectField
            label={EVENT_QUANTITY}
            value={String(offered)}
            options={choices.map((choice) => ({ value: String(choice), label: String(choice) }))}
            onValueChange={(value) => setQuantity(Number(value))}
          />
          <Button
            size="large"
            isWide
            onPointerEnter={dialog.warmUp}
            onFocus={dialog.warmUp}
            onClick={() => {
              setQuantity(offered);
              setWantsToWait(isFull);
              dialog.open();
            }}
          >
            {isFull ? JOIN_WAITING_LIST : EVENT_REGISTER}
          </Button>
        </div>
      ) : (
        <Closed event={event} />
      )}
      {dialog.isWanted ? (
        <Suspense>
          <AttendeesDialog
            isOpen={dialog.isOpen}
            onOpenChange={dialog.onOpenChange}
            event={event}
            quantity={quantity}
            wantsToWait={wantsToWait}
            onWaiting={setWaits}
            onQuantityChange={setQuantity}
            refetch={refetch}
            onRegistered={setRegistered}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

const reasonOf = (event: EventData): string =>
  isCancelled(event)
    ? "This event was cancelled. We are sorry, and hope to see you at another."
    : "This event is over. Thank you to everybody who came.";

function Closed({ event }: { readonly event: EventData }) {
  return (
    <>
      <Button size="large" isWide disabled>
        {registerLabel(event.event_status ?? "")}
      </Button>
      <Alert tone="notice">{reasonOf(event)}</Alert>
      <Link to={eventsAddress()} className={styles.onward}>
        See what is coming
      </Link>
    </>
  );
}
