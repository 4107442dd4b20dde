import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./quantity-stepper.css.ts";
import { useDraft } from "./use-draft.ts";

export interface QuantityStepperProps {
  /** What is counted, such as "Quantity of Honey". */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValueChange: (value: number) => void;
  /** Called with a number out of range, typed or beyond an end; the value stays as it was. */
  readonly onRefuse?: ((wanted: number) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A minus button, the number as an input, and a plus button. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, min, max, isDisabled = false } = props;
  const { text, setDraft, commit, step, onKeyDown } = useDraft(props);
  // A button that disables itself would lose the focus: at the limit it stays enabled and changes nothing.
  const end = (isAtEnd: boolean) => ({ disabled: isDisabled, "aria-disabled": isAtEnd || undefined });
  return (
    // biome-ignore lint/a11y/useSemanticElements: three controls of one value, not a form's fieldset
    <div role="group" aria-label={label} className={styles.stepper}>
      <button
        {...end(value <= min)}
        type="button"
        className={styles.step}
        aria-label={`Decrease ${label}`}
        onClick={() => step(-1)}
      >
        <Icon name="less" size="small" />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        className={styles.value}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={isDisabled}
        value={text}
        onChange={({ target }) => setDraft(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        {...end(value >= max)}
        type="button"
        className={styles.step}
        aria-label={`Increase ${label}`}
        onClick={() => step(1)}
      >
        <Icon name="more" size="small" />
      </button>
      <output>
        <VisuallyHidden>{value}</VisuallyHidden>
      </output>
    </div>
  );
}
