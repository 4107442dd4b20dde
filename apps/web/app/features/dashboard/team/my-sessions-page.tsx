import { mySessions } from "@store/api-client/contract";
import { dashboardMeta } from "@store/content";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { SOMETHING_WENT_WRONG } from "../../../data/failures.ts";
import { useQuery } from "../../../data/use-query.ts";
import { metaOf } from "../../../seo/page-meta.ts";
import { DashboardFrame } from "../dashboard-frame.tsx";
import { SessionList } from "./session-list.tsx";
import * as styles from "./team.css.ts";

export const meta = metaOf(dashboardMeta["/dashboard/sessions"]);

function Sessions() {
  const { state, reply, refetch } = useQuery(mySessions);
  if (state === "loading") return <Skeleton shape="block" />;
  if (state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  return (
    <section className={styles.member}>
      <p>You are logged in here. End what you do not know, and change your password then!</p>
      <SessionList whose="your" sessions={reply.data} onChanged={refetch} />
    </section>
  );
}

/** Where a member of staff is logged in. */
export default function MySessionsPage() {
  return (
    <DashboardFrame title="My sessions">
      <Sessions />
    </DashboardFrame>
  );
}
