import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import * as styles from "./section-heading.css.ts";

export interface SectionHeadingProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** The heading's id, for the section that it names. */
  readonly id?: string | undefined;
  readonly level?: "h1" | "h2" | "h3" | undefined;
  /** A link to more of the same. */
  readonly more?: { readonly label: string; readonly href: string } | undefined;
  /** Shown at the end of the line, such as a carousel's buttons. */
  readonly children?: ReactNode;
}

export function SectionHeading({ title, description, id, level: Level = "h2", more, children }: SectionHeadingProps) {
  return (
    <div className={styles.header}>
      <Level id={id} className={styles.title}>
        {title}
      </Level>
      {description ? <p className={styles.description}>{description}</p> : null}
      {more ? (
        <Link href={more.href} className={styles.more}>
          {more.label}
          <Icon name="arrow-right" size="small" />
        </Link>
      ) : null}
      {children}
    </div>
  );
}
