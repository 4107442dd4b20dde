import { mySessions } from "@store/api-client/contract";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { lazyPart } from "@store/react-client/lazy-or";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { toast } from "@store/ui/toaster";
import { Suspense, useContext } from "react";
import { useQuery } from "../data/use-query.ts";
import * as dashboard from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { StaffSessionContext } from "../frame/staff-session.ts";
import { SessionList } from "./session-list.tsx";
import * as styles from "./team.css.ts";

const SetUpSecondFactor = lazyPart(async () => ({
  default: (await import("../frame/second-factor.tsx")).SetUpSecondFactor,
}));

/** The authenticator app: where the shop leaves the choice to its staff, it is set up here. */
function OwnSecondFactor() {
  const session = useContext(StaffSessionContext);
  if (session.state !== "open") return null;
  const isSetUp = session.member.second_factor === "verified";
  const settle = async () => {
    toast.success("Your authenticator app is set up.");
    await session.refetch();
  };
  return (
    <section className={`${styles.member} ${styles.part}`}>
      <h2 className={dashboard.heading}>Authenticator app</h2>
      <p>
        {isSetUp
          ? "It is set up: its code is asked for at each login. If you lose it or change your phone, an owner resets it."
          : "Somebody who knows your password still needs your phone to open the dashboard."}
      </p>
      {isSetUp ? null : (
        <div className={dashboard.narrow}>
          <Suspense>
            <SetUpSecondFactor label="Confirm the code" onEntered={settle} />
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
