import type { Answer } from "@store/api-client";
import type { addAddress, ReplyOf } from "@store/api-client/contract";
import { toast } from "@store/ui/toaster";
import { useLocation, useNavigate } from "react-router-dom";
import { checkoutAfterAddress } from "../../commerce/checkout-state.ts";
import { refusalMessage } from "../../data/failures.ts";

const SAVED = "Address saved";

/**
 * After an address was sent: shows what the server says of it. When it is saved, goes on to the checkout if it or the cart
 * asked for the address (checklist R93, R95), or else back one page.
 */
export function useAfterSave() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return async (answer: Answer<ReplyOf<typeof addAddress>>): Promise<void> => {
    if (!answer.ok) return void toast.error(refusalMessage(answer.failure));
    void toast.success(answer.reply.message ?? SAVED);
    const checkout = checkoutAfterAddress(state);
    await (checkout ? navigate("/checkout/", { replace: true, state: checkout }) : navigate(-1));
  };
}
