import { requestReturn } from "@store/api-client/contract";
import { formatShortDate, RETURN_REASON_MAXIMUM_LENGTH, RETURN_REQUEST_DAYS } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { TextArea } from "@store/ui/text-area";
import { toast } from "@store/ui/toaster";
import { type FormEvent, useState } from "react";
import { refusalMessage } from "../../data/failures.ts";
import { useMutation } from "../../data/use-mutation.ts";
import * as styles from "./order-actions.css.ts";
import type { OrderData } from "./order-data.ts";

const REQUESTED = "We have your return request. Our care team will be in touch!";
const REASON_MISSING = "Please tell us what is wrong!";

interface ReturnDialogProps {
  readonly order: OrderData;
  /** When the time to ask ends; undefined once it was asked. */
  readonly until: Date | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChanged: () => Promise<void>;
}

/** Asks the shop to take a delivered order back; staff decides (document 2, section 9). */
export default function ReturnDialog({ order, until, isOpen, onOpenChange, onChanged }: ReturnDialogProps) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(requestReturn, async (answer) => {
    if (!answer.ok) return setProblem(refusalMessage(answer.failure));
    toast.success(answer.reply.message ?? REQUESTED);
    await onChanged();
    onOpenChange(false);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = reason.trim();
    setProblem(undefined);
    setError(text === "" ? REASON_MISSING : undefined);
    if (text !== "") void send({ params: { id: order.id }, body: { reason: text } });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Return ${order.order_id}`}
      description={`You can ask within ${RETURN_REQUEST_DAYS} days of delivery${until ? `, until ${formatShortDate(until)}` : ""}. We take back what came damaged, defective, incomplete or mixed up, in its original condition.`}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextArea
          label="What is wrong?"
          name="reason"
          rows={4}
          required
          maxLength={RETURN_REASON_MAXIMUM_LENGTH}
          value={reason}
          error={error}
          onChange={({ target }) => setReason(target.value)}
        />
        {problem ? <Alert>{problem}</Alert> : null}
        <Button type="submit" size="large" isWide isPending={isPending}>
          Send request
        </Button>
      </form>
    </Dialog>
  );
}
