import type { Endpoint, ReplyOf } from "@store/api-client/contract";
import { useState } from "react";
import { refusalMessage } from "../../../data/failures.ts";
import { useMutation } from "../../../data/use-mutation.ts";
import type { OrderStepsProps } from "./staff-order.ts";

interface DialogOfOrder extends Pick<OrderStepsProps, "onChanged"> {
  readonly onClose: () => void;
}

/**
 * What a dialog of an order sends. It closes when that is done; what is refused it says, and stays, beside the order as it is
 * by now: somebody else may have been quicker.
 */
export function useOrderSending<const E extends Endpoint>(
  endpoint: E,
  { onChanged, onClose }: DialogOfOrder,
  onDone: (reply: ReplyOf<E>) => void,
) {
  const [problem, setProblem] = useState<string>();
  const sending = useMutation(endpoint, async (answer) => {
    if (!answer.ok) {
      setProblem(refusalMessage(answer.failure));
      await onChanged({ keepsOnFailure: true });
      return;
    }
    onDone(answer.reply);
    await onChanged();
    onClose();
  });
  return { ...sending, problem };
}
