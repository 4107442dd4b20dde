import {
  COIN_VALUE,
  COINS_LOGIN,
  COINS_REDEEMED,
  formatRoundRupees,
  multiplyMoney,
  NO_NEW_COINS,
  type Paise,
  REDEMPTION_MINUTES,
} from "@store/domain";
import { lazyPart } from "@store/react-client/lazy-or";
import { openLogin } from "@store/react-client/login-dialog-store";
import { useIsLoggedIn } from "@store/react-client/session-store";
import { StatusBadge } from "@store/ui/status-badge";
import { toast } from "@store/ui/toaster";
import { useEffect, useRef, useState } from "react";
import * as styles from "./cart.css.ts";
import { CartOption } from "./cart-option.tsx";
import type { ChangeCart } from "./use-cart.ts";

const loadForm = () => import("./coins-form.tsx");
const CoinsForm = lazyPart(loadForm);

interface CoinsOptionProps {
  /** Coins on the cart, as the server has them. */
  readonly coins: number;
  /** What coins may pay: total with shipping, less a gift voucher. */
  readonly orderTotal: Paise;
  readonly change: ChangeCart;
}

/** Coins that pay a part of the cart, confirmed by an OTP [R87]. */
export function CoinsOption({ coins, orderTotal, change }: CoinsOptionProps) {
  const isLoggedIn = useIsLoggedIn();
  const [isOpen, setIsOpen] = useState(false);
  /** Counts what was done in the form: the focus then goes to what came of it. */
  const [round, setRound] = useState(0);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) status.current?.focus();
  }, [round]);
  const [hadCoins, setHadCoins] = useState(false);
  useEffect(() => {
    if (coins > 0) setHadCoins(true);
  }, [coins]);

  const toggle = () => {
    if (isLoggedIn) return setIsOpen((before) => !before);
    toast.warning(COINS_LOGIN);
    openLogin(() => setIsOpen(true));
  };

  return (
    <CartOption
      title={coins > 0 ? "Redeem another number of coins" : "Redeem coins"}
      isOpen={isOpen}
      onToggle={toggle}
      onWarmUp={loadForm}
      status={
        coins > 0 ? (
          <div ref={status} tabIndex={-1} className={styles.redeemed}>
            <StatusBadge tone="green">{COINS_REDEEMED}</StatusBadge>
            <p>
              {coins} {coins === 1 ? "coin pays" : "coins pay"} {formatRoundRupees(multiplyMoney(COIN_VALUE, coins))}.{" "}
              {NO_NEW_COINS} They are kept for {REDEMPTION_MINUTES} minutes.
            </p>
          </div>
        ) : hadCoins && isLoggedIn ? (
          <p className={styles.lost} role="status">
            Your coins are no longer redeemed on this cart. Please redeem them again.
          </p>
        ) : null
      }
    >
      <CoinsForm
        orderTotal={orderTotal}
        change={change}
        onRedeemed={() => {
          setIsOpen(false);
          setRound((before) => before + 1);
        }}
      />
    </CartOption>
  );
}
