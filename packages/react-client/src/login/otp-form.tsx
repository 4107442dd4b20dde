import { sendOtp, verifyOtp } from "@store/api-client/contract";
import { CAPTCHA_FIELD, COUNTRY_CODE, isOtp, isTenDigits, MOBILE_TEN_DIGITS, OTP_SIX_DIGITS } from "@store/domain";
import { Button } from "@store/ui/button";
import { PhoneField } from "@store/ui/phone-field";
import { SubmitButton } from "@store/ui/submit-button";
import { toast } from "@store/ui/toaster";
import { type FormEvent, Suspense, useState } from "react";
import { refusalMessage } from "../data/failures.ts";
import { lazyPart } from "../data/lazy-or.tsx";
import { useMutation } from "../data/use-mutation.ts";
import type { LoginReply } from "../session/login-state.ts";
import { settleLogin } from "./after-login.ts";
import * as styles from "./login.css.ts";
import { OtpField } from "./otp-field.tsx";

/** Seldom needed, so its code is loaded only then. */
const CaptchaField = lazyPart(() => import("./captcha/captcha-field.tsx"));

/** [R26] */
const CREATE_ACCOUNT = "Create New Account";

/** A refusal in red, with a link to signup [R26]. */
function Refusal({ words }: { readonly words: string }) {
  return (
    <p className={styles.refusal} role="alert">
      {words} <a href="/signup">{CREATE_ACCOUNT}</a>
    </p>
  );
}

/** Login by mobile: the number first, then the OTP that was sent to it [R25]. */
export function OtpForm({ onLogin }: { readonly onLogin: (reply: LoginReply) => void }) {
  const [mobile, setMobile] = useState("");
  const [otp, setOtp] = useState("");
  const [isSent, setIsSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** What the server said when it asked for a captcha, and how often it has; undefined when it does not ask. */
  const [captcha, setCaptcha] = useState<{ readonly message: string; readonly round: number }>();

  const sending = useMutation(sendOtp, (answer) => {
    if (!answer.ok) {
      const message = refusalMessage(answer.failure);
      const isAsked = answer.failure.kind === "refused" && answer.failure.errors?.[CAPTCHA_FIELD] !== undefined;
      setCaptcha((before) => (isAsked ? { message, round: (before?.round ?? 0) + 1 } : undefined));
      return setRefusal(isAsked ? undefined : message);
    }
    setCaptcha(undefined);
    setIsSent(true);
    if (answer.reply.message) toast.success(answer.reply.message);
  });
  const verifying = useMutation(verifyOtp, (answer) => {
    if (settleLogin(answer)) return onLogin(answer.reply);
    if (!answer.ok && answer.failure.kind === "refused") setRefusal(refusalMessage(answer.failure));
  });
  const isPending = sending.isPending || verifying.isPending;
  const missingOtp = isOtp(otp) ? undefined : OTP_SIX_DIGITS;
  const missingNumber = isTenDigits(mobile) ? captcha?.message : MOBILE_TEN_DIGITS;

  const send = (recaptcha?: string) => {
    setRefusal(undefined);
    return sending.send({ body: { mobile_no: COUNTRY_CODE + mobile, recaptcha } });
  };
  const verify = () => {
    setRefusal(undefined);
    return verifying.send({ body: { mobile_no: COUNTRY_CODE + mobile, otp } });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    return isSent ? verify() : send();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <PhoneField
        label="Mobile number"
        name="mobile"
        value={mobile}
        onValueChange={(digits) => {
          setMobile(digits);
          setIsSent(false);
          setCaptcha(undefined);
          setOtp("");
        }}
        required
      />
      {isSent ? <OtpField name="otp" value={otp} onValueChange={setOtp} autoFocus /> : null}
      {captcha ? (
        <>
          <p className={styles.refusal} role="alert">
            {captcha.message}
          </p>
          <Suspense>
            <CaptchaField key={captcha.round} form="login-otp" onAnswer={(answer) => answer && send(answer)} />
          </Suspense>
        </>
      ) : null}
      {refusal ? <Refusal words={refusal} /> : null}
      <SubmitButton isPending={isPending} missing={isSent ? missingOtp : missingNumber}>
        {isSent ? "Verify and log in" : "Continue"}
      </SubmitButton>
      {isSent ? (
        <Button type="button" variant="quiet" onClick={() => send()} disabled={isPending || captcha !== undefined}>
          Resend OTP
        </Button>
      ) : null}
    </form>
  );
}
