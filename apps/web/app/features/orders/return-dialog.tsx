import { requestReturn } from "@store/api-client/contract";
import { checkFields, formatShortDate, RETURN_REASON_MAXIMUM_LENGTH, requireText } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { TextArea } from "@store/ui/text-area";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { shopPolicy } from "../../data/policy.ts";
import * as styles from "./order-actions.css.ts";
import type { OrderData } from "./order-data.ts";

const REQUESTED = "We have your return request. Our care team will be in touch!";
const REASON_MISSING = "Please tell us what is wrong!";

const EMPTY = { reason: "" };

const checkReason = ({ reason }: typeof EMPTY) =>
  checkFields({ reason: requireText(reason, REASON_MISSING) }, (fields) => fields.reason.value);

interface ReturnDialogProps {
  readonly order: OrderData;
  /** When the time to ask ends; undefined once it was asked. */
  readonly until: Date | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChanged: () => Promise<void>;
}

/** Asks the shop to take a delivered order back; staff decides [R113]. */
export default function ReturnDialog({ order, until, isOpen, onOpenChange, onChanged }: ReturnDialogProps) {
  const form = useForm(EMPTY, checkReason);
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(requestReturn, async (answer) => {
    if (!answer.ok) return setProblem(refusalMessage(answer.failure));
    toast.success(answer.reply.message ?? REQUESTED);
    await onChanged();
    onOpenChange(false);
  });
  const ask = (reason: string) => {
    setProblem(undefined);
    return send({ params: { id: order.id }, body: { reason } });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Return ${order.order_id}`}
      description={`You can ask within ${shopPolicy().returns.requestDays} days of delivery${until ? `, until ${formatShortDate(until)}` : ""}. We take back what came damaged, defective, incomplete or mixed up, in its original condition.`}
    >
      <form ref={form.element} className={styles.form} onSubmit={form.submit(ask)} noValidate>
        <TextArea
          label="What is wrong?"
          rows={4}
          required
          maxLength={RETURN_REASON_MAXIMUM_LENGTH}
          {...form.text("reason")}
        />
        {problem ? <Alert>{problem}</Alert> : null}
        <Button type="submit" size="large" isWide isPending={isPending}>
          Send request
        </Button>
      </form>
    </Dialog>
  );
}
