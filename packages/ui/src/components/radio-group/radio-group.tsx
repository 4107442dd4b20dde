import type { ReactNode } from "react";
import { FieldNote, useField } from "../field/field.tsx";
import * as styles from "./radio-group.css.ts";

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface RadioGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value: string | undefined;
  readonly onValueChange: (value: string) => void;
  /** Below each other, or side by side where there is room. */
  readonly layout?: keyof typeof styles.layout | undefined;
  readonly error?: string | undefined;
}

/** One choice of a few, each large enough to tap. */
export function RadioGroup({ legend, name, options, value, onValueChange, layout = "list", error }: RadioGroupProps) {
  const { noteId } = useField({ error });
  return (
    <fieldset
      className={styles.group}
      aria-describedby={error ? noteId : undefined}
      data-refused={error ? true : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.layout[layout]}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onValueChange(option.value)}
              className={styles.input}
            />
            <span>
              <span className={styles.label}>{option.label}</span>
              {option.note ? <span className={styles.note}>{option.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <div className={styles.error}>
          <FieldNote id={noteId} error={error} />
        </div>
      ) : null}
    </fieldset>
  );
}
