import { subscriptionPayment } from "@store/api-client/contract";
import { MINUTE_MS, PAYMENT_POLL_MINUTES, PAYMENT_POLL_MS } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { NOT_FOUND } from "@store/react-client/failures";
import { useCallback, useEffect, useState } from "react";
import { refreshMembership } from "../../commerce/membership.ts";

/**
 * `waiting`: not confirmed yet. `unreachable`: the backend does not answer, it is asked again. `late`: not confirmed
 * in time, it is asked again when the shopper wishes. `failed`: the payer failed or cancelled. `unknown`: there is no
 * such payment of this customer. `paid`: confirmed, and stored that the customer is a member.
 */
export type PaymentProgress = "waiting" | "unreachable" | "late" | "failed" | "unknown" | "paid";

const FAILED_HINTS: readonly (string | null)[] = ["failed", "cancelled"];

/** Asks once how the payment is. */
async function ask(txnId: string): Promise<"paid" | "waiting" | "unreachable" | "unknown"> {
  const answer = await call(subscriptionPayment, { params: { txnid: txnId } });
  if (answer.ok) return (await refreshMembership()) === undefined ? "unreachable" : "paid";
  if (answer.failure.kind !== "refused") return "unreachable";
  return answer.failure.httpStatus === NOT_FOUND ? "unknown" : "waiting";
}

/**
 * Polls a payment each second until it is confirmed, for ten minutes (C19).
 * @param hint what the payment page says of it. The backend alone is believed, but one that failed is asked about once.
 */
export function usePaymentPolling(txnId: string, hint: string | null) {
  const [progress, setProgress] = useState<PaymentProgress>("waiting");
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deadline = Date.now() + PAYMENT_POLL_MINUTES * MINUTE_MS;
    const poll = async () => {
      const asked = await ask(txnId);
      if (isOver) return;
      if (asked === "paid" || asked === "unknown") return setProgress(asked);
      if (asked === "waiting" && FAILED_HINTS.includes(hint)) return setProgress("failed");
      if (Date.now() >= deadline) return setProgress("late");
      setProgress(asked);
      timer = setTimeout(poll, PAYMENT_POLL_MS);
    };
    setProgress("waiting");
    void poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [txnId, hint, round]);

  const askAgain = useCallback(() => setRound((before) => before + 1), []);
  return { progress, askAgain };
}
