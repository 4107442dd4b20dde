import { Icon } from "@store/ui/icon";
import type { CategoryNode } from "../../data/root-data.ts";
import { categoryAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./menu-content.css.ts";

interface CategoryProps {
  readonly node: CategoryNode;
  readonly level: 1 | 2 | 3;
  /** Where the panel's way back leads. */
  readonly above: string;
}

/**
 * A link, and beside it the button that opens what is below it (the disclosure pattern of navigation menus with top-level
 * links). In a phone's drawer, and in a row that is too narrow for both, the button takes the link's place, and the panel
 * begins with the link.
 */
function Category({ node, level, above }: CategoryProps) {
  const { id, name, children = [] } = node;
  if (children.length === 0 || level === 3) {
    return (
      <li className={styles.item[level]}>
        <Link to={categoryAddress(node)} className={styles.link[level]}>
          {name}
        </Link>
      </li>
    );
  }
  const panel = `category-${id}`;
  return (
    <li className={styles.item[level]}>
      <div className={styles.head}>
        <Link to={categoryAddress(node)} className={`${styles.link[level]} ${styles.ownLink[level]}`}>
          {name}
        </Link>
        <button type="button" className={styles.toggle[level]} popoverTarget={panel} aria-label={`More in ${name}`}>
          <span className={styles.ownName}>{name}</span>
          <Icon name="chevron-down" size="small" className={styles.chevron} />
        </button>
      </div>
      <div id={panel} popover="auto" className={styles.panel[level]}>
        <div className={styles.panelHead}>
          <button
            type="button"
            className={styles.iconButton}
            popoverTarget={panel}
            popoverTargetAction="hide"
            aria-label={`Back to ${above}`}
          >
            <Icon name="arrow-left" />
          </button>
          <h2 className={styles.panelTitle}>{name}</h2>
        </div>
        <Link to={categoryAddress(node)} className={styles.allLink[level]}>
          {`All of ${name}`}
        </Link>
        <ul className={styles.list[level]}>
          {children.map((child) => (
            <Category key={child.id} node={child} level={level === 1 ? 2 : 3} above={name} />
          ))}
        </ul>
      </div>
    </li>
  );
}

/** The three levels of categories, once in the page: a row of panels on a desktop, levels of the drawer on a phone. */
export const CategoryNavigation = ({ categories }: { readonly categories: readonly CategoryNode[] }) => (
  <nav aria-label="Categories">
    <ul className={styles.topList}>
      {categories.map((node) => (
        <Category key={node.id} node={node} level={1} above="all categories" />
      ))}
    </ul>
  </nav>
);
