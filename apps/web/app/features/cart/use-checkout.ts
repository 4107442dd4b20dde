import { addresses } from "@store/api-client/contract";
import { addMoney, checkCartCheckout, isLineOutOfStock } from "@store/domain";
import { toast } from "@store/ui/toaster";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { checkoutState } from "../../commerce/checkout-state.ts";
import { refusalMessage, SOMETHING_WENT_WRONG, TRY_AGAIN_LATER, toastRefusal } from "../../data/failures.ts";
import { openLogin } from "../../login/login-dialog-store.ts";
import { call } from "../../session/browser-call.ts";
import { useIsLoggedIn } from "../../session/session-store.ts";
import type { CartContents, CartSync } from "./cart-sync.ts";

/** What the minimum order looks at: the goods with GST, before vouchers, coins and shipping (C37). */
export const goodsOf = ({ cart_items, product_price }: CartContents) => ({
  total: product_price ?? addMoney(...cart_items.map(({ total }) => total)),
  names: cart_items.map(({ product }) => product),
});

/** Moves the focus, and with it the view, to the first line that cannot be bought. */
function showOutOfStock({ cart_items }: CartContents): void {
  const out = cart_items.find(({ available_quantity }) => isLineOutOfStock(available_quantity?.Quantity));
  const line = out && document.getElementById(`cart-line-${out.id}`);
  line?.querySelector<HTMLElement>("button[aria-label^='Remove']")?.focus();
}

/** The way to the checkout: login, stock, the minimum, and an address (checklist R92, R93). */
export function useCheckout(sync: CartSync) {
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  /** State changes with the next render; a second click may come before it. */
  const isGoing = useRef(false);

  const go = async (): Promise<void> => {
    await sync.settle();
    const { contents } = sync.read();
    if (!contents) return;
    const { total } = goodsOf(contents);
    const lines = contents.cart_items.map(({ product, available_quantity }) => ({
      name: product,
      stock: available_quantity?.Quantity,
    }));
    const checked = checkCartCheckout({ isLoggedIn, total, lines });
    if (!checked.ok) {
      toastRefusal(checked.refusal);
      if (checked.refusal.code === "login-required") openLogin();
      if (checked.refusal.code === "out-of-stock") showOutOfStock(contents);
      return;
    }
    // Asked for once more: an address may have been added in another tab.
    const answer = await call(addresses);
    if (!answer.ok) {
      const { failure } = answer;
      return failure.kind === "refused"
        ? toast.error(refusalMessage(failure))
        : toast.error(SOMETHING_WENT_WRONG, { description: TRY_AGAIN_LATER });
    }
    const hasAddress = answer.reply.data.length > 0;
    await navigate(hasAddress ? "/checkout/" : "/profile/addresses/add/", { state: checkoutState });
  };

  const proceed = async (): Promise<void> => {
    if (isGoing.current) return;
    isGoing.current = true;
    setIsPending(true);
    try {
      await go();
    } finally {
      isGoing.current = false;
      setIsPending(false);
    }
  };

  return { proceed, isPending };
}
