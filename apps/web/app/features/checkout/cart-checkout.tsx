import { CASH_ON_DELIVERY, cart, ONLINE_PAYMENT } from "@store/api-client/contract";
import {
  arrivalWords,
  checkOrderChoices,
  coinsEarned,
  isPinCode,
  promisedDelivery,
  todayInIndia,
  ZERO_PAISE,
} from "@store/domain";
import { SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "@store/react-client/failures";
import { readGift } from "@store/react-client/gift";
import { cashFeeRows, discountLabel, paymentRows } from "@store/react-client/payment-rows";
import { useQuery } from "@store/react-client/use-query";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Summary } from "@store/ui/summary";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { cartPayment } from "../../commerce/cart-payment.ts";
import { checkoutState } from "../../commerce/checkout-state.ts";
import { placedState } from "../../commerce/placed-order.ts";
import {
  goodsOfCart,
  type SavedAddress,
  shippingOf,
  useAddresses,
  useShipped,
} from "../../commerce/shipping-addresses.ts";
import { shopPolicy } from "../../data/policy.ts";
import { Link } from "../../navigation/links.tsx";
import { AddressChoice } from "./address-choice.tsx";
import { openAttempt } from "./attempt.ts";
import * as styles from "./checkout.css.ts";
import { CheckoutLayout, CheckoutSkeleton } from "./checkout-layout.tsx";
import { cashPayment } from "./order-payload.ts";
import { OrderedLines } from "./ordered-lines.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { Processing } from "./processing.tsx";
import { useAddressChoice } from "./use-address-choice.ts";
import { useCashLimit } from "./use-cash-limit.ts";
import { usePlacing } from "./use-placing.ts";

/** Sends the order; its code is no part of the page's first load. */
const loadPlaceOrder = () => import("./place-order.ts");

/** When an order to an address in India would come, were it confirmed now (C62). */
function arrivalAt(address: SavedAddress | undefined, now: Date): string | undefined {
  if (!address || !isPinCode(address.postal_code)) return undefined;
  const promised = promisedDelivery({ confirmedAt: now, postalCode: address.postal_code }, shopPolicy());
  return arrivalWords(promised, todayInIndia(now));
}

/** The checkout of the cart [R95 R97]. */
export default function CartCheckout() {
  const { state: navigationState } = useLocation();
  const navigate = useNavigate();
  const { state, reply, refetch } = useQuery(cart);
  const { state: addressesState, saved, refetch: refetchAddresses } = useAddresses();
  const { address, choose } = useAddressChoice(saved, navigationState);
  const [wantedMethod, setWantedMethod] = useState<string>(CASH_ON_DELIVERY);
  const contents = reply?.data;
  const shipped = useShipped(saved ?? []);
  const shipping = contents ? shippingOf(shipped, goodsOfCart(contents)) : ZERO_PAISE;
  const [now] = useState(() => new Date());
  const byCash = contents && cashPayment(contents, shipping);
  const cash = useCashLimit(address, byCash?.payable ?? ZERO_PAISE);
  const paymentMethod = cash.refusal ? ONLINE_PAYMENT : wantedMethod;
  const payment = contents && paymentMethod === ONLINE_PAYMENT ? cartPayment(contents, shipping) : byCash;
  const reload = () => void Promise.all([refetch(), refetchAddresses(), cash.refetch()]);
  const { place, isPlacing, problem, setProblem } = usePlacing(loadPlaceOrder, reload);

  const placeOrder = async (payType: string, addressId: number): Promise<void> => {
    if (!contents) return;
    await place(async ({ placeCartOrder }) => {
      const outcome = await placeCartOrder({ payType, addressId, cart: contents, shipping, gift: readGift() });
      return outcome !== "leaving" && "placed" in outcome
        ? { showAt: "/profile#orders", state: placedState(outcome.placed) }
        : outcome;
    });
  };

  /** An empty cart with an attempt that has no answer: the answer was lost, by a reload for one. It is asked for once. */
  const isEmpty = contents?.cart_items.length === 0;
  const unanswered = isEmpty ? openAttempt() : undefined;
  const askAgain = () => unanswered && placeOrder(unanswered.payType, unanswered.addressId);
  const asksAgain = useRef(askAgain);
  asksAgain.current = askAgain;
  useEffect(() => {
    if (isEmpty) void asksAgain.current();
  }, [isEmpty]);

  const hasNoAddress = saved?.length === 0;
  useEffect(() => {
    if (hasNoAddress) void navigate("/profile/addresses/add/", { replace: true, state: checkoutState });
  }, [hasNoAddress, navigate]);

  if (state === "failed" || addressesState === "failed") {
    return <ErrorState title={SOMETHING_WENT_WRONG} message={TRY_AGAIN_LATER} onRetry={reload} />;
  }
  if (!contents || !payment || !saved || hasNoAddress) return <CheckoutSkeleton />;
  if (isEmpty) {
    if (isPlacing) return <Processing title="Looking for your order …" />;
    return problem && unanswered ? (
      <ErrorState title={problem.title} message={problem.message} onRetry={askAgain} />
    ) : (
      <EmptyState title="Your cart is empty" action={{ label: "Go to the shop", href: "/shop" }}>
        <p>
          <Link to="/profile#orders">See your orders</Link>
        </p>
      </EmptyState>
    );
  }

  const isOnline = payment.payable > 0 && paymentMethod === ONLINE_PAYMENT;
  const earned = coinsEarned(contents.final_total, { redeemed: payment.coins > 0 }, shopPolicy());
  const gift = readGift();
  const arrival = arrivalAt(
    saved.find(({ id }) => id === address),
    now,
  );

  const placeChosen = () => {
    const choices = checkOrderChoices({ address, paymentMethod });
    if (choices.ok) return placeOrder(isOnline ? ONLINE_PAYMENT : CASH_ON_DELIVERY, choices.value.address);
    const { code, message } = choices.refusal;
    setProblem({ title: message, isRefused: true, isOfAddress: code === "address-missing" });
  };

  return (
    <CheckoutLayout
      problem={problem}
      back={{ label: "Back to your cart", to: "/cart" }}
      action={{ label: isOnline ? "Pay online" : "Place order", amount: payment.payable }}
      isPlacing={isPlacing}
      processing={isOnline ? "Opening the payment page …" : "Placing your order …"}
      onPlace={placeChosen}
      onWarmUp={loadPlaceOrder}
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
            checkout={checkoutState}
          />
          {payment.payable > 0 ? (
            <PaymentChoice
              value={paymentMethod}
              onValueChange={(method) => {
                setWantedMethod(method);
                setProblem(undefined);
              }}
              cashRefusal={cash.refusal}
              onConfirmed={() => {
                setProblem(undefined);
                void cash.refetch();
              }}
            />
          ) : null}
        </>
      }
      summary={
        <>
          <h2 className={styles.heading}>Order summary</h2>
          <OrderedLines
            lines={contents.cart_items.map(({ id, product, product_image, quantity, total }) => ({
              id,
              name: product,
              image: product_image,
              quantity,
              total,
            }))}
          />
          {gift.isGift ? (
            <p className={styles.note}>A gift{gift.message.trim() ? `: “${gift.message.trim()}”` : ""}</p>
          ) : null}
          <Summary
            rows={[
              { label: "Subtotal", amount: contents.total },
              { label: discountLabel(contents), amount: contents.discount_amt, isDeduction: true },
              { label: "GST", amount: contents.gst_amt },
              { label: "Shipping", amount: shipping, zeroLabel: "Free" },
              ...cashFeeRows(payment.cashFee),
              ...paymentRows(payment),
            ]}
            total={{ label: "To pay", amount: payment.payable }}
          />
          {arrival ? <p className={styles.arrival}>{arrival}</p> : null}
          {earned > 0 ? (
            <p className={styles.coins}>
              You earn {earned} {earned === 1 ? "coin" : "coins"}
              {isOnline || payment.payable === 0 ? "." : ", once the order is delivered."}
            </p>
          ) : null}
        </>
      }
    />
  );
}
