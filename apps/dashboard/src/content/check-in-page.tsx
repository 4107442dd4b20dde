import { cancelEventTicket, letIn, type ReplyOf, staffEventTicket } from "@store/api-client/contract";
import {
  checkFields,
  ENTER_TICKET_CODE,
  formatDateTime,
  PLACE_NAMES,
  requireText,
  TICKET_CODE_MAXIMUM,
  tidyTicketCode,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { Skeleton } from "@store/ui/skeleton";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import { DialogEnd } from "../edit/dialog-end.tsx";
import { toastWithUndo } from "../edit/toast-with-undo.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import { sections } from "../parts/sections.css.ts";

type Ticket = ReplyOf<typeof staffEventTicket>["data"];

interface TicketProps {
  readonly code: string;
  readonly ticket: Ticket;
  readonly onChanged: () => Promise<void>;
}

/** Asks before a ticket is cancelled. */
function CancelDialog({ code, ticket, onChanged, onClose }: TicketProps & { readonly onClose: () => void }) {
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(cancelEventTicket, async (answer) => {
    if (!answer.ok) return setProblem(refusalMessage(answer.failure));
    toast.success(`The ticket of ${ticket.name} is cancelled.`);
    await onChanged();
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Cancel the ticket?"
      description={`${ticket.name} is mailed. The seat goes to the next of the waiting list. This cannot be undone.`}
    >
      <DialogEnd problem={problem} onClose={onClose}>
        <Button variant="danger" isPending={isPending} onClick={() => void send({ params: { code } })}>
          Cancel the ticket
        </Button>
      </DialogEnd>
    </Dialog>
  );
}

function Entry({ code, ticket, onChanged }: TicketProps) {
  const [isCancelling, setIsCancelling] = useState(false);
  const { number, name, title, start_datetime, state, attended_at, refusal, can_give_back } = ticket;
  const params = { code };
  const { send, isPending } = useMutation(letIn, async (answer) => {
    if (answer.ok)
      toastWithUndo(`${name} is in.`, {
        subject: `ticket ${number}`,
        undo: () => call(letIn, { params, body: { is_in: false } }),
        onUndone: onChanged,
      });
    else toast.error(refusalMessage(answer.failure));
    await onChanged();
  });
  return (
    <section className={styles.narrow} aria-labelledby="ticket">
      <h2 id="ticket" className={styles.heading}>
        {name}
      </h2>
      <p>
        {title}, {formatDateTime(start_datetime)}
        <span className={styles.small}>
          Ticket {number}: {PLACE_NAMES[state]}
        </span>
      </p>
      {refusal ? <Alert tone={attended_at ? "good" : "notice"}>{refusal}</Alert> : null}
      <p className={styles.buttons}>
        {refusal ? null : (
          <Button size="large" isPending={isPending} onClick={() => void send({ params, body: { is_in: true } })}>
            Let {name} in
          </Button>
        )}
        {can_give_back ? (
          <Button variant="secondary" onClick={() => setIsCancelling(true)}>
            Cancel the ticket
          </Button>
        ) : null}
      </p>
      {isCancelling ? (
        <CancelDialog code={code} ticket={ticket} onChanged={onChanged} onClose={() => setIsCancelling(false)} />
      ) : null}
    </section>
  );
}

function LoadedTicket({ code }: { readonly code: string }) {
  const ticket = useQuery(staffEventTicket, { params: { code } });
  if (ticket.state === "loading") return <Skeleton shape="block" />;
  if (ticket.state === "failed")
    return <LoadFailed failure={ticket.failure} title="Ticket not found" onRetry={ticket.refetch} />;
  return <Entry code={code} ticket={ticket.reply.data} onChanged={ticket.refetch} />;
}

const checkCode = ({ code }: { readonly code: string }) =>
  checkFields({ code: requireText(tidyTicketCode(code), ENTER_TICKET_CODE) }, (fields) => fields.code.value);

/** For a QR code that cannot be read. */
function CodeForm() {
  const navigate = useNavigate();
  const form = useForm({ code: "" }, checkCode);
  return (
    <form
      ref={form.element}
      className={styles.form}
      aria-label="Another ticket"
      noValidate
      onSubmit={form.submit((code) => {
        form.reset();
        return navigate(`/dashboard/content/check-in/${code}`);
      })}
    >
      <TextField
        label="Code of a ticket"
        hint="Such as 7-341-K3MQ9TXZ. Or scan the QR code with the camera of the phone."
        maxLength={TICKET_CODE_MAXIMUM}
        autoComplete="off"
        autoCapitalize="characters"
        required
        {...form.text("code")}
      />
      <div>
        <Button type="submit" variant="secondary">
          Look it up
        </Button>
      </div>
    </form>
  );
}

/** At the entrance of an event: tickets are scanned with the phone's camera, which opens this page, or typed. */
export default function CheckInPage() {
  const { code } = useParams();
  return (
    <DashboardFrame title="At the entrance">
      <p className={styles.steps}>
        <Link to="/dashboard/content/events">All events</Link>
      </p>
      <div className={sections}>
        {code ? <LoadedTicket key={code} code={code} /> : null}
        <CodeForm />
      </div>
    </DashboardFrame>
  );
}
