import { mySessions } from "@store/api-client/contract";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { lazyPart } from "@store/react-client/lazy-or";
import { Button } from "@store/ui/button";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { toast } from "@store/ui/toaster";
import { Suspense, useContext, useState } from "react";
import { useQuery } from "../data/use-query.ts";
import * as dashboard from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { StaffSessionContext } from "../frame/staff-session.ts";
import { SessionList } from "./session-list.tsx";
import * as styles from "./team.css.ts";

const SetUpSecondFactor = lazyPart(async () => ({
  default: (await import("../frame/second-factor.tsx")).SetUpSecondFactor,
}));

const RenewRecoveryCodes = lazyPart(async () => ({
  default: (await import("../frame/second-factor.tsx")).RenewRecoveryCodes,
}));

/** How many recovery codes are left, and new ones. */
function OwnRecoveryCodes({ left, onKept }: { readonly left: number; readonly onKept: () => Promise<void> }) {
  const [isRenewing, setIsRenewing] = useState(false);
  const kept = async () => {
    await onKept();
    setIsRenewing(false);
  };
  return (
    <>
      <p>Recovery codes that are left: {left}. New ones make those from before void.</p>
      <div className={dashboard.narrow}>
        {isRenewing ? (
          <Suspense>
            <RenewRecoveryCodes onKept={kept} />
          </Suspense>
        ) : (
          <Button variant="secondary" onClick={() => setIsRenewing(true)}>
            Make new recovery codes
          </Button>
        )}
      </div>
    </>
  );
}

/** The authenticator app: where the shop leaves the choice to its staff, it is set up here. */
function OwnSecondFactor() {
  const session = useContext(StaffSessionContext);
  if (session.state !== "open") return null;
  const { second_factor, recovery_codes_left } = session.member;
  const isSetUp = second_factor === "verified";
  const settle = async () => {
    toast.success("Your authenticator app is set up.");
    await session.refetch();
  };
  return (
    <section className={`${styles.member} ${styles.part}`}>
      <h2 className={dashboard.heading}>Authenticator app</h2>
      <p>
        {isSetUp
          ? "It is set up: its code is asked for at each login. If you lose your phone, a recovery code opens the dashboard; an owner resets the app for a new phone."
          : "Somebody who knows your password still needs your phone to open the dashboard."}
      </p>
      {isSetUp ? (
        <OwnRecoveryCodes left={recovery_codes_left ?? 0} onKept={session.refetch} />
      ) : (
        <div className={dashboard.narrow}>
          <Suspense>
            <SetUpSecondFactor label="I have kept them" onEntered={settle} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

function Sessions() {
  const { state, reply, refetch } = useQuery(mySessions);
  if (state === "loading") return <Skeleton shape="block" />;
  if (state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  return (
    <section className={styles.member}>
      <p>You are logged in on these devices. If you do not know one, end its session and change your password!</p>
      <SessionList whose="your" sessions={reply.data} onChanged={refetch} />
    </section>
  );
}

/** Where a member of staff is logged in. */
export default function MySessionsPage() {
  return (
    <DashboardFrame title="My sessions">
      <OwnSecondFactor />
      <Sessions />
    </DashboardFrame>
  );
}
