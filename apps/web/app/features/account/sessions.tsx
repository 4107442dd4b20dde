import { endOtherSessions, endSession, type ReplyOf, sessions } from "@store/api-client/contract";
import { formatDate } from "@store/domain";
import { deviceName } from "@store/react-client/device-name";
import { refusalMessage, TRY_AGAIN_LATER } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { useQuery } from "@store/react-client/use-query";
import { Button } from "@store/ui/button";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import * as styles from "./details-tab.css.ts";

/** Before all are asked for: whoever logs in often has many. */
const FIRST_SHOWN = 5;

type Session = ReplyOf<typeof sessions>["data"][number];

/** Where the customer is logged in, and what ends it: for a phone that was lost, or a computer that was lent. */
export function Sessions() {
  const query = useQuery(sessions);
  const [isWhole, setIsWhole] = useState(false);
  const { send, isPending } = useMutation(endOtherSessions, async (answer) => {
    if (!answer.ok) return toast.error(refusalMessage(answer.failure));
    toast.success("You are logged out on all other devices.");
    return query.refetch();
  });
  const known = query.reply?.data ?? [];
  const shown = isWhole ? known : known.slice(0, FIRST_SHOWN);
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className={styles.subtitle}>
        Where you are logged in
      </h2>
      <p className={styles.term}>If you do not know a device, log it out and change your password!</p>
      {query.state === "loading" ? <Skeleton shape="line" /> : null}
      {query.state === "failed" ? (
        <ErrorState title="Your devices could not be loaded" message={TRY_AGAIN_LATER} onRetry={query.refetch} />
      ) : null}
      <ul className={styles.entries}>
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={query.refetch} />
        ))}
      </ul>
      {known.length > 1 ? (
        <div className={styles.dataActions}>
          {shown.length < known.length ? (
            <Button variant="secondary" onClick={() => setIsWhole(true)}>
              Show all {known.length} devices
            </Button>
          ) : null}
          <Button variant="secondary" isPending={isPending} onClick={() => void send()}>
            Log out on all other devices
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly onEnded: () => Promise<void>;
}

function SessionRow({ session: { id, device, began_at, is_current }, onEnded }: SessionRowProps) {
  const name = deviceName(device);
  const since = `Since ${formatDate(began_at)}`;
  const { send, isPending } = useMutation(endSession, async (answer) => {
    if (answer.ok) toast.success(`${name} is logged out.`);
    else toast.error(refusalMessage(answer.failure));
    return onEnded();
  });
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.text}>{name}</p>
        <p className={styles.term}>{is_current ? `This device. ${since}` : since}</p>
      </div>
      {is_current ? null : (
        <Button
          size="small"
          variant="quiet"
          isPending={isPending}
          aria-label={`Log out ${name}, since ${formatDate(began_at)}`}
          onClick={() => void send({ params: { id } })}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
