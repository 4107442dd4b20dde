import {
  facebookShareLink,
  linkedinShareLink,
  type SharedPage,
  telegramShareLink,
  twitterShareLink,
  whatsappShareLink,
} from "@store/domain";
import { Icon, type IconName } from "@store/ui/icon";
import { copyLink } from "./copy-link.ts";
import * as styles from "./share-links.css.ts";

interface Way {
  readonly network: string;
  readonly icon: IconName;
  readonly linkTo: (page: SharedPage) => string;
}

/** The networks, in the order of [R187]. */
const WAYS: readonly Way[] = [
  { network: "Facebook", icon: "facebook", linkTo: facebookShareLink },
  { network: "WhatsApp", icon: "whatsapp", linkTo: whatsappShareLink },
  { network: "X (Twitter)", icon: "x", linkTo: twitterShareLink },
  { network: "LinkedIn", icon: "linkedin", linkTo: linkedinShareLink },
  { network: "Telegram", icon: "telegram", linkTo: telegramShareLink },
];

/** Shares a post or an event: links, which work before any script has run, and a button that copies the address. */
export const ShareLinks = ({ page, label = "Share" }: { readonly page: SharedPage; readonly label?: string }) => (
  <section aria-label={label} className={styles.row}>
    <span aria-hidden className={styles.label}>
      {label}
    </span>
    <ul className={styles.ways}>
      {WAYS.map(({ network, icon, linkTo }) => (
        <li key={network}>
          <a
            href={linkTo(page)}
            target="_blank"
            rel="noopener"
            aria-label={`Share on ${network}`}
            title={network}
            className={styles.way}
          >
            <Icon name={icon} size="small" />
          </a>
        </li>
      ))}
      <li>
        <button
          type="button"
          aria-label="Copy link"
          title="Copy link"
          className={styles.way}
          onClick={() => void copyLink(page.url)}
        >
          <Icon name="link" size="small" />
        </button>
      </li>
    </ul>
  </section>
);
