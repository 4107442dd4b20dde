import { digitsOnly, OTP_DIGITS } from "@store/domain";
import { TextField } from "@store/ui/text-field";

interface OtpFieldProps {
  readonly label?: string;
  readonly hint?: string;
  readonly name?: string;
  readonly value: string;
  readonly autoFocus?: boolean;
  readonly onValueChange: (otp: string) => void;
}

/** The digits that were sent to a mobile. */
export const OtpField = ({ label = "OTP", hint, onValueChange, ...field }: OtpFieldProps) => (
  <TextField
    {...field}
    label={label}
    hint={hint ?? `The ${OTP_DIGITS} digits that we sent to you`}
    inputMode="numeric"
    autoComplete="one-time-code"
    onChange={({ target }) => onValueChange(digitsOnly(target.value).slice(0, OTP_DIGITS))}
    required
  />
);
