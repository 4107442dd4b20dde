import { formatRupees, fromRupees } from "@store/domain";
import { useLocation } from "react-router-dom";
import { useCartCounter, useIsLoggedIn, useProductTotal } from "../session/use-shopper.ts";
import { Link } from "./router-link.tsx";
import * as styles from "./sticky-bar.css.ts";

const rupees = (stored: string | undefined) => {
  const amount = Number(stored ?? 0);
  return formatRupees(fromRupees(Number.isFinite(amount) ? amount : 0));
};

/** What is in the cart, at the foot of every page but the cart's own, for those logged in (checklist R10). */
export function StickyBar() {
  const isLoggedIn = useIsLoggedIn();
  const count = useCartCounter();
  const total = useProductTotal();
  const { pathname } = useLocation();
  if (!isLoggedIn || pathname === "/cart") return null;
  return (
    <aside className={styles.bar} aria-label="Your cart">
      <p>
        {count} {count === 1 ? "item" : "items"} · <strong className={styles.total}>{rupees(total)}</strong>
      </p>
      <Link to="/cart" className={styles.link}>
        Cart
      </Link>
    </aside>
  );
}
