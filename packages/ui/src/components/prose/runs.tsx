import { Link } from "../link/link.tsx";
import { inPlace } from "./in-place.tsx";
import * as styles from "./prose.css.ts";
import type { ProseText } from "./types.ts";

/** A text with its links and emphasis. */
export const Runs = ({ text }: { readonly text: ProseText }) =>
  inPlace(text, (run) => {
    if (typeof run === "string") return run;
    if ("strong" in run) return <strong className={styles.strong}>{run.strong}</strong>;
    if ("em" in run) return <em>{run.em}</em>;
    return (
      <Link href={run.href} className={styles.link}>
        {run.text}
      </Link>
    );
  });
