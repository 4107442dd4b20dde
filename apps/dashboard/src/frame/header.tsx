import { useFirstName, useIsLoggedIn } from "@store/react-client/session-store";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import * as styles from "./frame.css.ts";
import { useShopName } from "./staff-session.ts";

interface HeaderProps {
  /** Between the shop's name and the account. */
  readonly children: ReactNode;
  readonly onLogOut: () => void;
}

/** Who is logged in, and the way out of the login. */
function Account({ onLogOut }: Pick<HeaderProps, "onLogOut">) {
  const isLoggedIn = useIsLoggedIn();
  const firstName = useFirstName();
  if (!isLoggedIn) return null;
  return (
    <>
      <span className={styles.who}>{firstName}</span>
      <button type="button" className={styles.action} onClick={onLogOut}>
        Log out
      </button>
    </>
  );
}

export const Header = ({ children, onLogOut }: HeaderProps) => (
  <header className={styles.header}>
    <Link to="/dashboard" className={styles.shopName}>
      {useShopName() ?? "Dashboard"}
    </Link>
    {children}
    <nav aria-label="Account" className={styles.account}>
      <a href="/" className={styles.action} aria-label="To the shop">
        <span className={styles.long}>To the shop</span>
        <span className={styles.short}>Shop</span>
      </a>
      <Account onLogOut={onLogOut} />
    </nav>
  </header>
);
