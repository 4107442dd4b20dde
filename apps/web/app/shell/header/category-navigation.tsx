import { Icon } from "@store/ui/icon";
import type { CategoryNode } from "../../data/root-data.ts";
import { categoryAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./category-navigation.css.ts";

export const NAVIGATION = "categories";

function Branch({ nodes, level }: { readonly nodes: readonly CategoryNode[]; readonly level: 1 | 2 | 3 }) {
  return (
    <ul className={styles.list[level]}>
      {nodes.map((node) => (
        <li key={node.id} className={styles.item[level]}>
          <Link to={categoryAddress(node)} className={styles.link[level]}>
            {node.name}
          </Link>
          {node.children.length > 0 && level < 3 ? <Branch nodes={node.children} level={level === 1 ? 2 : 3} /> : null}
        </li>
      ))}
    </ul>
  );
}

/**
 * The three levels of categories, once in the page: on a desktop a row whose panels open on hover and on focus, on a
 * phone a drawer. The drawer is a popover, so both open without a script.
 */
export function CategoryNavigation({ categories }: { readonly categories: readonly CategoryNode[] }) {
  return (
    <nav id={NAVIGATION} className={styles.navigation} popover="auto" aria-label="Categories">
      <div className={styles.drawerHead}>
        <span>Shop by category</span>
        <button
          type="button"
          className={styles.close}
          popoverTarget={NAVIGATION}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="close" />
        </button>
      </div>
      <Branch nodes={categories} level={1} />
    </nav>
  );
}
