import { ProductGrid } from "@store/ui/product-grid";
import { ProductTileItem } from "../../commerce/product-tile.tsx";
import type { ShopGroup } from "./load-shop.ts";
import * as styles from "./product-groups.css.ts";

/** The pictures of a phone's first row are loaded first; the rest when they come near. */
const FIRST_VIEW = 2;

/** Above products without a section, so that they are not taken for the section before them. */
const WITHOUT_SECTION = "More products";

interface ProductGroupsProps {
  readonly groups: readonly ShopGroup[];
}

/** The products of a list; the same wherever the list has them, whatever it is called. */
export function ProductGroups({ groups }: ProductGroupsProps) {
  const [only] = groups;
  return groups.length === 1 && only?.title === undefined ? (
    <section aria-label="Products">
      <Products products={only?.products ?? []} hasFirstView heading="h2" />
    </section>
  ) : (
    <div className={styles.groups}>
      <GroupedProducts groups={groups} />
    </div>
  );
}

interface ProductsProps {
  readonly products: ShopGroup["products"];
  readonly hasFirstView: boolean;
  readonly heading: "h2" | "h3";
}

const Products = ({ products, hasFirstView, heading }: ProductsProps) => (
  <ProductGrid>
    {products.map((product, place) => (
      <ProductTileItem
        key={product.id}
        product={product}
        isFirstView={hasFirstView && place < FIRST_VIEW}
        heading={heading}
      />
    ))}
  </ProductGrid>
);

/** Each section under its heading, which begins a row [R59]. */
const GroupedProducts = ({ groups }: ProductGroupsProps) =>
  groups.map(({ id, title, products }, place) => (
    <section key={id ?? 0} aria-label={title ?? "Products"}>
      <h2 className={styles.title}>{title ?? WITHOUT_SECTION}</h2>
      <Products products={products} hasFirstView={place === 0} heading="h3" />
    </section>
  ));
