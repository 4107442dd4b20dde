import { addEmailLogin, EMAIL_LOGIN_FIELDS, sendConfirmationOtp, sendEmailCode } from "@store/api-client/contract";
import { COIN_ERRORS, EMAIL_MAXIMUM_LENGTH } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { OtpField, otpDigits } from "@store/react-client/otp-field";
import { updateSession } from "@store/react-client/session-store";
import { errorsByField, useForm } from "@store/react-client/use-form";
import { useMutation, useSending } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import * as styles from "./account.css.ts";
import { checkEmailLogin, type EmailLoginDraft } from "./check-email-login.ts";
import { OTP_HINT } from "./confirm-fields.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

const SENT = "Two codes are on their way: one to your email, one to your mobile.";

interface AddEmailDialogProps {
  /** Where mails go already. */
  readonly email: string;
  readonly isEmailFixed: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onAdded: () => Promise<void>;
}

/** A login by email for an account that its mobile alone opens (C54): both are asked for a code. */
export default function AddEmailDialog({ email, isEmailFixed, isOpen, onOpenChange, onAdded }: AddEmailDialogProps) {
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const empty: EmailLoginDraft = { email, newPassword: "", confirmPassword: "", emailCode: "", otp: "" };
  const form = useForm(empty, (draft) => checkEmailLogin(draft, isSent));

  const sending = useSending(
    async (address: string) => {
      const mailed = await call(sendEmailCode, { body: { email: address } });
      return mailed.ok ? call(sendConfirmationOtp, { body: { action: "email" } }) : mailed;
    },
    (answer) => {
      if (!answer.ok) return setProblem(refusalMessage(answer.failure, COIN_ERRORS.otpNotSent));
      setIsSent(true);
      toast.success(SENT);
    },
  );
  const adding = useMutation(addEmailLogin, async (answer) => {
    if (!answer.ok) {
      const { failure } = answer;
      if (failure.kind === "refused") form.showErrors(errorsByField(failure.errors, EMAIL_LOGIN_FIELDS));
      return setProblem(refusalMessage(failure));
    }
    updateSession({ email: form.draft.email.trim() });
    toast.success(answer.reply.message ?? "");
    onOpenChange(false);
    await onAdded();
  });

  const submit = (draft: EmailLoginDraft) => {
    setProblem(undefined);
    if (!isSent) return sending.send(draft.email);
    return adding.send({
      body: {
        email: draft.email,
        email_code: draft.emailCode,
        new_password: draft.newPassword,
        confirm_password: draft.confirmPassword,
        otp: draft.otp,
      },
    });
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Add email and password"
      description="So far your mobile alone opens your account. We send a code to your email and one to your mobile, to be sure that both are yours."
    >
      <form ref={form.element} className={styles.form} onSubmit={form.submit(submit)} noValidate>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          maxLength={EMAIL_MAXIMUM_LENGTH}
          required
          readOnly={isEmailFixed || isSent}
          {...form.text("email")}
        />
        <NewPasswordFields
          label="New password"
          password={form.text("newPassword")}
          confirmation={form.text("confirmPassword")}
        />
        {isSent ? (
          <>
            <TextField
              label="Code from the mail"
              autoFocus
              hint={OTP_HINT}
              inputMode="numeric"
              autoComplete="off"
              required
              {...form.text("emailCode", otpDigits)}
            />
            <OtpField
              label="OTP to your mobile"
              hint={OTP_HINT}
              error={form.errors.otp}
              value={form.draft.otp}
              onValueChange={(otp) => form.change({ otp })}
            />
          </>
        ) : null}
        {problem ? <Alert>{problem}</Alert> : null}
        <Button type="submit" isWide isPending={isSent ? adding.isPending : sending.isPending}>
          {isSent ? "Add email and password" : "Send the codes"}
        </Button>
        {isSent ? (
          <>
            <Button variant="quiet" isPending={sending.isPending} onClick={() => void sending.send(form.draft.email)}>
              Resend both codes
            </Button>
            {isEmailFixed ? null : (
              <Button variant="quiet" onClick={() => setIsSent(false)}>
                Use another email
              </Button>
            )}
          </>
        ) : null}
      </form>
    </Dialog>
  );
}
