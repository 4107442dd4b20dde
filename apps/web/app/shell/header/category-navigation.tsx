import { Icon } from "@store/ui/icon";
import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { CachedHtml } from "../../data/cached-html.tsx";
import type { CategoryNode } from "../../data/root-data.ts";
import { categoryAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./category-navigation.css.ts";

export const NAVIGATION = "categories";

interface BranchProps {
  readonly nodes: readonly CategoryNode[];
  readonly level: 2 | 3;
}

const Branch = ({ nodes, level }: BranchProps) =>
  nodes.map((node) => (
    <li key={node.id} className={styles.item[level]}>
      <Link to={categoryAddress(node)} className={styles.link[level]}>
        {node.name}
      </Link>
      {node.children.length > 0 && level === 2 ? (
        <ul className={styles.list[3]}>
          <Branch nodes={node.children} level={3} />
        </ul>
      ) : null}
    </li>
  ));

interface TopCategoryProps {
  readonly node: CategoryNode;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** A link, and beside it the button that opens its panel (the disclosure pattern of navigation menus). */
function TopCategory({ node, isOpen, setOpen }: TopCategoryProps) {
  const hasPanel = node.children.length > 0;
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent) => {
    if (!isOpen || key !== "Escape") return;
    setOpen(false);
    currentTarget.querySelector("button")?.focus();
  };
  return (
    <li className={styles.item[1]} data-open={isOpen || undefined} onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <div className={styles.head}>
        <Link to={categoryAddress(node)} className={styles.link[1]}>
          {node.name}
        </Link>
        {hasPanel ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={`More in ${node.name}`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron-down" size="small" />
          </button>
        ) : null}
      </div>
      {hasPanel ? (
        <CachedHtml as="ul" className={styles.list[2]} name="category-panel" data={node.children}>
          <Branch nodes={node.children} level={2} />
        </CachedHtml>
      ) : null}
    </li>
  );
}

/**
 * The three levels of categories, once in the page: on a desktop a row whose panels open on hover and by a button, so
 * that Tab passes the row in a few steps; on a phone a drawer. The drawer is a popover: it opens without a script.
 */
export function CategoryNavigation({ categories }: { readonly categories: readonly CategoryNode[] }) {
  const [openId, setOpenId] = useState<number>();
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
      <ul className={styles.list[1]}>
        {categories.map((node) => (
          <TopCategory
            key={node.id}
            node={node}
            isOpen={node.id === openId}
            setOpen={(isOpen) => setOpenId(isOpen ? node.id : undefined)}
          />
        ))}
      </ul>
    </nav>
  );
}
