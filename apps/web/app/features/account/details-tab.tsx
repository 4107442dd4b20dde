import { profile } from "@store/api-client/contract";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { useQuery } from "../../data/use-query.ts";
import * as styles from "./account.css.ts";

/** Document 3, section 8. */
const PROFILE_FAILED = "Error loading profile";

export function DetailsTab() {
  const { state, reply, refetch } = useQuery(profile);
  if (state === "loading") return <Skeleton shape="block" />;
  if (state === "failed") return <ErrorState title={PROFILE_FAILED} onRetry={refetch} />;
  const { first_name, last_name, email, mobile_no, company } = reply.data;
  const facts = [
    ["Name", `${first_name} ${last_name}`],
    ["Email", email],
    ["Mobile", mobile_no],
    ["Company", company],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, fact]) =>
        fact ? (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
