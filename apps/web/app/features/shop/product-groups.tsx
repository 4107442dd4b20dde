import { ProductGrid } from "@store/ui/product-grid";
import { ProductTile } from "../../shell/product/product-tile.tsx";
import type { ProductGroup } from "./group-by-section.ts";
import * as styles from "./shop.css.ts";

/** How many pictures are in the first view of a wide screen: they load at once, the others when they come near. */
const FIRST_VIEW = 5;

export function ProductGroups({ groups }: { readonly groups: readonly ProductGroup[] }) {
  const first = groups[0]?.products.slice(0, FIRST_VIEW).map(({ id }) => id) ?? [];
  return groups.map(({ name, products }) => (
    <section key={name ?? ""} className={styles.group} aria-label={name ?? "Products"}>
      {name ? <h2 className={styles.groupTitle}>{name}</h2> : null}
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} isFirstView={first.includes(product.id)} />
          </li>
        ))}
      </ProductGrid>
    </section>
  ));
}
