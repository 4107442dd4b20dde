import { CONTENT_KINDS, isContentKind } from "@store/api-client/content-kinds";
import { contentKinds } from "@store/api-client/contract";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { Link } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { useMay } from "../frame/staff-session.ts";
import * as styles from "./content.css.ts";

/** What has calls and pages of its own. */
const OWN_PAGES = [
  { to: "/dashboard/content/events", title: "Events", about: "What people can register for, and who comes." },
  {
    to: "/dashboard/content/appointment-slots",
    title: "Appointment slots",
    about: "The hours at which the vaidya can be consulted, and the days off.",
  },
  { to: "/dashboard/content/stores", title: "Stores", about: "Where people can walk in: the store locator." },
  {
    to: "/dashboard/content/delivery-options",
    title: "Delivery options",
    about: "How often a subscription can be delivered.",
  },
] as const;

const HOME_ORDER_PAGE = {
  to: "/dashboard/settings/home",
  title: "Order of the home page",
  about: "Which section stands above which.",
} as const;

function Kinds() {
  const mayOrder = useMay("settings");
  const { state, reply, refetch } = useQuery(contentKinds);
  if (state === "loading") return <Skeleton shape="block" />;
  if (state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  return (
    <ul className={styles.kinds}>
      {[...OWN_PAGES, ...(mayOrder ? [HOME_ORDER_PAGE] : [])].map(({ to, title, about }) => (
        <li key={to} className={styles.kind}>
          <Link to={to} className={styles.kindLink}>
            {title}
          </Link>
          <span className={styles.small}>{about}</span>
        </li>
      ))}
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
