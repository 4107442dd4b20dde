import { shoppingMeta } from "@store/content";
import { lazyPart } from "@store/react-client/lazy-or";
import { useIsLoggedIn, useIsSessionKnown } from "@store/react-client/session-store";
import { Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isCheckoutState, subscriptionOf } from "../../commerce/checkout-state.ts";
import * as shell from "../../shell/shell.css.ts";
import CartCheckout from "./cart-checkout.tsx";
import { CheckoutSkeleton } from "./checkout-layout.tsx";

const SubscriptionCheckout = lazyPart(() => import("./subscription-checkout.tsx"));

export const meta = shoppingMeta["/checkout"];

/** Checkout is entered with navigation state only [R94], by somebody who is logged in. */
function useEntrance(): boolean {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isKnown = useIsSessionKnown();
  const isLoggedIn = useIsLoggedIn();
  const mayEnter = isKnown && isLoggedIn && (isCheckoutState(state) || subscriptionOf(state) !== undefined);
  useEffect(() => {
    if (isKnown && !mayEnter) void navigate("/cart", { replace: true });
  }, [isKnown, mayEnter, navigate]);
  return mayEnter;
}

export default function CheckoutPage() {
  const mayEnter = useEntrance();
  const subscription = subscriptionOf(useLocation().state);
  return (
    <div className={shell.reading}>
      <h1 className={shell.pageTitle}>Checkout</h1>
      <Suspense fallback={<CheckoutSkeleton />}>
        {mayEnter ? (
          subscription ? (
            <SubscriptionCheckout subscription={subscription} />
          ) : (
            <CartCheckout />
          )
        ) : (
          <CheckoutSkeleton />
        )}
      </Suspense>
    </div>
  );
}
