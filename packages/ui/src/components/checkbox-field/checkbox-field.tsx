import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { FieldNote, type FieldWords, useField } from "../field/field.tsx";
import * as styles from "./checkbox-field.css.ts";

export interface CheckboxFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "onChange" | "type">,
    FieldWords {
  readonly label: ReactNode;
  readonly onCheckedChange?: ((isChecked: boolean) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A checkbox; its whole line can be clicked. */
export function CheckboxField({ label, hint, error, id, onCheckedChange, ...input }: CheckboxFieldProps) {
  const { control, noteId } = useField({ id, hint, error });
  return (
    <div className={styles.field}>
      <label className={styles.line}>
        <input
          {...input}
          {...control}
          type="checkbox"
          className={styles.box}
          onChange={({ target }) => onCheckedChange?.(target.checked)}
        />
        <span>{label}</span>
      </label>
      <div className={styles.note}>
        <FieldNote id={noteId} hint={hint} error={error} />
      </div>
    </div>
  );
}
