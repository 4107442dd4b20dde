import { type ReactNode, useState } from "react";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./marquee.css.ts";

export interface MarqueeProps {
  /** What it is, in words, for its pause button. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A notice that runs along. It can be paused by a button at its start, rests under the pointer, and stands still where less motion is wanted. */
export function Marquee({ label, children }: MarqueeProps) {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <div className={styles.marquee} data-paused={isPaused}>
      <button
        type="button"
        className={styles.pause}
        aria-label={`${isPaused ? "Resume" : "Pause"} ${label}`}
        onClick={() => setIsPaused(!isPaused)}
      >
        <Icon name={isPaused ? "play" : "pause"} />
      </button>
      <div className={styles.window}>
        <div className={styles.belt}>
          <p className={styles.words}>{children}</p>
          <p className={styles.repeated} aria-hidden inert>
            {children}
          </p>
        </div>
      </div>
    </div>
  );
}
