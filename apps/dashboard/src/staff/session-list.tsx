import { endStaffSession, type mySessions, type ReplyOf } from "@store/api-client/contract";
import { formatDateTime } from "@store/domain";
import { deviceName } from "@store/react-client/device-name";
import { lazyPart } from "@store/react-client/lazy-or";
import { Button } from "@store/ui/button";
import { Suspense, useState } from "react";
import * as styles from "./team.css.ts";

const ConfirmDialog = lazyPart(async () => ({
  default: (await import("../edit/confirm-dialog.tsx")).ConfirmDialog<typeof endStaffSession>,
}));

type Session = ReplyOf<typeof mySessions>["data"][number];

interface SessionListProps {
  /** Whose they are, as a confirmation says it: "your", "Meera Shah's". */
  readonly whose: string;
  readonly sessions: readonly Session[];
  readonly onChanged: () => Promise<void>;
}

/** The browsers that somebody is logged in with; each but this one can be ended. */
export function SessionList({ whose, sessions, onChanged }: SessionListProps) {
  const [asked, setAsked] = useState<Session>();
  if (sessions.length === 0) return <p className={styles.quiet}>Not logged in anywhere.</p>;
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => {
          const { id, device, began_at, last_seen_at, is_current } = session;
          return (
            <li key={id} className={styles.session}>
              <span>
                {deviceName(device)}
                <span className={styles.quiet}>
                  Since {formatDateTime(began_at)}
                  {last_seen_at ? `, in the dashboard last on ${formatDateTime(last_seen_at)}` : ""}
                </span>
              </span>
              {is_current ? (
                <strong>This session</strong>
              ) : (
                <Button
                  variant="secondary"
                  aria-label={`End the session on ${deviceName(device)} since ${formatDateTime(began_at)}`}
                  onClick={() => setAsked(session)}
                >
                  End
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Suspense>
        {asked ? (
          <ConfirmDialog
            title="End this session?"
            description={`${deviceName(asked.device)}, ${whose} session since ${formatDateTime(asked.began_at)}, has to login again.`}
            label="End the session"
            done="The session has ended."
            endpoint={endStaffSession}
            request={[{ params: { id: asked.id } }]}
            onDone={onChanged}
            onClose={() => setAsked(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
