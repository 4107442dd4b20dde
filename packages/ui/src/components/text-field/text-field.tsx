import { type InputHTMLAttributes, useId } from "react";
import * as styles from "./text-field.css.ts";

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "prefix" | "className"> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with the value; said when it appears. */
  readonly error?: string | undefined;
  /** Stands before what is typed, such as +91. */
  readonly prefix?: string | undefined;
}

export function TextField({ label, hint, error, prefix, id, ...input }: TextFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const note = `${fieldId}-note`;
  const words = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId} className={styles.label}>
        {label}
        {input.required ? null : <span className={styles.optional}> (optional)</span>}
      </label>
      <div className={styles.box}>
        {prefix ? <span className={styles.prefix}>{prefix}</span> : null}
        <input
          {...input}
          id={fieldId}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={words ? note : undefined}
        />
      </div>
      {words ? (
        <p id={note} className={error ? styles.error : styles.hint} role={error ? "alert" : undefined}>
          {words}
        </p>
      ) : null}
    </div>
  );
}
