import type { Ref, TextareaHTMLAttributes } from "react";
import { Field, type FieldWords, useField } from "../field/field.tsx";
import * as styles from "./text-area.css.ts";

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className">, FieldWords {
  readonly label: string;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text; it grows with them where the browser can. */
export function TextArea({ label, hint, error, id, rows = 3, ...area }: TextAreaProps) {
  const { control, noteId } = useField({ id, hint, error });
  return (
    <Field label={label} controlId={control.id} noteId={noteId} hint={hint} error={error} isOptional={!area.required}>
      <textarea {...area} {...control} rows={rows} className={styles.area} />
    </Field>
  );
}
