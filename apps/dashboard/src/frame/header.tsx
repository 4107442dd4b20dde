import { brand } from "@store/content";
import { logOut } from "@store/react-client/login-state";
import { useFirstName, useIsLoggedIn } from "@store/react-client/session-store";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import * as styles from "./frame.css.ts";
import { leaveFor } from "./leave-for.ts";

/** Who is logged in, and the way out of the login. */
function Account() {
  const isLoggedIn = useIsLoggedIn();
  const firstName = useFirstName();
  if (!isLoggedIn) return null;
  const leave = async () => {
    await logOut();
    leaveFor("/");
  };
  return (
    <>
      <span className={styles.who}>{firstName}</span>
      <button type="button" className={styles.action} onClick={leave}>
        Log out
      </button>
    </>
  );
}

interface HeaderProps {
  /** Between the shop's name and the account. */
  readonly children: ReactNode;
}

export const Header = ({ children }: HeaderProps) => (
  <header className={styles.header}>
    <Link to="/dashboard" className={styles.shopName}>
      {brand.name}
    </Link>
    {children}
    <nav aria-label="Account" className={styles.account}>
      <a href="/" className={styles.action} aria-label="To the shop">
        <span className={styles.long}>To the shop</span>
        <span className={styles.short}>Shop</span>
      </a>
      <Account />
    </nav>
  </header>
);
