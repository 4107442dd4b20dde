import { brand } from "@store/content";
import { BACKEND } from "@store/react-client/browser-call";
import { LoginDialogHost } from "@store/react-client/login-dialog-host";
import { logOut } from "@store/react-client/login-state";
import { PageProgress } from "@store/react-client/route-change";
import { useFirstName, useIsLoggedIn, watchStorage } from "@store/react-client/session-store";
import { LinkProvider } from "@store/ui/link";
import { PictureBaseProvider } from "@store/ui/picture";
import { Toaster } from "@store/ui/toaster";
import { useEffect } from "react";
import { Link, Outlet, ScrollRestoration } from "react-router-dom";
import { AppLink } from "./app-link.tsx";
import * as styles from "./frame.css.ts";
import { leaveFor } from "./leave-for.ts";
import { MAIN } from "./main-id.ts";

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

const Header = () => (
  <header className={styles.header}>
    <Link to="/dashboard" className={styles.shopName}>
      {brand.name}
    </Link>
    <nav aria-label="Account" className={styles.account}>
      <a href="/" className={styles.action}>
        To the shop
      </a>
      <Account />
    </nav>
  </header>
);

/** What is around every page of the dashboard. */
export function Frame() {
  useEffect(watchStorage, []);
  return (
    <PictureBaseProvider base={BACKEND}>
      <LinkProvider component={AppLink}>
        <a className={styles.skip} href={`#${MAIN}`}>
          Skip to content
        </a>
        <PageProgress />
        <Header />
        <Outlet />
        <LoginDialogHost />
        <Toaster />
        <ScrollRestoration />
      </LinkProvider>
    </PictureBaseProvider>
  );
}
