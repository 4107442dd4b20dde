import { eventTicket, giveBackTicket, type ReplyOf } from "@store/api-client/contract";
import { PLACE_NAMES } from "@store/domain";
import { refusalMessage, SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { useQuery } from "@store/react-client/use-query";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Skeleton } from "@store/ui/skeleton";
import { useState } from "react";
import * as styles from "./ticket.css.ts";

interface TicketProps {
  /** The code that the mail's link names. */
  readonly code: string;
  /** Loads the event again, with the seats that are left. */
  readonly onGivenBack: () => Promise<void>;
}

/** A ticket: the QR code that is shown at the entrance, or the place on the waiting list; and the way to give it back. */
export default function Ticket({ code, onGivenBack }: TicketProps) {
  const ticket = useQuery(eventTicket, { params: { code } });
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(giveBackTicket, async (answer) => {
    setIsAsking(false);
    setProblem(answer.ok ? undefined : refusalMessage(answer.failure));
    await Promise.all([ticket.refetch(), onGivenBack()]);
  });
  return (
    <section className={styles.ticket} aria-labelledby="ticket-title">
      <h2 id="ticket-title">Your ticket</h2>
      {ticket.state === "failed" ? (
        <Alert>
          {ticket.failure.kind === "refused"
            ? refusalMessage(ticket.failure)
            : `${SOMETHING_WENT_WRONG}. Please try again.`}
        </Alert>
      ) : null}
      {ticket.state === "loading" ? <Skeleton shape="block" /> : null}
      {ticket.reply ? (
        <>
          <p>
            Number {ticket.reply.data.number}: {PLACE_NAMES[ticket.reply.data.state]}
          </p>
          <Place ticket={ticket.reply.data} />
          {problem ? <Alert>{problem}</Alert> : null}
          {!ticket.reply.data.can_give_back ? null : isAsking ? (
            <div className={styles.actions}>
              <p>The seat goes to somebody who waits for one. This cannot be undone.</p>
              <Button variant="danger" isPending={isPending} onClick={() => void send({ params: { code } })}>
                Give it back
              </Button>
              <Button variant="quiet" onClick={() => setIsAsking(false)}>
                Keep it
              </Button>
            </div>
          ) : (
            <Button variant="secondary" onClick={() => setIsAsking(true)}>
              I cannot come
            </Button>
          )}
        </>
      ) : null}
    </section>
  );
}

type TicketData = ReplyOf<typeof eventTicket>["data"];

function Place({ ticket: { state, qr, code, position } }: { readonly ticket: TicketData }) {
  if (state === "cancelled") return <p>This ticket was given back. Thank you for telling us!</p>;
  if (!qr) return <p>You are at place {position} of the waiting list. We mail you as soon as a seat is yours.</p>;
  return (
    <>
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR code of your ticket">
        <path d={qr.path} />
      </svg>
      <p>
        Please show this at the entrance, or say its code: <strong className={styles.code}>{code}</strong>
      </p>
    </>
  );
}
