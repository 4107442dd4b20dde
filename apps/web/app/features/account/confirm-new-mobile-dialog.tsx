import { isOtp, type Mobile, OTP_SIX_DIGITS } from "@store/domain";
import { OtpField } from "@store/react-client/otp-field";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { type FormEvent, useState } from "react";
import * as styles from "./account.css.ts";
import { ConfirmFields, OTP_HINT, useConfirmation, useSendOtp } from "./confirm-fields.tsx";

/** What proves a change of the mobile. */
export type MobileConfirmation = ReturnType<typeof useConfirmation>["body"] & { readonly new_otp: string };

interface ConfirmNewMobileDialogProps {
  readonly mobile: Mobile;
  readonly hasPassword: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly isPending: boolean;
  /** Why the server refused it. */
  readonly refusal: string | undefined;
  readonly onConfirm: (confirmation: MobileConfirmation) => void;
}

/** A new mobile opens the account, so it is asked who asks, and whether the number is theirs. */
export default function ConfirmNewMobileDialog(props: ConfirmNewMobileDialogProps) {
  const { mobile, hasPassword, isOpen, onOpenChange, isPending, refusal, onConfirm } = props;
  const confirmation = useConfirmation(hasPassword);
  const { problem, setProblem } = confirmation;
  const [newOtp, setNewOtp] = useState("");
  const [isSent, setIsSent] = useState(false);
  const toNew = useSendOtp("mobile", () => setIsSent(true));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = confirmation.missing ?? (isOtp(newOtp) ? undefined : OTP_SIX_DIGITS);
    setProblem(missing);
    if (!missing) onConfirm({ ...confirmation.body, new_otp: newOtp });
  };
  const told = problem ?? refusal;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Confirm your new mobile"
      description={`With ${mobile} you will log in from now on. Your old number and your email are told.`}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <ConfirmFields action="mobile" confirmation={confirmation} />
        <Button variant="secondary" isWide isPending={toNew.isPending} onClick={() => toNew.sendTo(mobile)}>
          {isSent ? "Resend OTP to the new number" : "Send OTP to the new number"}
        </Button>
        {isSent ? (
          <OtpField label="OTP to the new number" hint={OTP_HINT} value={newOtp} onValueChange={setNewOtp} />
        ) : null}
        {told ? <Alert>{told}</Alert> : null}
        <Button type="submit" isWide isPending={isPending} disabled={!isSent}>
          Confirm
        </Button>
      </form>
    </Dialog>
  );
}
