import type { Ref, SelectHTMLAttributes } from "react";
import { Field, type FieldWords, useField } from "../field/field.tsx";
import * as styles from "./select-field.css.ts";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "onChange">,
    FieldWords {
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** The empty option at the top; left out when a choice is required. */
  readonly emptyLabel?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** The native select: it works without scripts and suits every phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, emptyLabel, hint, error, id, onValueChange, ...select } = props;
  const { control, noteId } = useField({ id, hint, error });
  return (
    <Field label={label} controlId={control.id} noteId={noteId} hint={hint} error={error}>
      <select
        {...select}
        {...control}
        className={styles.select}
        onChange={({ target }) => onValueChange?.(target.value)}
      >
        {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
