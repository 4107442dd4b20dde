import { checkQuantity, isOutOfStock, maximumQuantity, OUT_OF_STOCK, shownPrice } from "@store/domain";
import { Button } from "@store/ui/button";
import { Icon } from "@store/ui/icon";
import { Price } from "@store/ui/price";
import { QuantityStepper } from "@store/ui/quantity-stepper";
import { Rating } from "@store/ui/rating";
import { Tag } from "@store/ui/tag";
import { useState } from "react";
import { useAddToCart } from "../../commerce/use-add-to-cart.ts";
import { useWished } from "../../commerce/wishlist.ts";
import { toastRefusal } from "../../data/failures.ts";
import { Link } from "../../navigation/links.tsx";
import type { ProductData } from "./load-product.ts";
import * as styles from "./product.css.ts";

/** The listing of a brand (document 2, section 2). */
const brandAddress = (id: number, name: string) =>
  `/shop?${new URLSearchParams({ page: "1", brand: String(id), brand_name: name })}`;

/** Name, price, quantity and buttons of a product. */
export function Purchase({ product }: { readonly product: ProductData }) {
  const stock = product.available_stock_quantity;
  const isOut = isOutOfStock(stock);
  const [quantity, setQuantity] = useState(1);
  const { add, isPending } = useAddToCart(product.id);
  const wish = useWished(product.id, product.is_wished ?? false);
  const price = shownPrice({ productPrice: product.product_price, basePrice: product.base_price });
  const rating = product.average_rating;

  /** Tells why a quantity is not possible (checklist R71, R72). */
  const refuse = (wanted: number) => {
    const checked = checkQuantity(wanted, stock);
    if (!checked.ok) toastRefusal(checked.refusal);
  };

  return (
    <div className={styles.purchase}>
      {product.brand !== undefined && product.brand_name ? (
        <Link to={brandAddress(product.brand, product.brand_name)} className={styles.brand}>
          {product.brand_name}
        </Link>
      ) : null}
      <h1 className={styles.name}>{product.name}</h1>
      <div className={styles.facts}>
        {rating && rating.review_count > 0 ? (
          <a href="#reviews" className={styles.ratingLink}>
            <Rating value={rating.average_rating} count={rating.review_count} />
          </a>
        ) : null}
        {product.product_tag_list.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </div>
      {price === undefined ? null : <Price amount={price} size="large" note="inclusive of GST" />}
      <ul className={styles.benefits}>
        {product.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      {isOut ? (
        <p className={styles.out}>{OUT_OF_STOCK}</p>
      ) : (
        <div className={styles.buy}>
          <QuantityStepper
            label={`Quantity of ${product.name}`}
            value={quantity}
            min={1}
            max={maximumQuantity(stock)}
            onValueChange={setQuantity}
            onRefuse={refuse}
          />
          <Button onClick={() => add(quantity)} isPending={isPending} size="large">
            Add to cart
          </Button>
        </div>
      )}
      <Button variant="quiet" onClick={wish.toggle} isPending={wish.isPending} aria-pressed={wish.isWished}>
        <Icon name={wish.isWished ? "heart-filled" : "heart"} size="small" />
        {wish.isWished ? "In your wishlist" : "Add to wishlist"}
      </Button>
    </div>
  );
}
