import type { ReactNode } from "react";
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
}

export function RadioGroup({ legend, name, options, value, onValueChange }: RadioGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
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
    </fieldset>
  );
}
