import { inPlace } from "./in-place.tsx";
import * as styles from "./prose.css.ts";
import type { ProseLink, ProseLinkProps, ProseText } from "./types.ts";

const PlainLink = ({ href, className, children }: ProseLinkProps) => (
  <a href={href} className={className}>
    {children}
  </a>
);

export interface RunsProps {
  readonly text: ProseText;
  readonly link?: ProseLink | undefined;
}

/** A text with its links and strong words. */
export const Runs = ({ text, link: Link = PlainLink }: RunsProps) =>
  inPlace(text, (run) => {
    if (typeof run === "string") return run;
    if ("strong" in run) return <strong className={styles.strong}>{run.strong}</strong>;
    return (
      <Link href={run.href} className={styles.link}>
        {run.text}
      </Link>
    );
  });
