import type { ReactNode } from "react";
import { Tag } from "../tag/tag.tsx";
import * as styles from "./address-card.css.ts";

export interface AddressCardProps {
  readonly name: string;
  /** The lines as on a parcel; empty ones are left out. */
  readonly lines: readonly string[];
  readonly phones: readonly string[];
  /** Home, Office, Other. */
  readonly tag?: string | undefined;
  readonly isDefault?: boolean | undefined;
  /** Quiet buttons: edit, remove, make default. */
  readonly actions?: ReactNode;
}

/** A postal address with its actions. */
export function AddressCard(props: AddressCardProps) {
  const { name, lines, phones, tag, isDefault = false, actions } = props;
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        {tag ? <Tag tone="neutral">{tag}</Tag> : null}
        {isDefault ? <Tag tone="good">Default</Tag> : null}
      </div>
      <address className={styles.address}>
        {lines
          .filter((line) => line.trim() !== "")
          .map((line, place) => (
            <span key={place} className={styles.line}>
              {line}
            </span>
          ))}
      </address>
      <p className={styles.phones}>
        {[...new Set(phones)].map((phone) => (
          <span key={phone} className={styles.phone}>
            {phone}
          </span>
        ))}
      </p>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </article>
  );
}
