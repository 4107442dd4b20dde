import { cashOnDelivery } from "@store/api-client/contract";
import { type Paise, toRupees } from "@store/domain";
import { useQueryIf } from "@store/react-client/use-query";

/**
 * Why the order cannot be paid on delivery, and what would change that; undefined where it can be, or nobody knows
 * before it is sent (C46).
 * @param payable what there is to pay.
 */
export function useCashLimit(address: number | undefined, payable: Paise) {
  const isAsked = address !== undefined && payable > 0;
  const { reply, refetch } = useQueryIf(isAsked, cashOnDelivery, {
    query: { address1: address ?? 0, amount: toRupees(payable) },
  });
  const refused = isAsked && reply?.data.is_offered === false ? reply.data : undefined;
  return {
    refusal: refused && { message: refused.message ?? "", mobileToConfirm: refused.mobile_to_confirm ?? undefined },
    refetch: async () => {
      if (isAsked) await refetch();
    },
  };
}
