import { brand } from "@store/content";
import * as styles from "./header.css.ts";

export function SocialLinks() {
  return (
    <nav className={styles.social} aria-label="Social media">
      {brand.social.map(({ network, label, href }) => (
        <a key={network} href={href} rel="noopener">
          {label}
        </a>
      ))}
    </nav>
  );
}
