import { socialLinks } from "@store/content";
import { useCartCounter, useWishlistCounter } from "@store/react-client/session-store";
import { CounterBadge } from "@store/ui/counter-badge";
import { Icon } from "@store/ui/icon";
import { Logo } from "@store/ui/logo";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useLocation } from "react-router-dom";
import { CachedHtml } from "../../../speed/cached-html.tsx";
import { shopPolicy } from "../../data/policy.ts";
import type { CategoryNode } from "../../data/root-data.ts";
import { Link } from "../../navigation/links.tsx";
import { AccountMenu } from "./account-menu.tsx";
import * as styles from "./header.css.ts";
import { MENU } from "./menu.css.ts";
import { Menu } from "./menu.tsx";
import { Notice } from "./notice.tsx";
import { Search } from "./search.tsx";

export function SocialLinks() {
  return (
    <nav className={styles.social} aria-label="Social media">
      {socialLinks(shopPolicy()).map(({ network, label, href }) => (
        <a key={network} href={href} rel="noopener">
          {label}
        </a>
      ))}
    </nav>
  );
}

const items = (count: number) => (count === 1 ? "1 item" : `${count} items`);

function Actions() {
  const inCart = useCartCounter();
  const inWishlist = useWishlistCounter();
  return (
    <>
      <AccountMenu />
      <Link to="/wishlist" className={styles.action}>
        <Icon name="heart" />
        <CounterBadge count={inWishlist} />
        <span className={styles.actionLabel}>Wishlist</span> <VisuallyHidden>{items(inWishlist)}</VisuallyHidden>
      </Link>
      <Link to="/cart" className={styles.action}>
        <Icon name="basket" />
        <CounterBadge count={inCart} />
        <span className={styles.actionLabel}>Cart</span> <VisuallyHidden>{items(inCart)}</VisuallyHidden>
      </Link>
    </>
  );
}

/** Where search and cart stay in reach while the shopper scrolls. */
const LONG_LISTS: readonly string[] = ["/shop"];

/** Works as HTML before any script: links, the search form, and the phone's drawer, which is a popover. */
export function Header({ categories }: { readonly categories: readonly CategoryNode[] }) {
  const isInReach = LONG_LISTS.includes(useLocation().pathname);
  return (
    <>
      <header className={styles.header[isInReach ? "inReach" : "above"]}>
        <CachedHtml as="div" className={styles.noticeBand} name="notice">
          <div className={styles.notice}>
            <Notice />
            <SocialLinks />
          </div>
        </CachedHtml>
        <div className={styles.bar}>
          <button type="button" className={styles.menuButton} popoverTarget={MENU} aria-label="Menu">
            <Icon name="menu" />
          </button>
          <Link to="/" className={styles.logo} aria-label={`${shopPolicy().identity.shopName}, home`}>
            <Logo name={shopPolicy().identity.shopName} picture={shopPolicy().identity.logo} />
          </Link>
          <div className={styles.searchArea}>
            <Search />
          </div>
          <CachedHtml as="nav" className={styles.actions} aria-label="Account" name="actions">
            <Actions />
          </CachedHtml>
        </div>
      </header>
      <div className={styles.navigation}>
        <Menu categories={categories} />
      </div>
    </>
  );
}
