import type { CallFailure } from "@store/api-client";
import { subscriptionPaymentLink } from "@store/api-client/contract";
import { clientTxnId } from "@store/domain";
import { useMutation } from "@store/react-client/use-mutation";
import { useEffect, useState } from "react";
import { leaveFor } from "../../navigation/leave-for.ts";

/** Opens the payment page of a year of SO Elite [R109]. One press makes one payment. */
export function useMembershipPayment() {
  const [failure, setFailure] = useState<CallFailure>();
  const [isLeaving, setIsLeaving] = useState(false);
  const { send, isPending } = useMutation(subscriptionPaymentLink, (answer) => {
    if (!answer.ok) return setFailure(answer.failure);
    setIsLeaving(true);
    leaveFor(answer.reply.payment_url);
  });

  // Back from the payment page may show this page as it was left, with its button still busy.
  useEffect(() => {
    const wake = () => setIsLeaving(false);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  const pay = () => {
    if (isLeaving) return;
    setFailure(undefined);
    void send({ body: { txnid: clientTxnId(new Date()) } });
  };

  return { pay, isPending: isPending || isLeaving, failure };
}
