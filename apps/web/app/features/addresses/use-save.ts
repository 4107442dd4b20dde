import type { Answer } from "@store/api-client";
import type { addAddress, ReplyOf } from "@store/api-client/contract";
import { refusalMessage } from "@store/react-client/failures";
import { toast } from "@store/ui/toaster";
import { useLocation, useNavigate } from "react-router-dom";
import { checkoutAfterAddress } from "../../commerce/checkout-state.ts";
import { useLeave } from "../../navigation/use-leave.ts";

const SAVED = "Address saved";

/**
 * After an address was sent: shows what the server says of it. When it is saved, goes on to the checkout if it or the
 * cart asked for the address [R93 R95], or else back one page [R148], which is the list of addresses where the form was
 * opened directly.
 */
export function useAfterSave() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const leave = useLeave("/profile#addresses");
  return async (answer: Answer<ReplyOf<typeof addAddress>>): Promise<void> => {
    if (!answer.ok) return void toast.error(refusalMessage(answer.failure));
    void toast.success(answer.reply.message ?? SAVED);
    const checkout = checkoutAfterAddress(state);
    if (checkout) await navigate("/checkout/", { replace: true, state: checkout });
    else await leave();
  };
}
