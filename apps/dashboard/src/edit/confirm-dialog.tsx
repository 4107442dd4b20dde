import type { CallArguments } from "@store/api-client";
import type { Endpoint } from "@store/api-client/contract";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { toast } from "@store/ui/toaster";
import { type ReactNode, useState } from "react";
import * as styles from "../frame/dashboard.css.ts";
import { DialogEnd } from "./dialog-end.tsx";

interface ConfirmDialogProps<E extends Endpoint> {
  readonly title: string;
  readonly description: string;
  /** The button that does it. */
  readonly label: string;
  /** Shown once it is done. */
  readonly done: string;
  readonly endpoint: E;
  readonly request: CallArguments<E>;
  /** Fields of what is sent with it. */
  readonly children?: ReactNode;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before something is done that cannot be undone; a refusal is shown in the dialog. */
export function ConfirmDialog<const E extends Endpoint>(props: ConfirmDialogProps<E>) {
  const { title, description, label, done, endpoint, request, children, onDone, onClose } = props;
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(endpoint, async (answer) => {
    if (!answer.ok) return setProblem(refusalMessage(answer.failure));
    toast.success(done);
    await onDone();
    onClose();
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} description={description}>
      <div className={styles.form}>
        {children}
        <DialogEnd problem={problem} onClose={onClose}>
          <Button variant="danger" isPending={isPending} onClick={() => void send(...request)}>
            {label}
          </Button>
        </DialogEnd>
      </div>
    </Dialog>
  );
}
