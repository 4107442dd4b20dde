import type { InputHTMLAttributes, Ref } from "react";
import { Field, type FieldWords, useField } from "../field/field.tsx";
import * as styles from "./text-field.css.ts";

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "prefix" | "className">,
    FieldWords {
  readonly label: string;
  /** Shown before the input, such as +91. */
  readonly prefix?: string | undefined;
  /** A filter: nobody has to be told that it may stay empty. */
  readonly isFilter?: boolean | undefined;
  /** Where a table's headers say it to the eye. */
  readonly isLabelHidden?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text; not required means optional, and says so. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, prefix, id, isFilter = false, isLabelHidden, ...input } = props;
  const { control, noteId } = useField({ id, hint, error });
  const box = <input {...input} {...control} className={prefix ? styles.afterPrefix : styles.input} />;
  return (
    <Field
      label={label}
      controlId={control.id}
      noteId={noteId}
      hint={hint}
      error={error}
      isOptional={!input.required && !isFilter}
      isLabelHidden={isLabelHidden}
    >
      {prefix ? (
        <span className={styles.row}>
          <span className={styles.prefix}>{prefix}</span>
          {box}
        </span>
      ) : (
        box
      )}
    </Field>
  );
}
