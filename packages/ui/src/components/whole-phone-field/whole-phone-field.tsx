import { afterPhoneKey, FIELD_LENGTHS, normalizeMobile, PHONE_MAXIMUM_DIGITS } from "@store/domain";
import { isKey } from "../phone-field/is-key.ts";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

export interface WholePhoneFieldProps
  extends Omit<TextFieldProps, "prefix" | "type" | "inputMode" | "maxLength" | "onChange" | "value"> {
  readonly value: string;
  readonly onValueChange: (phone: string) => void;
  /** What the form keeps of what is typed. */
  readonly tidy: (typed: string) => string;
  /** The most characters of it that can be typed, the plus included. */
  readonly maximum?: number | undefined;
}

/** A mobile that is typed with its calling code. One that comes whole is normalized by the domain's rule (C22). */
export function WholePhoneField({
  tidy,
  maximum = PHONE_MAXIMUM_DIGITS + 1,
  value,
  onValueChange,
  ...field
}: WholePhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel"
      {...field}
      type="tel"
      inputMode="tel"
      maxLength={FIELD_LENGTHS.phone}
      value={value}
      onChange={({ target, nativeEvent }) => {
        const tidied = tidy(target.value);
        if (isKey(nativeEvent)) return onValueChange(afterPhoneKey(value, tidied, maximum));
        const whole = normalizeMobile(target.value);
        return onValueChange(whole.ok ? whole.value : tidied);
      }}
    />
  );
}
