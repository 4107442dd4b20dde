import { digitsOnly, OTP_DIGITS } from "@store/domain";
import { TextField } from "@store/ui/text-field";
import { useSmsOtp } from "./use-sms-otp.ts";

interface OtpFieldProps {
  readonly label?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly name?: string;
  readonly value: string;
  readonly autoFocus?: boolean;
  /** The browser may fill it in from the SMS, whose text is made for it: of a login, and of no other OTP. */
  readonly readsSms?: boolean;
  readonly onValueChange: (otp: string) => void;
}

/** What a field for an OTP keeps of what is typed. */
export const otpDigits = (typed: string): string => digitsOnly(typed).slice(0, OTP_DIGITS);

/** The digits that were sent to a mobile. */
export function OtpField({ label = "OTP", hint, readsSms = false, onValueChange, ...field }: OtpFieldProps) {
  useSmsOtp(readsSms, onValueChange);
  return (
    <TextField
      {...field}
      label={label}
      hint={hint ?? `The ${OTP_DIGITS} digits that we sent to you`}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={({ target }) => onValueChange(otpDigits(target.value))}
      required
    />
  );
}
