import type { CallFailure } from "@store/api-client";
import { addresses, cart } from "@store/api-client/contract";
import { signupNotice } from "@store/content";
import { checkCartCheckout, isLineOutOfStock } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage, SOMETHING_WENT_WRONG, TRY_AGAIN_LATER, toastRefusal } from "@store/react-client/failures";
import { openLogin } from "@store/react-client/login-dialog-store";
import { toast } from "@store/ui/toaster";
import type { NavigateFunction } from "react-router-dom";
import { checkoutState } from "../../commerce/checkout-state.ts";
import { shopPolicy } from "../../data/policy.ts";
import { type CartContents, goodsOf } from "./cart-sync.ts";

/** Moves the focus, and with it the view, to the first line that cannot be bought. */
function showOutOfStock({ cart_items }: CartContents): void {
  const out = cart_items.find(({ available_quantity }) => isLineOutOfStock(available_quantity?.Quantity));
  const line = out && document.getElementById(`cart-line-${out.id}`);
  line?.querySelector<HTMLElement>("button[aria-label^='Remove']")?.focus();
}

function tellFailure(failure: CallFailure, tryAgain?: () => void): void {
  const action = tryAgain && { label: "Try again", onClick: tryAgain };
  if (failure.kind === "refused") toast.error(refusalMessage(failure), { action });
  else toast.error(SOMETHING_WENT_WRONG, { description: TRY_AGAIN_LATER, action });
}

/**
 * Asks for a login, or for the mobile number alone (C54), and goes on. Where the login brings goods along from an earlier
 * visit, the shopper sees the cart again instead.
 */
function askToLogIn({ cart_counter, final_total }: CartContents, navigate: NavigateFunction): void {
  const goOn = async () => {
    const answer = await call(cart);
    if (answer.ok) await goToCheckout(answer.reply.data, { isLoggedIn: true, navigate });
    else tellFailure(answer.failure, () => void goOn());
  };
  openLogin(({ data }) => {
    const isSame = data.cart_counter === cart_counter && data.cart_totals.final_total === final_total;
    if (isSame) void goOn();
  }, signupNotice(shopPolicy()));
}

/** The way to the checkout: login, stock, the minimum, and an address [R92 R93]. */
export async function goToCheckout(
  contents: CartContents,
  { isLoggedIn, navigate }: { readonly isLoggedIn: boolean; readonly navigate: NavigateFunction },
): Promise<void> {
  const lines = contents.cart_items.map(({ product, available_quantity }) => ({
    name: product,
    stock: available_quantity?.Quantity,
  }));
  const checked = checkCartCheckout({ isLoggedIn, total: goodsOf(contents).total, lines }, shopPolicy());
  if (!checked.ok) {
    toastRefusal(checked.refusal);
    if (checked.refusal.code === "login-required") askToLogIn(contents, navigate);
    if (checked.refusal.code === "out-of-stock") showOutOfStock(contents);
    return;
  }
  // Asked for once more: an address may have been added in another tab.
  const answer = await call(addresses);
  if (!answer.ok) return tellFailure(answer.failure);
  const hasAddress = answer.reply.data.length > 0;
  await navigate(hasAddress ? "/checkout/" : "/profile/addresses/add/", { state: checkoutState });
}
