import { type ReactNode, useState } from "react";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./marquee.css.ts";

export interface MarqueeProps {
  /** Names the notice in the pause button's label. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A running notice. A button pauses it, the pointer holds it, and with reduced motion it does not move. */
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
          <p className={styles.repeated} inert>
            {children}
          </p>
        </div>
      </div>
    </div>
  );
}
