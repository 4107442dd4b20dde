import {
  checkQuantity,
  formatRupees,
  isLineOutOfStock,
  maximumUnitsMessage,
  OUT_OF_STOCK,
  STEPPER_MINIMUM,
} from "@store/domain";
import { toastRefusal } from "@store/react-client/failures";
import { Button } from "@store/ui/button";
import { Icon } from "@store/ui/icon";
import { IconButton } from "@store/ui/icon-button";
import { ProductPicture } from "@store/ui/product-picture";
import { QuantityStepper } from "@store/ui/quantity-stepper";
import { memo } from "react";
import { productAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./cart.css.ts";
import type { CartItem } from "./cart-sync.ts";
import { lineMaximum } from "./use-cart.ts";

interface CartLineProps {
  readonly item: CartItem;
  /** The quantity that the shopper chose, while the server does not have it; 0 while the line is being removed. */
  readonly wanted: number | undefined;
  readonly onQuantity: (line: number, quantity: number) => void;
  readonly onRemove: (line: number) => void;
}

interface StockNoteProps {
  readonly item: CartItem;
  readonly onQuantity: (quantity: number) => void;
}

/** What keeps a line from being ordered as it is, and the way out. */
function StockNote({ item, onQuantity }: StockNoteProps) {
  const maximum = lineMaximum(item);
  if (isLineOutOfStock(item.available_quantity?.Quantity)) {
    return <p className={styles.out}>{OUT_OF_STOCK}</p>;
  }
  if (item.quantity <= maximum) return null;
  return (
    <p className={styles.out}>
      {maximumUnitsMessage(maximum)}{" "}
      <Button variant="quiet" size="small" onClick={() => onQuantity(maximum)}>
        Take {maximum}
      </Button>
    </p>
  );
}

/**
 * One product of the cart. Its quantity is the shopper's, at once; its amounts are the server's, greyed until they come.
 * A step in one of many lines renders that line alone.
 */
export const CartLine = memo(function CartLine({ item, wanted, onQuantity, onRemove }: CartLineProps) {
  const setQuantity = (quantity: number) => onQuantity(item.id, quantity);
  const isRemoving = wanted === 0;
  const stock = item.available_quantity?.Quantity;
  /** Says why a quantity cannot be had [R85]. */
  const refuse = (typed: number) => {
    const checked = checkQuantity(typed, stock);
    if (!checked.ok) toastRefusal(checked.refusal);
  };

  return (
    <li
      id={`cart-line-${item.id}`}
      className={isLineOutOfStock(stock) ? styles.lineOut : styles.line}
      aria-busy={wanted !== undefined || undefined}
    >
      <div className={styles.picture}>
        <ProductPicture src={item.product_image} alt="" width={160} height={160} kind="thumb" sizes="96px" />
      </div>
      <div className={styles.about}>
        <Link to={productAddress({ id: item.product_id, name: item.product })} className={styles.name}>
          {item.product}
        </Link>
        <p className={styles.each}>
          {formatRupees(item.selling_price)} each {item.list_price ? <s>{formatRupees(item.list_price)}</s> : null}
        </p>
        {item.saving ? <p className={styles.each}>{item.saving}</p> : null}
        <StockNote item={item} onQuantity={setQuantity} />
      </div>
      <div className={styles.remove}>
        <IconButton
          label={`Remove ${item.product}`}
          icon={<Icon name="trash" size="small" />}
          aria-disabled={isRemoving || undefined}
          onClick={() => (isRemoving ? undefined : onRemove(item.id))}
        />
      </div>
      <div className={styles.stepper}>
        <QuantityStepper
          label={`Quantity of ${item.product}`}
          value={isRemoving ? item.quantity : (wanted ?? item.quantity)}
          min={STEPPER_MINIMUM}
          max={lineMaximum(item)}
          isDisabled={isRemoving || lineMaximum(item) === 0}
          onValueChange={setQuantity}
          onRefuse={refuse}
        />
      </div>
      <p className={wanted === undefined ? styles.total : styles.totalUpdating}>
        {isRemoving ? "Removing …" : formatRupees(item.total)}
      </p>
    </li>
  );
});
