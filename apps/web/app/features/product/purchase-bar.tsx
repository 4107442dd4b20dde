import { isOutOfStock, sellingPrice } from "@store/domain";
import { Button } from "@store/ui/button";
import { Price } from "@store/ui/price";
import type { ProductData } from "./load-product.ts";
import * as styles from "./purchase-bar.css.ts";
import type { PurchaseState } from "./use-purchase.ts";

/** Price and Add at the bottom of a phone, in reach while one scrolls. */
export function PurchaseBar(props: { readonly product: ProductData; readonly purchase: PurchaseState }) {
  const { product, purchase } = props;
  const price = sellingPrice({ productPrice: product.product_price, basePrice: product.base_price });
  if (isOutOfStock(product.available_stock_quantity) || price === undefined) return null;
  return (
    <aside aria-label="Buy this product" className={styles.bar}>
      <div className={styles.name}>
        <p className={styles.words}>{product.name}</p>
      </div>
      <Price amount={price} size="small" />
      <Button onClick={purchase.add} isPending={purchase.isAdding} aria-label={`Add ${product.name} to cart`}>
        Add
      </Button>
    </aside>
  );
}
