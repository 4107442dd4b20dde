import { formatRupees, fromRupees } from "@store/domain";
import { useCartCounter, useIsElite, useIsLoggedIn, useProductTotal } from "@store/react-client/session-store";
import { ButtonLink } from "@store/ui/button";
import { StickyBar } from "@store/ui/sticky-bar";
import { useLocation } from "react-router-dom";
import * as styles from "./shell.css.ts";

/** A larger stored total is not credible, and shown as zero. */
const LARGEST_TOTAL = 1_000_000_000;

const rupees = (stored: string | undefined) => {
  const amount = Number(stored ?? 0);
  return formatRupees(fromRupees(amount >= 0 && amount < LARGEST_TOTAL ? amount : 0));
};

/**
 * The cart's bar at the bottom of every page except the cart, for customers [R10]. The total is without shipping, which
 * members do not pay.
 */
export function CartBar() {
  const isLoggedIn = useIsLoggedIn();
  const isElite = useIsElite();
  const count = useCartCounter();
  const total = useProductTotal();
  const { pathname } = useLocation();
  if (!isLoggedIn || pathname.replace(/\/$/, "") === "/cart") return null;
  return (
    <StickyBar label="Your cart">
      <p>
        {count} {count === 1 ? "item" : "items"} · <strong>{rupees(total)}</strong>{" "}
        {isElite ? null : <span className={styles.beforeShipping}>before shipping</span>}
      </p>
      <ButtonLink href="/cart">Cart</ButtonLink>
    </StickyBar>
  );
}
