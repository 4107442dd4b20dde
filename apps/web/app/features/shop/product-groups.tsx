import { ProductGrid } from "@store/ui/product-grid";
import { ProductTile, ProductTileItem } from "../../commerce/product-tile.tsx";
import type { ShopGroup } from "./load-shop.ts";
import * as styles from "./product-groups.css.ts";

/** The pictures of a phone's first row are loaded first; the rest when they come near. */
const FIRST_VIEW = 2;
/** So few products would leave most of a row empty: the next group goes on beside them. */
const FEW = 2;

/** Above products without a section, so that they are not taken for the section before them. */
const WITHOUT_SECTION = "More products";

const isFew = (group: ShopGroup | undefined): boolean => (group?.products.length ?? 0) <= FEW;

export function ProductGroups({ groups }: { readonly groups: readonly ShopGroup[] }) {
  const first = groups[0]?.products.slice(0, FIRST_VIEW) ?? [];
  const [only] = groups;
  if (groups.length === 1 && only?.title === undefined) {
    return (
      <section aria-label="Products">
        <ProductGrid>
          {only?.products.map((product) => (
            <ProductTileItem key={product.id} product={product} isFirstView={first.includes(product)} heading="h2" />
          ))}
        </ProductGrid>
      </section>
    );
  }
  return (
    <div className={styles.grid}>
      {groups.map(({ id, title, products }, place) => {
        const isOnNewRow = !isFew(groups[place]) && (place === 0 || !isFew(groups[place - 1]));
        return (
          <section key={id ?? 0} className={styles.group} aria-label={title ?? "Products"}>
            <ul className={isOnNewRow ? `${styles.products} ${styles.onNewRow}` : styles.products}>
              {products.map((product, index) => {
                const tile = { product, isFirstView: first.includes(product), heading: "h3" } as const;
                if (index > 0) return <ProductTileItem key={product.id} {...tile} />;
                return (
                  <li key={product.id}>
                    <h2 className={styles.title}>{title ?? WITHOUT_SECTION}</h2>
                    <ProductTile {...tile} />
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
