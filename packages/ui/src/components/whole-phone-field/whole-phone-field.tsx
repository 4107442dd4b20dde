import { FIELD_LENGTHS, normalizeMobile } from "@store/domain";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

/** Whether the value changed by a key. Otherwise a number came whole: pasted, or filled in by the browser. */
const isTyped = (event: Event) =>
  event instanceof InputEvent && /^(?:insert(?:Composition)?Text|delete)/.test(event.inputType);

export interface WholePhoneFieldProps
  extends Omit<TextFieldProps, "prefix" | "type" | "inputMode" | "maxLength" | "onChange" | "value"> {
  readonly value: string;
  readonly onValueChange: (phone: string) => void;
  /** What the form keeps of what is typed. */
  readonly tidy: (typed: string) => string;
}

/** A mobile that is typed with its calling code. One that comes whole is normalized by the domain's rule (checklist C22). */
export function WholePhoneField({ tidy, onValueChange, ...field }: WholePhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel"
      {...field}
      type="tel"
      inputMode="tel"
      maxLength={FIELD_LENGTHS.phone}
      onChange={({ target, nativeEvent }) => {
        const whole = isTyped(nativeEvent) ? undefined : normalizeMobile(target.value);
        onValueChange(whole?.ok ? whole.value : tidy(target.value));
      }}
    />
  );
}
