import { openLogin } from "@store/react-client/login-dialog-store";
import { logOut } from "@store/react-client/login-state";
import { useFirstName, useIsLoggedIn, useIsStaff } from "@store/react-client/session-store";
import { Icon } from "@store/ui/icon";
import { Link } from "../../navigation/links.tsx";
import { leaveMessage } from "../../session/tab-storage.ts";
import * as styles from "./header.css.ts";

const MENU = "account-menu";
/** [R41] */
const LOGGED_OUT_MESSAGE = "Logged out successfully!";

/** Visitors get the login dialog (a link to /login before the script runs), customers their menu. */
export function AccountMenu() {
  const isLoggedIn = useIsLoggedIn();
  const isStaff = useIsStaff();
  const firstName = useFirstName();

  if (!isLoggedIn) {
    return (
      <Link
        to="/login"
        className={styles.action}
        onClick={(event) => {
          event.preventDefault();
          openLogin();
        }}
      >
        <Icon name="person" />
        <span className={styles.actionLabel}>Log in</span>
      </Link>
    );
  }

  const leave = async () => {
    await logOut();
    leaveMessage(LOGGED_OUT_MESSAGE);
    window.location.assign("/");
  };

  return (
    <div className={styles.account}>
      <button type="button" className={styles.action} popoverTarget={MENU}>
        <Icon name="person" />
        <span className={styles.actionLabel}>{firstName || "Account"}</span>
      </button>
      <div id={MENU} popover="auto" className={styles.accountMenu}>
        <Link to="/profile">My account</Link>
        <Link to="/profile#orders">Order History</Link>
        <Link to="/subscribe">Subscribe</Link>
        {isStaff ? <Link to="/dashboard">Dashboard</Link> : null}
        <button type="button" onClick={leave}>
          Logout
        </button>
      </div>
    </div>
  );
}
