import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import * as styles from "./quantity-stepper.css.ts";

export interface QuantityStepperProps {
  /** What is counted, such as "Quantity of Honey". */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValueChange: (value: number) => void;
  readonly isDisabled?: boolean | undefined;
}

export function QuantityStepper({ label, value, min, max, onValueChange, isDisabled = false }: QuantityStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: three controls of one value, not a form's fieldset
    <div role="group" aria-label={label} className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label="Less"
        disabled={isDisabled || value <= min}
        onClick={() => onValueChange(value - 1)}
      >
        <Minus aria-hidden size={18} />
      </button>
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className={styles.step}
        aria-label="More"
        disabled={isDisabled || value >= max}
        onClick={() => onValueChange(value + 1)}
      >
        <Plus aria-hidden size={18} />
      </button>
    </div>
  );
}
