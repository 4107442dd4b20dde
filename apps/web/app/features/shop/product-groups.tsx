import { ProductGrid } from "@store/ui/product-grid";
import { ProductTileItem } from "../../commerce/product-tile.tsx";
import type { ShopGroup } from "./load-shop.ts";
import * as styles from "./shop.css.ts";

/** The pictures of a phone's first row are loaded first; the rest when they come near. */
const FIRST_VIEW = 2;

export function ProductGroups({ groups }: { readonly groups: readonly ShopGroup[] }) {
  const first = groups[0]?.products.slice(0, FIRST_VIEW) ?? [];
  return groups.map(({ id, title, products }) => (
    <section key={id ?? 0} className={styles.group} aria-label={title ?? "Products"}>
      {title ? <h2 className={styles.groupTitle}>{title}</h2> : null}
      <ProductGrid>
        {products.map((product) => (
          <ProductTileItem
            key={product.id}
            product={product}
            isFirstView={first.includes(product)}
            heading={title ? "h3" : "h2"}
          />
        ))}
      </ProductGrid>
    </section>
  ));
}
