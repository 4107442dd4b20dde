import type { ProductGroup } from "@store/domain";
import { ProductGrid } from "@store/ui/product-grid";
import type { ProductSummary } from "../../shell/product/product-summary.ts";
import { ProductTile } from "../../shell/product/product-tile.tsx";
import * as styles from "./shop.css.ts";

/** The pictures in the first row of a phone are fetched before all others; the rest when they come near. */
const FIRST_VIEW = 2;

export function ProductGroups({ groups }: { readonly groups: readonly ProductGroup<ProductSummary>[] }) {
  const first = groups[0]?.products.slice(0, FIRST_VIEW) ?? [];
  return groups.map(({ section, products }) => (
    <section key={section?.id ?? 0} className={styles.group} aria-label={section?.name ?? "Products"}>
      {section ? <h2 className={styles.groupTitle}>{section.name}</h2> : null}
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} isFirstView={first.includes(product)} heading={section ? "h3" : "h2"} />
          </li>
        ))}
      </ProductGrid>
    </section>
  ));
}
