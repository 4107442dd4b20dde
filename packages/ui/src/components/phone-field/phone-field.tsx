import { COUNTRY_CODE, FIELD_LENGTHS, phoneInput } from "@store/domain";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

export interface PhoneFieldProps
  extends Omit<TextFieldProps, "prefix" | "type" | "inputMode" | "maxLength" | "onChange" | "value"> {
  /** Shown before the digits, with its plus; India's unless another is given. Empty while no country is chosen. */
  readonly callingCode?: string | undefined;
  /** How many digits the form takes behind the calling code; ten, as a mobile has, unless it takes others. */
  readonly maximumDigits?: number | undefined;
  /** The most characters that can be typed or pasted, spaces and the calling code included. */
  readonly maxLength?: number | undefined;
  readonly value: string;
  readonly onValueChange: (digits: string) => void;
}

/**
 * The digits of a phone behind its calling code. However a number is typed, pasted or filled in by the browser, it
 * becomes what the domain's rule makes of it (checklist C22).
 */
export function PhoneField({
  callingCode = COUNTRY_CODE,
  maximumDigits,
  maxLength = FIELD_LENGTHS.mobile,
  onValueChange,
  ...field
}: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel"
      {...field}
      type="tel"
      inputMode="numeric"
      prefix={callingCode}
      maxLength={maxLength}
      onChange={({ target }) => onValueChange(phoneInput(target.value, callingCode, maximumDigits))}
    />
  );
}
