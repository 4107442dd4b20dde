import { SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "@store/react-client/failures";
import { lazyOr } from "@store/react-client/lazy-or";
import * as styles from "./cart.css.ts";
import type { CartTroubleProps } from "./cart-trouble.tsx";

/** What failed may have failed for want of a network, without which the note about it cannot be fetched either. */
const PlainTrouble = ({ reason = TRY_AGAIN_LATER }: CartTroubleProps) => (
  <p className={styles.lost} role="alert">
    {SOMETHING_WENT_WRONG}. {reason}
  </p>
);

export const CartTrouble = lazyOr(() => import("./cart-trouble.tsx"), PlainTrouble);
