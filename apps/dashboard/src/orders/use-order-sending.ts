import type { Endpoint, ReplyOf } from "@store/api-client/contract";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { useState } from "react";
import type { OrderStepsProps } from "./order.ts";

interface DialogOfOrder extends Pick<OrderStepsProps, "onChanged"> {
  readonly onClose: () => void;
  /** Why what the dialog asks for cannot be done with the order as it is now; undefined while it can. */
  readonly over: string | undefined;
}

/**
 * What a dialog of an order sends. It closes when that is done; what is refused it says, and stays, beside the order as it is
 * by now: somebody else may have been quicker.
 */
export function useOrderSending<const E extends Endpoint>(
  endpoint: E,
  { onChanged, onClose, over }: DialogOfOrder,
  onDone: (reply: ReplyOf<E>) => void,
) {
  const [problem, setProblem] = useState<string>();
  const sending = useMutation(endpoint, async (answer) => {
    if (!answer.ok) {
      setProblem(refusalMessage(answer.failure));
      await onChanged();
      return;
    }
    // Else the order that is now done would be told to be over, until the dialog is closed.
    setProblem(undefined);
    onDone(answer.reply);
    await onChanged();
    onClose();
  });
  return { ...sending, problem, over: problem ? over : undefined };
}
