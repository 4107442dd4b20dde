import { ProductGrid } from "@store/ui/product-grid";
import { ProductTile, ProductTileItem } from "../../commerce/product-tile.tsx";
import { CachedHtml } from "../../data/cached-html.tsx";
import type { ShopGroup } from "./load-shop.ts";
import * as styles from "./product-groups.css.ts";

/** The pictures of a phone's first row are loaded first; the rest when they come near. */
const FIRST_VIEW = 2;
/** So few products would leave most of a row empty: the next group goes on beside them. */
const FEW = 2;

/** Above products without a section, so that they are not taken for the section before them. */
const WITHOUT_SECTION = "More products";

const isFew = (group: ShopGroup | undefined): boolean => (group?.products.length ?? 0) <= FEW;

interface ProductGroupsProps {
  readonly groups: readonly ShopGroup[];
}

/** The products of a list; the same wherever the list has them, whatever it is called. */
export function ProductGroups({ groups }: ProductGroupsProps) {
  const [only] = groups;
  return groups.length === 1 && only?.title === undefined ? (
    <CachedHtml as="section" aria-label="Products" name="products" data={groups}>
      <UngroupedProducts groups={groups} />
    </CachedHtml>
  ) : (
    <CachedHtml as="div" className={styles.grid} name="product-groups" data={groups}>
      <GroupedProducts groups={groups} />
    </CachedHtml>
  );
}

const firstView = (groups: readonly ShopGroup[]) => groups[0]?.products.slice(0, FIRST_VIEW) ?? [];

function UngroupedProducts({ groups }: ProductGroupsProps) {
  const first = firstView(groups);
  return (
    <ProductGrid>
      {groups[0]?.products.map((product) => (
        <ProductTileItem key={product.id} product={product} isFirstView={first.includes(product)} heading="h2" />
      ))}
    </ProductGrid>
  );
}

function GroupedProducts({ groups }: ProductGroupsProps) {
  const first = firstView(groups);
  return groups.map(({ id, title, products }, place) => {
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
  });
}
