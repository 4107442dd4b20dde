import { CONTENT_KINDS, isContentKind } from "@store/api-client/content-kinds";
import { contentKinds } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { SOMETHING_WENT_WRONG } from "../../data/failures.ts";
import { useQuery } from "../../data/use-query.ts";
import { Link } from "../../navigation/links.tsx";
import { metaOf } from "../../seo/page-meta.ts";
import * as styles from "./content.css.ts";
import { DashboardFrame } from "./dashboard-frame.tsx";

export const meta = metaOf(accountMeta["/dashboard/content"]);

function Kinds() {
  const { state, reply, refetch } = useQuery(contentKinds);
  if (state === "loading") return <Skeleton shape="block" />;
  if (state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  return (
    <ul className={styles.kinds}>
      {reply.data.map(({ kind, count, hidden }) =>
        isContentKind(kind) ? (
          <li key={kind} className={styles.kind}>
            <Link to={`/dashboard/content/${kind}`} className={styles.kindLink}>
              {CONTENT_KINDS[kind].title}
            </Link>
            <span className={styles.small}>{CONTENT_KINDS[kind].about}</span>
            <span>
              {count}
              {hidden > 0 ? `, ${hidden} hidden` : ""}
            </span>
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** The words and pictures of the shop, by their kinds. */
export default function ContentPage() {
  return (
    <DashboardFrame title="Content">
      <Kinds />
    </DashboardFrame>
  );
}
