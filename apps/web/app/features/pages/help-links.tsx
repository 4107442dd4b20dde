import { Link } from "@store/ui/link";
import * as styles from "./help.css.ts";

const HELP = [
  { path: "/faq", title: "Frequently asked questions", text: "Orders, delivery, coins, membership" },
  { path: "/shipping-policy", title: "Shipping", text: "Times, charges, late parcels" },
  { path: "/return-and-refund-policy", title: "Returns and refunds", text: "Replacement, pickup, money back" },
  { path: "/terms-and-conditions", title: "Terms and conditions", text: "What holds when you buy from us" },
  { path: "/privacy-policy", title: "Privacy", text: "What we know and for how long" },
  { path: "/contact-us", title: "Contact us", text: "Send a message, a person answers" },
] as const;

/** At the foot of a help page: the way to the others. */
export const HelpLinks = ({ current }: { readonly current: string }) => (
  <nav aria-label="More help" className={styles.more}>
    <h2 className={styles.moreTitle}>More help</h2>
    <ul className={styles.cards}>
      {HELP.filter(({ path }) => path !== current).map(({ path, title, text }) => (
        <li key={path}>
          <Link href={path} className={styles.card}>
            <span className={styles.cardTitle}>{title}</span>
            <span className={styles.cardText}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
