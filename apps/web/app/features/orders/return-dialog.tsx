import { addReturnPhoto, requestReturn } from "@store/api-client/contract";
import { formatShortDate } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { ReturnForm } from "@store/react-client/return-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { shopPolicy } from "../../data/policy.ts";
import type { OrderData } from "./order-data.ts";

const REQUESTED = "We have your return request. Our care team will be in touch!";

interface ReturnDialogProps {
  readonly order: OrderData;
  /** When the time to ask ends. */
  readonly until: Date | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChanged: () => Promise<void>;
}

/** Asks the shop to take lines of a delivered order back; staff decides [R113] [R119]. */
export default function ReturnDialog({ order, until, isOpen, onOpenChange, onChanged }: ReturnDialogProps) {
  /** Of this form: sent twice, it asks once. */
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(requestReturn, async (answer) => {
    if (!answer.ok) {
      setProblem(refusalMessage(answer.failure));
      return onChanged();
    }
    toast.success(answer.reply.message ?? REQUESTED);
    await onChanged();
    onOpenChange(false);
    setAttempt(crypto.randomUUID());
  });
  const params = { id: order.id };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Return goods of ${order.order_id}`}
      description={`You can ask within ${shopPolicy().returns.requestDays} days of delivery${until ? `, until ${formatShortDate(until)}` : ""}. We take back what came damaged, defective, incomplete or mixed up, in its original condition.`}
    >
      <ReturnForm
        key={attempt}
        order={order}
        wordsLabel="In your words"
        sendPhoto={(body) => call(addReturnPhoto, { params, body })}
        onSend={(lines) => {
          setProblem(undefined);
          return send({ params, body: { attempt, lines } });
        }}
      >
        {(isSendingPhotos) => (
          <>
            {problem ? <Alert>{problem}</Alert> : null}
            <Button type="submit" size="large" isWide isPending={isPending || isSendingPhotos}>
              Send request
            </Button>
          </>
        )}
      </ReturnForm>
    </Dialog>
  );
}
