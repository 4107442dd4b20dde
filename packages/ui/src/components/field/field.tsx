import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./field.css.ts";
import type { FieldWords } from "./use-field.ts";

export { type FieldWords, useField } from "./use-field.ts";

/** The text below a control: its error, or else its hint. */
export function FieldNote({ id, hint, error }: FieldWords & { readonly id: string }) {
  if (error) {
    return (
      <p id={id} className={styles.error} role="alert">
        {error}
      </p>
    );
  }
  return hint ? (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}

export interface FieldProps extends FieldWords {
  readonly label: string;
  readonly controlId: string;
  readonly noteId: string;
  /** Says "(optional)" after the label. */
  readonly isOptional?: boolean | undefined;
  /** Where a table's headers say it to the eye. */
  readonly isLabelHidden?: boolean | undefined;
  readonly children: ReactNode;
}

/** Label above, control, hint or error below. */
export function Field(props: FieldProps) {
  const { label, controlId, noteId, isOptional = false, isLabelHidden = false, hint, error, children } = props;
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {isOptional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {children}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
