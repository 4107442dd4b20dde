import { sendOtp, verifyOtp } from "@store/api-client/contract";
import { CAPTCHA_FIELD, CAPTCHA_FIRST, COIN_ERRORS, isOtp, OTP_SIX_DIGITS } from "@store/domain";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { SubmitButton } from "@store/ui/submit-button";
import { toast } from "@store/ui/toaster";
import { type FormEvent, Suspense, useState } from "react";
import { refusalMessage } from "../data/failures.ts";
import { lazyPart } from "../data/lazy-or.tsx";
import { useMutation } from "../data/use-mutation.ts";
import * as styles from "./login.css.ts";
import { OtpField } from "./otp-field.tsx";

/** Seldom needed, so its code is loaded only then. */
const CaptchaField = lazyPart(() => import("./captcha/captcha-field.tsx"));

const CONFIRMED = "Your mobile number is confirmed";

interface ConfirmMobileDialogProps {
  readonly mobile: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onConfirmed?: (() => void) | undefined;
}

/** Proves the customer's own mobile by an OTP, with the login that they have, which stays (C46). */
export default function ConfirmMobileDialog({ mobile, isOpen, onOpenChange, onConfirmed }: ConfirmMobileDialogProps) {
  const [otp, setOtp] = useState("");
  const [isSent, setIsSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** How often the server has asked for a captcha; undefined when it does not ask. */
  const [captcha, setCaptcha] = useState<number>();

  const sending = useMutation(sendOtp, (answer) => {
    if (!answer.ok) {
      const isAsked = answer.failure.kind === "refused" && answer.failure.errors?.[CAPTCHA_FIELD] !== undefined;
      setCaptcha((before) => (isAsked ? (before ?? 0) + 1 : undefined));
      return setRefusal(refusalMessage(answer.failure, COIN_ERRORS.otpNotSent));
    }
    setCaptcha(undefined);
    setIsSent(true);
    if (answer.reply.message) toast.success(answer.reply.message);
  });
  const verifying = useMutation(verifyOtp, (answer) => {
    if (!answer.ok) return setRefusal(refusalMessage(answer.failure, COIN_ERRORS.otpNotVerified));
    toast.success(CONFIRMED);
    onOpenChange(false);
    setIsSent(false);
    setOtp("");
    onConfirmed?.();
  });

  const send = (recaptcha?: string) => {
    setRefusal(undefined);
    return sending.send({ body: { mobile_no: mobile, recaptcha } });
  };
  const missingOtp = isOtp(otp) ? undefined : OTP_SIX_DIGITS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSent) return void send();
    setRefusal(undefined);
    void verifying.send({ body: { mobile_no: mobile, otp } });
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Confirm your mobile"
      description={`We send an OTP to ${mobile}. With a confirmed mobile you can log in by it, and order more to pay on delivery.`}
    >
      <form className={styles.form} onSubmit={submit}>
        {isSent ? <OtpField value={otp} onValueChange={setOtp} autoFocus readsSms /> : null}
        {refusal ? <p role="alert">{refusal}</p> : null}
        {captcha ? (
          <Suspense>
            <CaptchaField key={captcha} form="login-otp" onAnswer={(answer) => answer && send(answer)} />
          </Suspense>
        ) : null}
        <SubmitButton
          isPending={sending.isPending || verifying.isPending}
          missing={isSent ? missingOtp : captcha === undefined ? undefined : CAPTCHA_FIRST}
        >
          {isSent ? "Confirm" : "Send OTP"}
        </SubmitButton>
        {isSent ? (
          <Button variant="quiet" onClick={() => void send()} disabled={sending.isPending || captcha !== undefined}>
            Resend OTP
          </Button>
        ) : null}
      </form>
    </Dialog>
  );
}
