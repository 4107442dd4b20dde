import { policyTexts, type ReplyOf } from "@store/api-client/contract";
import { formatDateTime } from "@store/domain";
import { Skeleton } from "@store/ui/skeleton";
import { StatusBadge } from "@store/ui/status-badge";
import { Link } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import { rowLink, small } from "../frame/dashboard.css.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import * as styles from "./settings.css.ts";
import { SettingsFrame } from "./settings-frame.tsx";

type Row = ReplyOf<typeof policyTexts>["data"][number];

/** When it was changed last, and by whom. */
const changeOf = ({ changed_at, changed_by, is_own }: Row): string =>
  changed_at
    ? `${is_own ? "Rewritten" : "Reset"} ${formatDateTime(changed_at)}${changed_by ? ` by ${changed_by}` : ""}`
    : "As it came with the shop";

function Policies() {
  const texts = useQuery(policyTexts);
  if (texts.state === "loading") return <Skeleton shape="block" />;
  if (texts.state === "failed")
    return <LoadFailed failure={texts.failure} title="Texts not found" onRetry={texts.refetch} />;
  return (
    <ul className={styles.policies}>
      {texts.reply.data.map((row) => (
        <li key={row.page} className={styles.textRow}>
          <span className={styles.policyName}>
            <Link to={`/dashboard/settings/policies/${row.page}`} className={rowLink}>
              {row.title}
            </Link>
            <span className={small}>{changeOf(row)}</span>
          </span>
          <StatusBadge tone={row.is_own ? "green" : "grey"}>{row.is_own ? "Your text" : "The shop’s text"}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}

/** The policies and the FAQ, for the owner to rewrite. */
export default function PoliciesPage() {
  return (
    <SettingsFrame title="Policies and FAQ">
      <p>
        What shoppers read on these pages, and in your apps. Facts such as the minimum order come from your settings, in
        your words too.
      </p>
      <Policies />
    </SettingsFrame>
  );
}
