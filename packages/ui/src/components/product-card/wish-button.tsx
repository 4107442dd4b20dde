import * as styles from "./product-card.css.ts";

export interface WishButtonProps {
  /** The product's name. */
  readonly name: string;
  readonly isWished: boolean;
  readonly isPending?: boolean | undefined;
  readonly onToggle: () => void;
}

/** The heart, a toggle button: pressed while the product is in the wishlist. */
export const WishButton = ({ name, isWished, isPending = false, onToggle }: WishButtonProps) => (
  <button
    type="button"
    className={styles.heart}
    aria-pressed={isWished}
    aria-busy={isPending || undefined}
    aria-label={`Save ${name} to wishlist`}
    onClick={() => isPending || onToggle()}
  />
);
