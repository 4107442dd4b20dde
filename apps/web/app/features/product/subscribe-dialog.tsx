import { deliveryOptions } from "@store/api-client/contract";
import {
  checkSubscribe,
  checkSubscriptionMinimum,
  formatRupees,
  maximumQuantity,
  PRODUCT_ERRORS,
  priceParts,
  SUBSCRIPTION_MINIMUM_TITLE,
  subscriptionMinimumMessage,
  subscriptionTotals,
} from "@store/domain";
import { toastRefusal } from "@store/react-client/failures";
import { openLogin } from "@store/react-client/login-dialog-store";
import { readSession } from "@store/react-client/storage";
import { useQuery } from "@store/react-client/use-query";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { ErrorState } from "@store/ui/error-state";
import { Price } from "@store/ui/price";
import { QuantityStepper } from "@store/ui/quantity-stepper";
import { RadioGroup } from "@store/ui/radio-group";
import { Skeleton } from "@store/ui/skeleton";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { SubscriptionCheckoutState } from "../../commerce/checkout-state.ts";
import { shopPolicy } from "../../data/policy.ts";
import type { ProductData } from "./load-product.ts";
import * as styles from "./subscribe-dialog.css.ts";
import type { PurchaseState } from "./use-purchase.ts";

interface SubscribeDialogProps {
  readonly product: ProductData;
  readonly purchase: PurchaseState;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const isLoggedIn = () => readSession(["token"]).token !== undefined;

/** What one delivery costs with the subscription's discount, by the rule that its order is made by. */
const totalsOf = (product: ProductData, quantity: number) => {
  const parts = priceParts({ productPrice: product.product_price, basePrice: product.base_price });
  if (!parts) return undefined;
  const line = { basePrice: parts.base, gst: parts.gst, quantity };
  return subscriptionTotals({ line, discountPercent: shopPolicy().subscription.discountPercent });
};

/** How often and how much; what it costs, and on to the checkout [R74 R75]. */
export default function SubscribeDialog({ product, purchase, isOpen, onOpenChange }: SubscribeDialogProps) {
  const { quantity, setQuantity, refuse } = purchase;
  const [option, setOption] = useState<number>();
  const navigate = useNavigate();
  const totals = totalsOf(product, quantity);
  const minimum = totals && checkSubscriptionMinimum(totals.finalTotal, shopPolicy());

  const proceed = () => {
    const stock = product.available_stock_quantity;
    const checked = checkSubscribe({ isLoggedIn: isLoggedIn(), stock, quantity, deliveryOption: option });
    if (!checked.ok) {
      toastRefusal(checked.refusal);
      if (checked.refusal.code === "login-required") openLogin(proceed);
      return;
    }
    if (minimum && !minimum.ok) return toastRefusal(minimum.refusal);
    if (option === undefined) return;
    const state: SubscriptionCheckoutState = {
      subscription: { productId: product.id, quantity: checked.value, deliveryOptionId: option },
    };
    void navigate("/checkout/", { state });
  };

  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Subscribe and save" description={product.name}>
      <div className={styles.pieces}>
        <span>In each delivery</span>
        <QuantityStepper
          label="Quantity of each delivery"
          value={quantity}
          min={1}
          max={maximumQuantity(product.available_stock_quantity)}
          onValueChange={setQuantity}
          onRefuse={refuse}
        />
      </div>
      <DeliveryOptions value={option} onValueChange={setOption} />
      {totals ? (
        <div className={styles.price} aria-live="polite">
          <div className={styles.amounts}>
            <Price amount={totals.finalTotal} note="a delivery" />
            <s className={styles.before}>
              <VisuallyHidden>instead of </VisuallyHidden>
              {formatRupees(totals.goodsTotal)}
            </s>
          </div>
          <p className={styles.note}>
            {shopPolicy().subscription.discountPercent}% off, inclusive of GST. Shipping is added at the checkout.
          </p>
        </div>
      ) : null}
      {minimum && !minimum.ok ? (
        <Alert tone="notice" title={SUBSCRIPTION_MINIMUM_TITLE}>
          {subscriptionMinimumMessage(shopPolicy().minimumOrder)} Add more to each delivery.
        </Alert>
      ) : null}
      <Button size="large" isWide onClick={proceed}>
        Subscribe
      </Button>
    </Dialog>
  );
}

/** The intervals that are offered; none is chosen at first. */
function DeliveryOptions(props: {
  readonly value: number | undefined;
  readonly onValueChange: (option: number) => void;
}) {
  const { state, reply, refetch } = useQuery(deliveryOptions);
  if (state === "failed") {
    return <ErrorState title={PRODUCT_ERRORS.deliveryOptions} message={PRODUCT_ERRORS.refresh} onRetry={refetch} />;
  }
  if (state === "loading") {
    return (
      <div className={styles.loading} role="status">
        <VisuallyHidden>Loading the delivery options</VisuallyHidden>
        <Skeleton shape="block" />
      </div>
    );
  }
  return (
    <RadioGroup
      legend="How often?"
      name="delivery-option"
      value={props.value === undefined ? undefined : String(props.value)}
      onValueChange={(value) => props.onValueChange(Number(value))}
      options={reply.data.map(({ id, name, duration }) => ({
        value: String(id),
        label: name,
        note: duration === 1 ? "Every day" : `Every ${duration} days`,
      }))}
    />
  );
}
