import { digitsOnly } from "@store/domain";
import * as styles from "./entry.css.ts";

interface ReachLinksProps {
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** What a mail to them begins with as its subject. */
  readonly subject?: string;
}

/** The ways to answer somebody: mail, call, WhatsApp. */
export const ReachLinks = ({ email, phone, subject }: ReachLinksProps) => (
  <p className={styles.links}>
    {email ? (
      <a
        className={styles.link}
        href={`mailto:${encodeURIComponent(email)}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`}
      >
        {email}
      </a>
    ) : null}
    {phone ? (
      <a className={styles.link} href={`tel:${phone}`}>
        {phone}
      </a>
    ) : null}
    {phone ? (
      <a className={styles.link} href={`https://wa.me/${digitsOnly(phone)}`} target="_blank" rel="noreferrer">
        WhatsApp
      </a>
    ) : null}
  </p>
);
