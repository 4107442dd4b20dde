import { CAPTCHA_FIRST } from "@store/domain";
import { Button } from "@store/ui/button";
import { type ReactNode, useId } from "react";
import * as styles from "./send-button.css.ts";

interface SendButtonProps {
  /** The captcha is solved. */
  readonly isReady: boolean;
  readonly isPending: boolean;
  /** In place of the label while it is sent, `FORM_SENDING` or `FORM_PROCESSING`. */
  readonly pendingLabel: string;
  readonly children: ReactNode;
}

/**
 * Sends a form once its captcha is solved; until then a tooltip says what is missing (document 3, section 4). The words
 * also stand below, for those who do not point: a disabled button can be neither hovered on a phone nor focused.
 */
export function SendButton({ isReady, isPending, pendingLabel, children }: SendButtonProps) {
  const note = useId();
  return (
    <div>
      <span className={styles.place} title={isReady ? undefined : CAPTCHA_FIRST}>
        <Button
          type="submit"
          size="large"
          isWide
          disabled={!isReady}
          isPending={isPending}
          aria-describedby={isReady ? undefined : note}
        >
          {isPending ? pendingLabel : children}
        </Button>
      </span>
      <p id={note} className={styles.note}>
        {isReady ? null : CAPTCHA_FIRST}
      </p>
    </div>
  );
}
