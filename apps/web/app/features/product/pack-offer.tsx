import { formatRupees, type Paise, savedAgainstMrp, sellingPrice } from "@store/domain";
import { productAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import type { ProductData } from "./load-product.ts";
import * as styles from "./pack.css.ts";

/** Such as "₹259.60 per 100 ml"; empty for what has none. */
export const perUnit = (unit: ProductData["unit_price"]): string =>
  unit ? `${formatRupees(unit.price)} per ${unit.per}` : "";

const MARKS: Readonly<Record<string, string>> = { veg: "Vegetarian", "non-veg": "Non-vegetarian" };

/** The mark of food in its square, green or brown, with its word. */
export const FoodMark = ({ mark }: { readonly mark: string }) => (
  <span className={styles.foodMark}>
    <span className={mark === "veg" ? styles.veg : styles.nonVeg} aria-hidden="true" />
    {MARKS[mark]}
  </span>
);

/** The MRP, or the usual price of a discounted product without one; what is saved against it, and the unit price. */
function PriceFacts({ product, price }: { readonly product: ProductData; readonly price: Paise }) {
  const { mrp, list_price: struck = mrp, unit_price: unit } = product;
  const saved = savedAgainstMrp(price, struck);
  return (
    <p className={styles.priceFacts}>
      {struck && saved ? (
        <>
          <span>
            {struck === mrp ? "MRP " : ""}
            <s>{formatRupees(struck)}</s>
          </span>
          <span className={styles.saved}>
            You save {formatRupees(saved)} ({Math.round((saved / struck) * 100)} %)
          </span>
        </>
      ) : null}
      {unit ? <span>{perUnit(unit)}</span> : null}
    </p>
  );
}

/** The sizes of the same goods, each with its price and unit price; the one that is shown is marked (C56). */
const Sizes = ({
  product,
  sizes,
}: {
  readonly product: ProductData;
  readonly sizes: NonNullable<ProductData["pack_group"]>;
}) => (
  <nav aria-label="Pack sizes">
    <ul className={styles.sizes}>
      {sizes.map((size) => (
        <li key={size.id}>
          <Link
            to={productAddress(size)}
            className={size.id === product.id ? styles.chosenSize : styles.size}
            aria-current={size.id === product.id ? "page" : undefined}
          >
            <strong>{size.label}</strong>
            {size.product_price ? <span>{formatRupees(size.product_price)}</span> : null}
            {size.unit_price ? <small>{perUnit(size.unit_price)}</small> : null}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** What belongs to the price of a product: savings, unit price, food mark, other sizes. */
export function PackOffer({ product }: { readonly product: ProductData }) {
  const price = sellingPrice({ productPrice: product.product_price, basePrice: product.base_price });
  return (
    <div className={styles.offer}>
      {price === undefined ? null : <PriceFacts product={product} price={price} />}
      {product.label?.food_mark ? <FoodMark mark={product.label.food_mark} /> : null}
      {product.pack_group ? <Sizes product={product} sizes={product.pack_group} /> : null}
    </div>
  );
}
