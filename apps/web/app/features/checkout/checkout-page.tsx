import { CASH_ON_DELIVERY, cart, placeOrder } from "@store/api-client/contract";
import { shoppingMeta } from "@store/content";
import { checkOrderChoices } from "@store/domain";
import { Button } from "@store/ui/button";
import { ErrorState } from "@store/ui/error-state";
import { RadioGroup } from "@store/ui/radio-group";
import { Skeleton } from "@store/ui/skeleton";
import { Summary } from "@store/ui/summary";
import { toast } from "@store/ui/toaster";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { cartPayment, paymentRows } from "../../commerce/cart-payment.ts";
import { isCheckoutState } from "../../commerce/checkout-state.ts";
import { useAddresses, useShipping } from "../../commerce/shipping-addresses.ts";
import { refusalMessage, toastRefusal } from "../../data/failures.ts";
import { useMutation } from "../../data/use-mutation.ts";
import { useQuery } from "../../data/use-query.ts";
import { metaOf } from "../../seo/page-meta.ts";
import { refreshCartCounters } from "../../session/counters.ts";
import { useIsLoggedIn, useIsSessionKnown } from "../../session/session-store.ts";
import * as shell from "../../shell/shell.css.ts";
import { AddressChoice } from "./address-choice.tsx";
import * as styles from "./checkout.css.ts";
import { orderBody } from "./order-payload.ts";

/** Stands over the page while an order is being placed (checklist R98). */
export const Processing = () => (
  <div className={styles.processing} role="alert">
    <p className={styles.processingTitle}>Placing your order …</p>
    <p>Please do not refresh this page or press back.</p>
  </div>
);

/** Document 2, section 8. */
const ORDER_PLACED = "Your order has been placed!";

export const meta = metaOf(shoppingMeta["/checkout"]);

/** The checkout is entered from the cart only (document 2, section 2), by somebody who is logged in. */
function useEntrance(): boolean {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isKnown = useIsSessionKnown();
  const isLoggedIn = useIsLoggedIn();
  const mayEnter = isKnown && isLoggedIn && isCheckoutState(state);
  useEffect(() => {
    if (isKnown && !mayEnter) void navigate("/cart", { replace: true });
  }, [isKnown, mayEnter, navigate]);
  return mayEnter;
}

export default function CheckoutPage() {
  const mayEnter = useEntrance();
  return (
    <div className={shell.reading}>
      <h1 className={shell.pageTitle}>Checkout</h1>
      {mayEnter ? <Checkout /> : <Skeleton shape="block" />}
    </div>
  );
}

function Checkout() {
  const navigate = useNavigate();
  const { state, reply, refetch } = useQuery(cart);
  const { state: addressesState, saved } = useAddresses();
  const shipping = useShipping(saved ?? []);
  const [chosen, setChosen] = useState<number>();
  const [paymentMethod, setPaymentMethod] = useState<string>(CASH_ON_DELIVERY);
  const { send, isPending: isPlacing } = useMutation(placeOrder, async (answer) => {
    if (answer.ok) {
      void toast.success(ORDER_PLACED);
      await refreshCartCounters();
      await navigate("/profile#orders", { replace: true });
      return;
    }
    void toast.error(refusalMessage(answer.failure));
    await refetch();
  });

  if (state === "failed" || addressesState === "failed") {
    return <ErrorState title="Something went wrong" message="Please try again later!" onRetry={refetch} />;
  }
  if (state === "loading" || !saved) return <Skeleton shape="block" />;
  const contents = reply.data;
  const payment = cartPayment(contents, shipping);
  const address = chosen ?? saved[0]?.id;

  const place = () => {
    const choices = checkOrderChoices({ address, paymentMethod });
    if (!choices.ok) return toastRefusal(choices.refusal);
    return send({ body: orderBody({ cart: contents, addressId: choices.value.address, shipping }) });
  };

  return (
    <>
      {isPlacing ? <Processing /> : null}
      <div className={styles.columns}>
        <div className={styles.choices}>
          <AddressChoice addresses={saved} value={address} onValueChange={setChosen} />
          {payment.payable > 0 ? (
            <RadioGroup
              legend="Payment method"
              name="payment"
              value={paymentMethod}
              onValueChange={setPaymentMethod}
              options={[{ value: CASH_ON_DELIVERY, label: "Cash on Delivery", note: "Pay when your parcel arrives." }]}
            />
          ) : null}
        </div>
        <aside className={styles.totals} aria-label="Totals">
          <ul className={styles.lines}>
            {contents.cart_items.map(({ id, product, quantity }) => (
              <li key={id}>
                {quantity} × {product}
              </li>
            ))}
          </ul>
          <Summary
            rows={[
              { label: "Subtotal", amount: contents.total },
              { label: "Discount", amount: contents.discount_amt, isDeduction: true },
              { label: "GST", amount: contents.gst_amt },
              { label: "Shipping", amount: shipping, zeroLabel: "Free" },
              ...paymentRows(payment),
            ]}
            total={{ label: "To pay", amount: payment.payable }}
          />
          <Button size="large" isWide isPending={isPlacing} onClick={place}>
            Place order
          </Button>
        </aside>
      </div>
    </>
  );
}
