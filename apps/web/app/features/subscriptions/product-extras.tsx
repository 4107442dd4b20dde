import type { ProductDetail } from "@store/api-client/contract";
import { shopContact } from "@store/content";
import { isOutOfStock } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import type { InferOutput } from "valibot";
import { useAddToCart } from "../../commerce/use-add-to-cart.ts";
import { shopPolicy } from "../../data/policy.ts";
import { categoryAddress, productAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./product-extras.css.ts";

export type SubscribedProduct = InferOutput<typeof ProductDetail>;

/** The product's own section: what it is good for, and one of it before the next delivery [R164]. */
export function ProductExtras({ product }: { readonly product: SubscribedProduct }) {
  const { add, isPending } = useAddToCart(product.id);
  const isOut = isOutOfStock(product.available_stock_quantity);
  return (
    <section className={styles.extras} aria-labelledby="about-product">
      <div>
        <h2 id="about-product" className={styles.title}>
          About {product.name}
        </h2>
        {product.benefits.length > 0 ? (
          <ul className={styles.benefits}>
            {product.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        ) : null}
        <Link to={productAddress(product)} className={styles.more}>
          See the product
        </Link>
      </div>
      <div className={styles.earlier}>
        <h3 className={styles.earlierTitle}>Running out early?</h3>
        {isOut ? (
          <Alert tone="notice">
            It is out of stock now. If it still is when your next order is made, we tell you and charge nothing for it.
          </Alert>
        ) : (
          <>
            <p>Add it to your cart as a single order. Your subscription goes on as planned.</p>
            <Button variant="secondary" isPending={isPending} onClick={() => void add()}>
              Add one to the cart
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

interface ProductFooterProps {
  readonly product: {
    readonly id: number;
    readonly name: string;
    readonly category: { readonly id: number; readonly name: string } | undefined;
  };
}

/** The product's own footer: whom to ask about it, and where there is more of its kind. */
export function ProductFooter({ product: { name, category } }: ProductFooterProps) {
  const { emails, phones } = shopContact(shopPolicy());
  const { support } = emails;
  const { care } = phones;
  return (
    <footer className={styles.footer}>
      <p>
        A question about your subscription to {name}? Write to{" "}
        <a href={`${support.href}?subject=${encodeURIComponent(`My subscription to ${name}`)}`}>{support.shown}</a> or
        call <a href={care.href}>{care.shown}</a>.
      </p>
      <ul className={styles.links}>
        <li>
          <Link to="/subscribe" className={styles.more}>
            How Subscribe and Save works
          </Link>
        </li>
        {category ? (
          <li>
            <Link to={categoryAddress(category)} className={styles.more}>
              More from {category.name}
            </Link>
          </li>
        ) : null}
      </ul>
    </footer>
  );
}
