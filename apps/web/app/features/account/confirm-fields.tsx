import { sendConfirmationOtp } from "@store/api-client/contract";
import { COIN_ERRORS, type ConfirmedAction, FIELD_LENGTHS, isOtp, OTP_DIGITS, OTP_SIX_DIGITS } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { OtpField } from "@store/react-client/otp-field";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { PasswordField } from "@store/ui/password-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";

export const OTP_HINT = `The ${OTP_DIGITS} digits that we sent`;
const PASSWORD_MISSING = "Please enter your password!";

/**
 * Who it is, asked again: by the password, or by an OTP to the account's mobile.
 * @param hasPassword false where an OTP is the one way (C54).
 */
export function useConfirmation(hasPassword: boolean) {
  const [way, setWay] = useState<"password" | "otp">(hasPassword ? "password" : "otp");
  const [problem, setProblem] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const [password, setPassword] = useState("");
  const [otp, setOtp] = useState("");
  const missing =
    way === "password" ? (password ? undefined : PASSWORD_MISSING) : isOtp(otp) ? undefined : OTP_SIX_DIGITS;
  const body = way === "password" ? { password } : { otp };
  /** What is wrong with the one way is not said of the other. */
  const goOnByOtp = () => {
    setWay("otp");
    setIsSent(true);
    setProblem(undefined);
  };
  return { way, isSent, goOnByOtp, password, setPassword, otp, setOtp, missing, problem, setProblem, body };
}

/** Sends an OTP that confirms an action: to the account's mobile, or to the one that it is to have. */
export function useSendOtp(action: ConfirmedAction, onSent: () => void) {
  const { send, isPending } = useMutation(sendConfirmationOtp, (answer) => {
    if (!answer.ok) return toast.error(refusalMessage(answer.failure, COIN_ERRORS.otpNotSent));
    if (answer.reply.message) toast.success(answer.reply.message);
    onSent();
  });
  return { isPending, sendTo: (new_mobile_no?: string) => void send({ body: { action, new_mobile_no } }) };
}

interface ConfirmFieldsProps {
  readonly action: ConfirmedAction;
  readonly confirmation: ReturnType<typeof useConfirmation>;
}

/** Asks for the password; who has none, or has forgotten it, has an OTP sent instead. */
export function ConfirmFields({ action, confirmation }: ConfirmFieldsProps) {
  const { way, isSent, goOnByOtp, password, setPassword, otp, setOtp } = confirmation;
  const otpByMobile = useSendOtp(action, goOnByOtp);
  return (
    <>
      {way === "password" ? (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          maxLength={FIELD_LENGTHS.password}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          required
        />
      ) : (
        <OtpField label="OTP to your mobile" hint={OTP_HINT} value={otp} onValueChange={setOtp} />
      )}
      <Button variant="quiet" isPending={otpByMobile.isPending} onClick={() => otpByMobile.sendTo()}>
        {way === "password" ? "Use an OTP to my mobile instead" : isSent ? "Resend OTP" : "Send OTP to my mobile"}
      </Button>
    </>
  );
}
