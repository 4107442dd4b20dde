import { type SelectHTMLAttributes, useId } from "react";
import * as text from "../text-field/text-field.css.ts";
import * as styles from "./select-field.css.ts";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "onChange"> {
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** The choice of nothing, at the top; left out when something must be chosen. */
  readonly emptyLabel?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onValueChange?: (value: string) => void;
}

/** The browser's own select: it works without a script and suits every phone. */
export function SelectField({
  label,
  options,
  emptyLabel,
  hint,
  error,
  id,
  onValueChange,
  ...select
}: SelectFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const note = `${fieldId}-note`;
  const words = error ?? hint;
  return (
    <div className={text.field}>
      <label htmlFor={fieldId} className={text.label}>
        {label}
      </label>
      <select
        {...select}
        id={fieldId}
        className={styles.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={words ? note : undefined}
        onChange={({ target }) => onValueChange?.(target.value)}
      >
        {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {words ? (
        <p id={note} className={error ? text.error : text.hint} role={error ? "alert" : undefined}>
          {words}
        </p>
      ) : null}
    </div>
  );
}
