import { addresses } from "@store/api-client/contract";
import { addMoney, checkCartCheckout } from "@store/domain";
import { Button } from "@store/ui/button";
import { Summary } from "@store/ui/summary";
import { toast } from "@store/ui/toaster";
import { useNavigate } from "react-router-dom";
import { cartPayment, paymentRows } from "../../commerce/cart-payment.ts";
import { checkoutState } from "../../commerce/checkout-state.ts";
import { useAddresses, useShipping } from "../../commerce/shipping-addresses.ts";
import { refusalMessage, toastRefusal } from "../../data/failures.ts";
import { useMutation } from "../../data/use-mutation.ts";
import { openLogin } from "../../login/login-dialog-store.ts";
import { useIsLoggedIn } from "../../session/session-store.ts";
import * as styles from "./cart.css.ts";
import type { CartContents } from "./use-cart.ts";

/** The cart's totals, and the button to the checkout, which says why if the shopper cannot go on. */
export function CartTotals({ contents }: { readonly contents: CartContents }) {
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const { saved } = useAddresses();
  /** Asked for once more: an address may have been added in another tab. */
  const { send: checkAddresses, isPending } = useMutation(addresses, async (answer) => {
    if (!answer.ok) return void toast.error(refusalMessage(answer.failure));
    const hasAddress = answer.reply.data.length > 0;
    await (hasAddress ? navigate("/checkout/", { state: checkoutState }) : navigate("/profile/addresses/add/"));
  });
  const shipping = useShipping(saved ?? []);
  const payment = cartPayment(contents, shipping);
  const paid = paymentRows(payment);

  const proceed = async () => {
    const checked = checkCartCheckout({
      isLoggedIn,
      total: addMoney(...contents.cart_items.map(({ total }) => total)),
      lines: contents.cart_items.map(({ product, available_quantity }) => ({
        name: product,
        stock: available_quantity?.Quantity,
      })),
    });
    if (!checked.ok) {
      toastRefusal(checked.refusal);
      if (checked.refusal.code === "login-required") openLogin();
      return;
    }
    await checkAddresses();
  };

  return (
    <aside className={styles.totals} aria-label="Totals">
      <Summary
        rows={[
          { label: "Subtotal", amount: contents.total },
          { label: "Discount", amount: contents.discount_amt, isDeduction: true },
          { label: "GST", amount: contents.gst_amt },
          { label: "Shipping", amount: shipping, zeroLabel: "Free" },
          ...paid,
        ]}
        total={{ label: paid.length === 0 ? "Total" : "To pay", amount: payment.payable }}
      />
      <Button size="large" isWide isPending={isPending} onClick={proceed}>
        Checkout
      </Button>
    </aside>
  );
}
