import {
  formatRoundRupees,
  formatRupees,
  freeCityWords,
  freeFromWords,
  freeShippingNote,
  missingToMinimum,
  type ShippedOrder,
  shippingCharge,
} from "@store/domain";
import { discountLabel, paymentRows } from "@store/react-client/payment-rows";
import { useIsElite, useIsLoggedIn } from "@store/react-client/session-store";
import { Button } from "@store/ui/button";
import { Summary } from "@store/ui/summary";
import { Suspense } from "react";
import { cartPayment } from "../../commerce/cart-payment.ts";
import { pinCheck } from "../../commerce/pin-check.ts";
import { goodsOfCart, useAddresses, useShipped } from "../../commerce/shipping-addresses.ts";
import { shopPolicy } from "../../data/policy.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./cart.css.ts";
import { type CartContents, type CartSync, goodsOf } from "./cart-sync.ts";
import { CoinsOption } from "./coins-option.tsx";
import { CartTrouble } from "./lazy-cart-trouble.tsx";
import { PdfDownload } from "./pdf-download.tsx";
import { useCheckout } from "./use-checkout.ts";
import { VoucherOption } from "./voucher-option.tsx";

const PinCheck = pinCheck(() => import("../../commerce/pin-answer.tsx"));

interface CartTotalsProps {
  readonly contents: CartContents;
  readonly isUpdating: boolean;
  readonly sync: CartSync;
}

/** The shipping of this shopper, undefined until it is known: it depends on the first address (C17). */
function useKnownShipping(contents: CartContents) {
  const isLoggedIn = useIsLoggedIn();
  const isElite = useIsElite();
  const { state, saved, refetch } = useAddresses();
  const shipped = useShipped(saved ?? []);
  const isKnown = !isLoggedIn || isElite || saved !== undefined;
  return {
    saved,
    shipped: isKnown ? { ...shipped, ...goodsOfCart(contents) } : undefined,
    hasFailed: !isKnown && state === "failed",
    retry: refetch,
  };
}

/** Why shipping is free, or how it can be. */
function ShippingHint({ shipped }: { readonly shipped: ShippedOrder | undefined }) {
  if (!shipped) return <p className={styles.hint}>Looking up your shipping …</p>;
  const policy = shopPolicy();
  return (
    <p className={styles.hint}>
      {freeShippingNote(shipped, policy) ?? (
        <>
          Shipping is free {freeFromWords(policy)}with <Link to="/subscription-plans">SO Elite</Link>
          {freeCityWords(policy)}.
        </>
      )}
    </p>
  );
}

/** How much is missing before a cart can be ordered, said before it is refused (C11). */
function MinimumHint({ contents }: { readonly contents: CartContents }) {
  const missing = missingToMinimum(goodsOf(contents), shopPolicy());
  if (missing === 0) return null;
  return (
    <p className={styles.minimum}>
      Add products for {formatRupees(missing)} more: the smallest order is{" "}
      {formatRoundRupees(shopPolicy().minimumOrder)}. <Link to="/shop">Go on shopping</Link>
    </p>
  );
}

/** What the cart costs and how it is paid, and the button to the checkout, which says why if the shopper cannot go on. */
export function CartTotals({ contents, isUpdating, sync }: CartTotalsProps) {
  const { saved, shipped, hasFailed, retry } = useKnownShipping(contents);
  const shipping = shipped && shippingCharge(shipped, shopPolicy());
  const payment = shipping === undefined ? undefined : cartPayment(contents, shipping);
  const paid = payment ? paymentRows(payment, "Final total") : [];
  const { proceed, warmUp, isPending } = useCheckout(sync);
  const toPay = { label: paid.length === 0 ? "Final total" : "To pay", amount: payment?.payable };

  return (
    <aside className={styles.side} aria-label="Totals">
      <div className={styles.card}>
        <VoucherOption
          contents={contents}
          change={sync.change}
          gift={payment && { pays: payment.giftVoucher, leaves: payment.giftVoucherLeft }}
        />
        {shopPolicy().coins.isOn ? (
          <CoinsOption
            coins={contents.used_coin ?? 0}
            orderTotal={payment?.beforeCoins ?? contents.final_total}
            change={sync.change}
          />
        ) : null}
        <div className={styles.sums}>
          <p className={styles.updating} role="status">
            {isUpdating ? "Updating …" : null}
          </p>
          <Summary
            isUpdating={isUpdating}
            rows={[
              { label: "Subtotal", amount: contents.total },
              { label: discountLabel(contents), amount: contents.discount_amt, isDeduction: true },
              { label: "GST", amount: contents.gst_amt },
              { label: "Shipping", amount: shipping, zeroLabel: "Free" },
              ...paid,
            ]}
            total={toPay}
          />
          {hasFailed ? (
            <Suspense>
              <CartTrouble kind="shipping" onRetry={() => void retry()} />
            </Suspense>
          ) : (
            <ShippingHint shipped={shipped} />
          )}
          <PinCheck saved={saved} goods={goodsOfCart(contents)} />
          <MinimumHint contents={contents} />
          <PdfDownload sync={sync} />
        </div>
      </div>
      <div className={styles.proceed}>
        <p className={isUpdating ? styles.toPayUpdating : styles.toPay} aria-hidden>
          {toPay.amount === undefined ? "" : formatRupees(toPay.amount)}
        </p>
        <Button
          size="large"
          isWide
          isPending={isPending}
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() => void proceed()}
        >
          Checkout
        </Button>
      </div>
    </aside>
  );
}
