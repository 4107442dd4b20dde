import type { CallFailure } from "@store/api-client";
import { applyForEvent, TICKET_FIELDS } from "@store/api-client/contract";
import {
  checkTicket,
  EMAIL_MAXIMUM_LENGTH,
  EMPTY_TICKET,
  EVENT_REGISTERED,
  EVENT_TOAST_MS,
  FIELD_LENGTHS,
  prefixPhone,
  type TicketForm,
  waitingListJoined,
} from "@store/domain";
import { refusalMessage, SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { errorsByField, errorsOf, type FieldErrors, useFieldErrors } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { WholePhoneField } from "@store/ui/whole-phone-field";
import { type FormEvent, useState } from "react";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./attendees-dialog.css.ts";
import { isSoldOut } from "./event-state.tsx";
import { eventsAddress } from "./events-query.ts";
import type { EventData } from "./load-events.ts";

const FIELDS = ["name", "email", "phone"] as const;
const NO_TICKETS: readonly TicketForm[] = [];

/** The fields of all tickets by name: `1.email` is that of the second. */
const nameOf = (place: number, field: string) => `${place}.${field}`;

/** What a ticket has for each field, under its name. */
const named = (place: number, ofField: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(ofField).map(([field, text]) => [nameOf(place, field), text]));

const errorsOfTickets = (tickets: readonly TicketForm[]): FieldErrors =>
  Object.assign({}, ...tickets.map((ticket, place) => named(place, errorsOf(checkTicket(ticket)))));

const OFFLINE = "You are offline. What you typed stays here: submit it again once you are connected.";
const CONFLICT = 409;

/** The refusals that the server names by ticket and field, such as `event_aaply_data.1.email`. */
function errorsByTicket(failure: CallFailure, count: number): FieldErrors | undefined {
  if (failure.kind !== "refused") return undefined;
  const names = Array.from({ length: count }, (_, place) =>
    FIELDS.map((field) => [nameOf(place, field), `event_aaply_data.${place}.${TICKET_FIELDS[field]}`]),
  );
  const found = errorsByField<string>(failure.errors, Object.fromEntries(names.flat()));
  return Object.keys(found).length > 0 ? found : undefined;
}

/** What is wrong with the whole registration, such as that no seats are left. */
function problemOf(failure: CallFailure): string {
  if (failure.kind === "unreachable" && !navigator.onLine) return OFFLINE;
  return failure.kind === "refused" ? refusalMessage(failure) : `${SOMETHING_WENT_WRONG}. Please submit it again.`;
}

interface AttendeesDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly event: EventData;
  readonly quantity: number;
  /** All seats are taken: they wait for one. */
  readonly wantsToWait: boolean;
  readonly onQuantityChange: (quantity: number) => void;
  readonly refetch: () => Promise<void>;
  /** @param count how many people were registered. */
  readonly onRegistered: (count: number) => void;
  /** @param words what the server says: their place on the waiting list. */
  readonly onWaiting: (words: string) => void;
}

/** A ticket form for each attendee [R185]. What was typed stays while it is closed. */
export default function AttendeesDialog(props: AttendeesDialogProps) {
  const { isOpen, onOpenChange, event, quantity, wantsToWait, onQuantityChange, refetch, onRegistered, onWaiting } =
    props;
  const [drafts, setDrafts] = useState(NO_TICKETS);
  const [problem, setProblem] = useState<string>();
  const { errors, element, show, showServers, mend } = useFieldErrors();
  const tickets = Array.from({ length: quantity }, (_, place) => drafts[place] ?? EMPTY_TICKET);

  const { send, isPending } = useMutation(applyForEvent, async (answer) => {
    if (answer.ok) {
      setDrafts(NO_TICKETS);
      onOpenChange(false);
      const { waiting_position, message } = answer.reply;
      if (wantsToWait && waiting_position !== undefined) onWaiting(message ?? waitingListJoined(waiting_position));
      else {
        toast.success(EVENT_REGISTERED, { position: "top-right", duration: EVENT_TOAST_MS });
        onRegistered(quantity);
      }
      onQuantityChange(1);
      return refetch();
    }
    const { failure } = answer;
    const refused = errorsByTicket(failure, quantity);
    if (refused) return showServers(refused);
    setProblem(problemOf(failure));
    if (failure.kind === "refused" && failure.httpStatus === CONFLICT) return refetch();
  });

  const change = (place: number, part: Partial<TicketForm>) => {
    const changed = (before: readonly TicketForm[]) =>
      Array.from({ length: Math.max(before.length, place + 1) }, (_, other) => {
        const draft = before[other] ?? EMPTY_TICKET;
        return other === place ? { ...draft, ...part } : draft;
      });
    setDrafts(changed);
    mend(Object.keys(named(place, part)), () => errorsOfTickets(changed(tickets)));
  };

  const remove = (place: number) => {
    setDrafts((before) => before.filter((_, other) => other !== place));
    if (Object.keys(errors).length > 0) show(errorsOfTickets(tickets.filter((_, other) => other !== place)));
    onQuantityChange(quantity - 1);
  };

  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    setProblem(undefined);
    show(errorsOfTickets(tickets));
    const accepted = tickets.map(checkTicket).flatMap((ticket) => (ticket.ok ? [ticket.value] : []));
    if (accepted.length < tickets.length) return;
    const event_aaply_data = accepted.map(({ name, email, phone }) => ({
      event: event.id,
      name,
      email,
      phone_number: phone,
    }));
    void send({ body: { event_aaply_data, ...(wantsToWait && { join_waiting_list: true }) } });
  };

  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Attendees" description={event.title} size="large">
      <form ref={element} className={styles.form} onSubmit={submit} noValidate>
        {tickets.map((ticket, place) => (
          // A ticket has no key of its own: its place is what the shopper sees.
          <fieldset key={place} className={styles.ticket}>
            <legend className={styles.legend}>Attendee {place + 1}</legend>
            <TextField
              label="Name"
              maxLength={FIELD_LENGTHS.personName}
              autoComplete={place === 0 ? "name" : "off"}
              required
              value={ticket.name}
              error={errors[nameOf(place, "name")]}
              onChange={({ target }) => change(place, { name: target.value })}
            />
            <TextField
              label="Email"
              type="email"
              maxLength={EMAIL_MAXIMUM_LENGTH}
              autoComplete={place === 0 ? "email" : "off"}
              required
              value={ticket.email}
              error={errors[nameOf(place, "email")]}
              onChange={({ target }) => change(place, { email: target.value })}
            />
            <WholePhoneField
              label="Phone"
              autoComplete={place === 0 ? "tel" : "off"}
              required
              value={ticket.phone}
              error={errors[nameOf(place, "phone")]}
              tidy={prefixPhone}
              onValueChange={(phone) => change(place, { phone })}
            />
            {quantity > 1 ? (
              <div className={styles.remove}>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => remove(place)}
                  aria-label={`Remove attendee ${place + 1}`}
                >
                  Remove
                </Button>
              </div>
            ) : null}
          </fieldset>
        ))}
        {problem ? (
          <Alert>
            {problem}
            {isSoldOut(event) ? (
              <>
                . <Link to={eventsAddress()}>See what is coming</Link>
              </>
            ) : null}
          </Alert>
        ) : null}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Close
          </Button>
          <Button type="submit" isPending={isPending}>
            Submit
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
