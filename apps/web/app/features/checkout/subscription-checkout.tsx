import { deliveryOptions, productDetail } from "@store/api-client/contract";
import {
  CHARGE_NOTICE_HOURS,
  chargeDay,
  checkOrderChoices,
  checkSubscriptionMinimum,
  deliveryAfter,
  formatDate,
  formatRoundRupees,
  formatRupees,
  goodsWeight,
  MANDATE_LIMIT,
  ORDER_AHEAD_DAYS,
  PRODUCT_ERRORS,
  subscriptionTotals,
  todayInIndia,
} from "@store/domain";
import { SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "@store/react-client/failures";
import { useQuery } from "@store/react-client/use-query";
import { ErrorState } from "@store/ui/error-state";
import { Summary } from "@store/ui/summary";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { SubscriptionCheckoutState } from "../../commerce/checkout-state.ts";
import { shippingOf, useAddresses, useShipped } from "../../commerce/shipping-addresses.ts";
import { shopPolicy } from "../../data/policy.ts";
import { productAddress } from "../../navigation/addresses.ts";
import { AddressChoice } from "./address-choice.tsx";
import * as styles from "./checkout.css.ts";
import { CheckoutLayout, CheckoutSkeleton } from "./checkout-layout.tsx";
import { OrderedLines } from "./ordered-lines.tsx";
import { useAddressChoice } from "./use-address-choice.ts";
import { usePlacing } from "./use-placing.ts";

const loadPlaceSubscription = () => import("./place-subscription.ts");

/** The checkout of a subscription, in the place of the cart's [R104]. */
export default function SubscriptionCheckout({ subscription }: SubscriptionCheckoutState) {
  const { state: navigationState } = useLocation();
  const navigate = useNavigate();
  const { productId, quantity, deliveryOptionId } = subscription;
  const product = useQuery(productDetail, { params: { id: productId } });
  const options = useQuery(deliveryOptions);
  const { state: addressesState, saved, refetch: refetchAddresses } = useAddresses();
  const { address, choose } = useAddressChoice(saved, navigationState);
  const shipped = useShipped(saved ?? []);
  const reload = () => void Promise.all([product.refetch(), options.refetch(), refetchAddresses()]);
  const { place, isPlacing, problem, setProblem } = usePlacing(loadPlaceSubscription, reload);

  const hasNoAddress = saved?.length === 0;
  useEffect(() => {
    if (hasNoAddress) void navigate("/profile/addresses/add/", { replace: true, state: { subscription } });
  }, [hasNoAddress, navigate, subscription]);

  const goods = product.reply?.data;
  const option = options.reply?.data.find(({ id }) => id === deliveryOptionId);
  if (options.state === "failed" || (options.reply && !option)) {
    return <ErrorState title={PRODUCT_ERRORS.deliveryOptions} message={PRODUCT_ERRORS.refresh} onRetry={reload} />;
  }
  if (product.state === "failed" || addressesState === "failed") {
    return <ErrorState title={SOMETHING_WENT_WRONG} message={TRY_AGAIN_LATER} onRetry={reload} />;
  }
  if (!goods || !option || !saved || hasNoAddress) return <CheckoutSkeleton />;
  const { base_price: basePrice, gst_amount: gst, weight_grams: weightGrams } = goods;
  if (basePrice === undefined || gst === undefined) return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={reload} />;

  const totals = subscriptionTotals({
    line: { basePrice, gst, quantity },
    discountPercent: shopPolicy().subscription.discountPercent,
    shippingOf: (goods) => shippingOf(shipped, { goods, grams: goodsWeight([{ weightGrams, quantity }]) }),
  });
  const nextDelivery = deliveryAfter(todayInIndia(new Date()), option.duration);

  const placeAt = (addressId: number) =>
    place(async ({ placeSubscription }) => {
      const outcome = await placeSubscription({ subscription, addressId, totals });
      // The order's own screen offers to pay again.
      const isOrdered = outcome !== "leaving" && "orderId" in outcome;
      return isOrdered ? { showAt: `/orders/${outcome.orderId}?payment=failed` } : outcome;
    });

  const pay = () => {
    const choices = checkOrderChoices({ address, paymentMethod: "online" });
    if (!choices.ok) return setProblem({ title: choices.refusal.message, isRefused: true, isOfAddress: true });
    const minimum = checkSubscriptionMinimum(totals.finalTotal, shopPolicy());
    if (minimum.ok) return placeAt(choices.value.address);
    const { title = minimum.refusal.message, message } = minimum.refusal;
    setProblem({ title, message, isRefused: true });
  };

  return (
    <CheckoutLayout
      problem={problem}
      back={{ label: "Back to the product", to: productAddress(goods) }}
      action={{ label: "Pay online", amount: totals.payable }}
      isPlacing={isPlacing}
      processing="Opening the payment page …"
      onPlace={pay}
      onWarmUp={loadPlaceSubscription}
      choices={
        <>
          <AddressChoice
            addresses={saved}
            value={address}
            onValueChange={(id) => {
              choose(id);
              setProblem(undefined);
            }}
            error={problem?.isOfAddress ? problem.title : undefined}
            checkout={{ subscription }}
          />
          <section aria-labelledby="charges">
            <h2 id="charges" className={styles.heading}>
              What is charged, and when
            </h2>
            <dl className={styles.facts}>
              <div>
                <dt>Now</dt>
                <dd>{formatRupees(totals.payable)} for the first delivery, paid online.</dd>
              </div>
              <div>
                <dt>Later</dt>
                <dd>
                  Every {option.duration} days. The next delivery is planned for {formatDate(nextDelivery)} and charged
                  on {formatDate(chargeDay(nextDelivery))}, at that day’s price less{" "}
                  {shopPolicy().subscription.discountPercent}%, with shipping.
                </dd>
              </div>
              <div>
                <dt>How</dt>
                <dd>
                  {ORDER_AHEAD_DAYS} days before each delivery we tell you its price; {CHARGE_NOTICE_HOURS} hours later
                  it is charged by the mandate that you give with the first payment, up to{" "}
                  {formatRoundRupees(MANDATE_LIMIT)} a delivery. Above that, we mail you a link to pay.
                </dd>
              </div>
              <div>
                <dt>Changes</dt>
                <dd>Pause, change or shift it at any time in your profile.</dd>
              </div>
            </dl>
          </section>
        </>
      }
      summary={
        <>
          <h2 className={styles.heading}>Your subscription</h2>
          <OrderedLines
            lines={[
              { id: productId, name: goods.name, image: goods.image1 ?? goods.home_image, quantity, total: undefined },
            ]}
          />
          <p className={styles.note}>
            {option.name}: every {option.duration} days
          </p>
          <Summary
            rows={[
              { label: "Subtotal", amount: totals.subtotal },
              {
                label: `Discount (${shopPolicy().subscription.discountPercent}%)`,
                amount: totals.discount,
                isDeduction: true,
              },
              { label: "GST", amount: totals.gst },
              { label: "Shipping", amount: totals.shipping, zeroLabel: "Free" },
            ]}
            total={{ label: "To pay now", amount: totals.payable }}
          />
        </>
      }
    />
  );
}
