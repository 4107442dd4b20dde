import { afterPhoneKey, COUNTRY_CODE, FIELD_LENGTHS, MOBILE_DIGITS, phoneInput } from "@store/domain";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";
import { isKey } from "./is-key.ts";

export interface PhoneFieldProps
  extends Omit<TextFieldProps, "prefix" | "type" | "inputMode" | "maxLength" | "onChange" | "value"> {
  /** Shown before the digits, with its plus; India's unless another is given. Empty while no country is chosen. */
  readonly callingCode?: string | undefined;
  /** How many digits can be typed behind the calling code; ten, as a mobile has, unless the form takes others. */
  readonly maximumDigits?: number | undefined;
  /** The most characters that can be typed or pasted, spaces and the calling code included. */
  readonly maxLength?: number | undefined;
  readonly value: string;
  readonly onValueChange: (digits: string) => void;
}

/**
 * The digits of a phone behind its calling code. However a number is typed, pasted or filled in by the browser, it
 * becomes what the domain's rule makes of it (C22).
 */
export function PhoneField({
  callingCode = COUNTRY_CODE,
  maximumDigits = MOBILE_DIGITS,
  maxLength = FIELD_LENGTHS.phone,
  value,
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
      value={value}
      onChange={({ target, nativeEvent }) => {
        const kept = phoneInput(target.value, callingCode);
        // Without a country the number has its code, and the plus in front of it.
        const maximum = callingCode === "" ? maximumDigits + 1 : maximumDigits;
        onValueChange(isKey(nativeEvent) ? afterPhoneKey(value, kept, maximum) : kept);
      }}
    />
  );
}
