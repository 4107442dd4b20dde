import { isOutOfStock, maximumQuantity, OUT_OF_STOCK, sellingPrice } from "@store/domain";
import { Button } from "@store/ui/button";
import { Icon } from "@store/ui/icon";
import { Price } from "@store/ui/price";
import { QuantityStepper } from "@store/ui/quantity-stepper";
import { Tag } from "@store/ui/tag";
import { NeedsScript } from "../../commerce/needs-script.tsx";
import { pinCheck } from "../../commerce/pin-check.ts";
import { useWished } from "../../commerce/wishlist.ts";
import { useSiteUrl } from "../../data/root-data.ts";
import { productAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import type { ProductData } from "./load-product.ts";
import { NotifyMe } from "./notify-me.ts";
import { PackOffer } from "./pack-offer.tsx";
import * as styles from "./purchase.css.ts";
import { RatingPopover } from "./rating-popover.tsx";
import { Share } from "./share.tsx";
import { Subscribe } from "./subscribe.tsx";
import type { PurchaseState } from "./use-purchase.ts";
import type { Ratings } from "./use-ratings.ts";

const PinCheck = pinCheck(() => import("./pin-of-product.tsx"));

/** The listing of a brand [R68]. */
const brandAddress = (id: number, name: string) =>
  `/shop?${new URLSearchParams({ page: "1", brand: String(id), brand_name: name })}`;

interface PurchaseProps {
  readonly product: ProductData;
  readonly purchase: PurchaseState;
  readonly ratings: Ratings;
  readonly onWriteReview: () => void;
}

/** Name, rating, price, quantity and buttons of a product. */
export function Purchase({ product, purchase, ratings, onWriteReview }: PurchaseProps) {
  const stock = product.available_stock_quantity;
  const wish = useWished(product.id, product.is_wished ?? false);
  const price = sellingPrice({ productPrice: product.product_price, basePrice: product.base_price });
  const url = useSiteUrl() + productAddress(product);

  return (
    <div className={styles.purchase}>
      {product.brand !== undefined && product.brand_name ? (
        <Link to={brandAddress(product.brand, product.brand_name)} className={styles.brand}>
          {product.brand_name}
        </Link>
      ) : null}
      <h1 className={styles.name}>{product.name}</h1>
      <div className={styles.facts}>
        <RatingPopover product={product} ratings={ratings} onWrite={onWriteReview} />
        {product.product_tag_list.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </div>
      <Price amount={price} size="large" note="inclusive of GST" />
      <PackOffer product={product} />
      <ul className={styles.benefits}>
        {product.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <NeedsScript />
      {isOutOfStock(stock) ? (
        <>
          <p className={styles.out}>{OUT_OF_STOCK}</p>
          <div className={styles.more}>
            <NotifyMe productId={product.id} />
          </div>
        </>
      ) : null}
      {price === undefined || isOutOfStock(stock) ? null : (
        <div className={styles.buy}>
          <QuantityStepper
            label={`Quantity of ${product.name}`}
            value={purchase.quantity}
            min={1}
            max={maximumQuantity(stock)}
            onValueChange={purchase.setQuantity}
            onRefuse={purchase.refuse}
          />
          <div className={styles.add}>
            <Button onClick={purchase.add} isPending={purchase.isAdding} size="large" isWide>
              Add to cart
            </Button>
          </div>
        </div>
      )}
      {price === undefined ? (
        <p>
          <Link to="/contact-us">Ask us for the price</Link>
        </p>
      ) : (
        <div className={styles.more}>
          <Subscribe product={product} purchase={purchase} />
          {isOutOfStock(stock) ? null : <PinCheck price={price} product={product} purchase={purchase} />}
        </div>
      )}
      <div className={styles.others}>
        <Button variant="quiet" onClick={wish.toggle} isPending={wish.isPending} aria-pressed={wish.isWished}>
          <Icon name={wish.isWished ? "heart-filled" : "heart"} size="small" />
          {wish.isWished ? "In your wishlist" : "Add to wishlist"}
        </Button>
        <Share title={product.name} url={url} />
      </div>
    </div>
  );
}
