import { profile } from "@store/api-client/contract";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { useLoaded } from "../../data/use-query.ts";
import { call } from "../../session/browser-call.ts";
import * as styles from "./account.css.ts";

/** Document 3, section 8. */
const PROFILE_FAILED = "Error loading profile";

export function DetailsTab() {
  const { loaded, reload } = useLoaded(() => call(profile));
  if (loaded.state === "loading") return <Skeleton shape="block" />;
  if (loaded.state === "failed") return <ErrorState title={PROFILE_FAILED} onRetry={reload} />;
  const { first_name, last_name, email, mobile_no, company } = loaded.value.data;
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
