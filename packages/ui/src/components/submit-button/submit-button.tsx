import { useId } from "react";
import { Button, type ButtonProps } from "../button/button.tsx";
import * as styles from "./submit-button.css.ts";

export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "disabled" | "title" | "aria-describedby"> {
  /** What is still missing: until then the button is disabled, and says so. */
  readonly missing?: string | undefined;
}

/**
 * Sends a form, once nothing is missing. What is missing is its tooltip, and also stands below it: a disabled button can
 * be neither hovered on a phone nor focused.
 */
export function SubmitButton({ missing, ...button }: SubmitButtonProps) {
  const note = useId();
  return (
    <div>
      <span className={styles.place} title={missing}>
        <Button
          isWide
          {...button}
          type="submit"
          disabled={missing !== undefined}
          aria-describedby={missing === undefined ? undefined : note}
        />
      </span>
      <p id={note} className={styles.note}>
        {missing}
      </p>
    </div>
  );
}
