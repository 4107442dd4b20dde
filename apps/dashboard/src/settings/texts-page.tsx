import { messageTexts } from "@store/api-client/contract";
import { MESSAGE_TEXTS, TEXT_CHANNELS, type TextChannel } from "@store/domain";
import { Skeleton } from "@store/ui/skeleton";
import { StatusBadge } from "@store/ui/status-badge";
import { Link } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import { rowLink } from "../frame/dashboard.css.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import * as styles from "./settings.css.ts";
import { SettingsFrame } from "./settings-frame.tsx";

const HEADINGS: Readonly<Record<TextChannel, string>> = { mail: "Mails", sms: "SMS" };

function Texts() {
  const own = useQuery(messageTexts);
  if (own.state === "loading") return <Skeleton shape="block" />;
  if (own.state === "failed") return <LoadFailed failure={own.failure} title="Texts not found" onRetry={own.refetch} />;
  const changed = new Set(
    own.reply.data.texts.flatMap(({ channel, key, values }) =>
      Object.keys(values).length > 0 ? [`${channel} ${key}`] : [],
    ),
  );
  return TEXT_CHANNELS.map((channel) => (
    <section key={channel} className={styles.texts} aria-label={HEADINGS[channel]}>
      <h2 className={styles.textsHeading}>{HEADINGS[channel]}</h2>
      <ul className={styles.textList}>
        {MESSAGE_TEXTS.filter((text) => text.channel === channel).map(({ key, label }) => (
          <li key={key} className={styles.textRow}>
            <Link to={`/dashboard/settings/texts/${channel}/${key}`} className={rowLink}>
              {label}
            </Link>
            {changed.has(`${channel} ${key}`) ? <StatusBadge tone="green">Your words</StatusBadge> : null}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The words of every mail and SMS, for the owner to change. */
export default function TextsPage() {
  return (
    <SettingsFrame title="Mails and SMS">
      <Texts />
    </SettingsFrame>
  );
}
