import { checkQuantity, formatRupees, isLineOutOfStock, OUT_OF_STOCK, STEPPER_MINIMUM } from "@store/domain";
import { Button } from "@store/ui/button";
import { Picture } from "@store/ui/picture";
import { QuantityStepper } from "@store/ui/quantity-stepper";
import { toastRefusal } from "../../data/failures.ts";
import { productAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./cart.css.ts";
import { type CartItem, lineMaximum } from "./use-cart.ts";

interface CartLineProps {
  readonly item: CartItem;
  readonly isBusy: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

export function CartLine({ item, isBusy, onQuantity, onRemove }: CartLineProps) {
  /** Says why a quantity cannot be had (checklist R85). */
  const refuse = (wanted: number) => {
    const checked = checkQuantity(wanted, item.available_quantity?.Quantity);
    if (!checked.ok) toastRefusal(checked.refusal);
  };

  return (
    <li className={styles.line} aria-busy={isBusy || undefined}>
      <div className={styles.picture}>
        {item.product_image ? (
          <Picture src={item.product_image} alt="" width={160} height={160} kind="thumb" sizes="96px" />
        ) : null}
      </div>
      <div className={styles.about}>
        <Link to={productAddress({ id: item.product_id, name: item.product })} className={styles.name}>
          {item.product}
        </Link>
        <p className={styles.each}>{formatRupees(item.selling_price)} each</p>
        {isLineOutOfStock(item.available_quantity?.Quantity) ? <p className={styles.out}>{OUT_OF_STOCK}</p> : null}
      </div>
      <p className={styles.total}>{formatRupees(item.total)}</p>
      <div className={styles.controls}>
        <QuantityStepper
          label={`Quantity of ${item.product}`}
          value={item.quantity}
          min={STEPPER_MINIMUM}
          max={lineMaximum(item)}
          isDisabled={isBusy}
          onValueChange={onQuantity}
          onRefuse={refuse}
        />
        <Button variant="quiet" size="small" disabled={isBusy} onClick={onRemove} aria-label={`Remove ${item.product}`}>
          Remove
        </Button>
      </div>
    </li>
  );
}
