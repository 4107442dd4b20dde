import { eraseAccount } from "@store/api-client/contract";
import { ERASED, KEPT_AFTER_ERASURE } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { forgetEverything } from "@store/react-client/login-state";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { toast } from "@store/ui/toaster";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import * as styles from "./account.css.ts";
import { ConfirmFields, useConfirmation } from "./confirm-fields.tsx";
import { Consequences } from "./consequences.tsx";

const DONE = "Your account has been erased.";

interface EraseDialogProps {
  readonly hasPassword: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Says what an erasure deletes and what it leaves, asks again who it is, and does it (C53). */
export default function EraseDialog({ hasPassword, isOpen, onOpenChange }: EraseDialogProps) {
  const navigate = useNavigate();
  const confirmation = useConfirmation(hasPassword);
  const { problem, setProblem } = confirmation;
  const { send, isPending } = useMutation(eraseAccount, async (answer) => {
    if (!answer.ok) return setProblem(refusalMessage(answer.failure));
    forgetEverything();
    toast.success(answer.reply.message ?? DONE);
    await navigate("/");
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(confirmation.missing);
    if (!confirmation.missing) void send({ body: confirmation.body });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Erase your account?"
      description="This cannot be undone, by nobody. Download your data before, if you want to keep it."
    >
      <Consequences title="What goes at once" items={ERASED} />
      <Consequences title="What stays, and why" items={KEPT_AFTER_ERASURE} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <ConfirmFields action="erase" confirmation={confirmation} />
        {problem ? <Alert>{problem}</Alert> : null}
        <Button variant="secondary" isWide onClick={() => onOpenChange(false)}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" isWide isPending={isPending}>
          Erase my account
        </Button>
      </form>
    </Dialog>
  );
}
