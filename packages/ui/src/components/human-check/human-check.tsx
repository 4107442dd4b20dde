import { useId } from "react";
import { ring } from "../spinner/spinner.css.ts";
import * as styles from "./human-check.css.ts";

export type HumanCheckState = "open" | "working" | "done" | "failed";

export interface HumanCheckProps {
  readonly state: HumanCheckState;
  readonly onStart: () => void;
}

const NOTES: Readonly<Record<HumanCheckState, string>> = {
  open: "A short check keeps robots out. No third party takes part.",
  working: "Checking …",
  done: "Thank you: you can go on.",
  failed: "The check did not work. Please tick the box again.",
};

/** The captcha's checkbox. The check itself is up to the caller. */
export function HumanCheck({ state, onStart }: HumanCheckProps) {
  const noteId = useId();
  const isBusy = state === "working" || state === "done";
  return (
    <div className={styles.frame}>
      <label className={styles.line}>
        <input
          type="checkbox"
          className={styles.box}
          checked={state === "done"}
          aria-describedby={noteId}
          aria-busy={state === "working" || undefined}
          onChange={() => {
            if (!isBusy) onStart();
          }}
        />
        <span>I am not a robot</span>
        {state === "working" ? <span className={ring} /> : null}
      </label>
      <p id={noteId} role="status" className={state === "failed" ? styles.trouble : styles.note}>
        {NOTES[state]}
      </p>
    </div>
  );
}
