import { changeCategory } from "@store/domain";
import { useCategories } from "../../data/root-data.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./category-links.css.ts";
import { type ShopQuery, shopAddress } from "./shop-query.ts";
import { nextCategories } from "./subcategories.ts";

/** Links to other categories; each begins at page 1, without sort, tag and form [R55]. */
export function CategoryLinks({ query }: { readonly query: ShopQuery }) {
  const categories = nextCategories(query.category, useCategories());
  if (categories.length === 0) return null;
  return (
    <nav className={styles.links} aria-label="Narrow by category">
      {categories.map(({ id, name }) => (
        <Link
          key={id}
          to={shopAddress({ ...changeCategory(query, id), categoryName: name })}
          className={styles.link}
          aria-current={id === query.category ? "page" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
