import { shopContact, shownLinks, socialLinks, whatsappUrl } from "@store/content";
import { Icon } from "@store/ui/icon";
import { shopPolicy } from "../../data/policy.ts";
import type { CategoryNode } from "../../data/root-data.ts";
import { Link } from "../../navigation/links.tsx";
import { CategoryNavigation } from "./category-navigation.tsx";
import { MENU } from "./menu.css.ts";
import * as styles from "./menu-content.css.ts";

/** The menu has one heading at most. */
const menuLinks = () => shownLinks("menu", shopPolicy())[0];

const Help = () => (
  <nav aria-label="Contact and help">
    <h2 className={styles.footTitle}>{menuLinks()?.title ?? "Help"}</h2>
    <ul>
      {menuLinks()?.links.map(({ label, address }) => (
        <li key={address}>
          <Link to={address} className={styles.footLink}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <a href={whatsappUrl(shopPolicy())} target="_blank" rel="noopener" className={styles.footLink}>
          <Icon name="whatsapp" size="small" />
          Chat on WhatsApp
        </a>
      </li>
      <li>
        <a href={shopContact(shopPolicy()).phones.care.href} className={styles.footLink}>
          <Icon name="phone" size="small" />
          {shopContact(shopPolicy()).phones.care.shown}
        </a>
      </li>
    </ul>
  </nav>
);

/** On a desktop, which has no drawer: the links that the owner has put into the menu. */
const OwnLinks = () => {
  const own = shopPolicy().links.menu ? menuLinks() : undefined;
  return own ? (
    <nav aria-label={own.title} className={styles.ownLinks}>
      <ul className={styles.ownList}>
        {own.links.map(({ label, address }) => (
          <li key={address}>
            <Link to={address} className={styles.ownMenuLink}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ) : null;
};

const Networks = () => (
  <nav aria-label="Social media">
    <h2 className={styles.footTitle}>Follow us</h2>
    <ul className={styles.networks}>
      {socialLinks(shopPolicy()).map(({ network, label, href }) => (
        <li key={network}>
          <a href={href} rel="noopener" aria-label={label} className={styles.iconButton}>
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/**
 * Without handlers and state: a page's menu is only written by the server (`isStatic`). A landmark, as the menu stands
 * outside the header.
 */
export const MenuContent = ({ categories }: { readonly categories: readonly CategoryNode[] }) => (
  <section aria-label="Menu">
    <div className={styles.drawerHead}>
      <h2 className={styles.drawerTitle}>Shop by category</h2>
      <button
        type="button"
        className={styles.iconButton}
        popoverTarget={MENU}
        popoverTargetAction="hide"
        aria-label="Close menu"
      >
        <Icon name="close" />
      </button>
    </div>
    <CategoryNavigation categories={categories} />
    <OwnLinks />
    <div className={styles.drawerFoot}>
      <Help />
      <Networks />
    </div>
  </section>
);
