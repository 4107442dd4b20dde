import { OTP_REFUSALS, openMobileAccount, sendOtp, verifyOtp } from "@store/api-client/contract";
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

/** A refusal in red, with a link to signup [R26], unless the number itself can have an account here. */
function Refusal({ words, hasSignUp }: { readonly words: string; readonly hasSignUp: boolean }) {
  return (
    <p className={styles.refusal} role="alert">
      {words} {hasSignUp ? <a href="/signup">{CREATE_ACCOUNT}</a> : null}
    </p>
  );
}

interface OtpFormProps {
  readonly onLogin: (reply: LoginReply) => void;
  /** The right OTP of an unknown number opens an account of the number alone (C54). */
  readonly opensAccount?: boolean;
}

/** Login by mobile: the number first, then the OTP that was sent to it [R25]. */
export function OtpForm({ onLogin, opensAccount = false }: OtpFormProps) {
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
  /** The number is confirmed, and has no account that it opens: it can have a new one. */
  const [isConfirmed, setIsConfirmed] = useState(false);
  const restart = () => {
    setIsSent(false);
    setIsConfirmed(false);
    setOtp("");
  };
  const opening = useMutation(openMobileAccount, (answer) => {
    if (settleLogin(answer)) return onLogin(answer.reply);
    // Without an answer the same press asks again.
    if (answer.ok || answer.failure.kind !== "refused") return;
    setRefusal(refusalMessage(answer.failure));
    restart();
  });
  const open = () => {
    setRefusal(undefined);
    return opening.send({ body: { mobile_no: COUNTRY_CODE + mobile } });
  };

  const verifying = useMutation(verifyOtp, (answer) => {
    if (opensAccount && !answer.ok && answer.failure.kind === "refused") {
      const { code } = answer.failure;
      const isUnknown = code === OTP_REFUSALS.noAccount;
      if (isUnknown || code === OTP_REFUSALS.notConfirmed) {
        setIsConfirmed(true);
        return isUnknown ? open() : setRefusal(refusalMessage(answer.failure));
      }
    }
    if (settleLogin(answer)) return onLogin(answer.reply);
    if (!answer.ok && answer.failure.kind === "refused") setRefusal(refusalMessage(answer.failure));
  });
  const isPending = sending.isPending || verifying.isPending || opening.isPending;
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
    return isConfirmed ? open() : isSent ? verify() : send();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <PhoneField
        label="Mobile number"
        name="mobile"
        value={mobile}
        onValueChange={(digits) => {
          setMobile(digits);
          setCaptcha(undefined);
          restart();
        }}
        required
      />
      {isSent && !isConfirmed ? <OtpField name="otp" value={otp} onValueChange={setOtp} autoFocus readsSms /> : null}
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
      {refusal ? <Refusal words={refusal} hasSignUp={!opensAccount} /> : null}
      <SubmitButton isPending={isPending} missing={isConfirmed ? undefined : isSent ? missingOtp : missingNumber}>
        {isConfirmed
          ? "Continue with a new account"
          : isSent
            ? `Verify and ${opensAccount ? "continue" : "log in"}`
            : "Continue"}
      </SubmitButton>
      {isSent && !isConfirmed ? (
        <Button type="button" variant="quiet" onClick={() => send()} disabled={isPending || captcha !== undefined}>
          Resend OTP
        </Button>
      ) : null}
    </form>
  );
}
