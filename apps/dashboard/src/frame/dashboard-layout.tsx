import { staffSession } from "@store/api-client/contract";
import { MINUTE_MS } from "@store/domain";
import { loginBackTo } from "@store/react-client/after-login-address";
import { logOut } from "@store/react-client/login-state";
import { useRouteFocus } from "@store/react-client/route-change";
import { useIsLoggedIn, useIsSessionKnown, useIsStaff } from "@store/react-client/session-store";
import { Icon } from "@store/ui/icon";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { createQueryClient, useQueryWith } from "../data/use-query.ts";
import * as styles from "./dashboard-layout.css.ts";
import { DASHBOARD_PAGES, dashboardPageOf } from "./dashboard-pages.ts";
import { Header } from "./header.tsx";
import { leaveFor } from "./leave-for.ts";
import { MAIN } from "./main-id.ts";
import { NewOrdersContext, useNewOrders, useNewOrdersWatch } from "./new-orders.ts";
import { StaffSearch } from "./staff-search.tsx";
import { type StaffSession, StaffSessionContext, sessionState } from "./staff-session.ts";

/** The pages that a role may see: beside the page where there is room, in a menu that opens elsewhere. */
function Menu({ permissions }: { readonly permissions: readonly string[] }) {
  const { count } = useNewOrders();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const listId = useId();
  const current = dashboardPageOf(pathname);
  const isOpen = openAt === pathname;
  return (
    <nav aria-label="Dashboard" className={styles.menu}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        <Icon name="menu" />
        {current?.label ?? "Dashboard"}
      </button>
      <div id={listId} className={isOpen ? styles.opened : styles.pages}>
        {DASHBOARD_PAGES.filter(({ permission }) => permission === undefined || permissions.includes(permission)).map(
          ({ to, label, permission }) => (
            <Link
              key={to}
              to={to}
              className={to === current?.to ? styles.currentPage : styles.page}
              aria-current={to === pathname ? "page" : undefined}
            >
              {label}
              {count > 0 && permission === "orders" ? <span className={styles.badge}> {count} new</span> : null}
            </Link>
          ),
        )}
      </div>
    </nav>
  );
}

const NOTHING: readonly string[] = [];

/** The role may be another by now, and an entered code counts for some hours only. */
const ASK_AGAIN_MS = 10 * MINUTE_MS;

/**
 * What all pages of the dashboard stand in. It asks who the member of staff is, and turns everybody else away, as the
 * server does too [R44]: whoever is not logged in to the login, which leads staff back. Whoever was inside when their
 * login ended may log in again where they are.
 */
function Layout({ onLogOut }: { readonly onLogOut: () => void }) {
  const isKnown = useIsSessionKnown();
  const isStaff = useIsStaff();
  const isLoggedIn = useIsLoggedIn();
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  const [wasOpen, setWasOpen] = useState(false);
  const { pathname, search, hash } = useLocation();
  const isEnded = wasOpen && !isLoggedIn;
  const isTurnedAway = isKnown && !isStaff && !isEnded;
  useEffect(() => {
    if (!isTurnedAway) return;
    leaveFor(isLoggedIn ? "/" : loginBackTo(pathname + search + hash));
  }, [isTurnedAway, isLoggedIn, pathname, search, hash]);
  const asked = useQueryWith({ isComplete: isStaff, everyMs: ASK_AGAIN_MS }, staffSession);
  const answered = sessionState(asked);
  if (answered.state === "open" && !wasOpen) setWasOpen(true);
  const session: StaffSession = isEnded ? { state: "ended", refetch: asked.refetch } : answered;
  const permissions = session.state === "open" ? session.member.permissions : NOTHING;
  const newOrders = useNewOrdersWatch(permissions.includes("orders"));
  return (
    <NewOrdersContext value={newOrders}>
      <StaffSessionContext value={session}>
        <Header onLogOut={onLogOut}>{session.state === "open" ? <StaffSearch /> : null}</Header>
        <div className={styles.layout}>
          <Menu permissions={permissions} />
          <main ref={main} id={MAIN} className={styles.content} tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </StaffSessionContext>
    </NewOrdersContext>
  );
}

/** The pages' frame, with what they have asked for. */
export default function DashboardLayout() {
  const [queries] = useState(createQueryClient);
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const leave = async () => {
    setIsLoggingOut(true);
    await logOut();
    leaveFor("/");
  };
  // Without the pages nothing asks any more, and what they have asked for is given up: it would be refused.
  if (isLoggingOut) {
    return (
      <main id={MAIN}>
        <p role="status">Logging out…</p>
      </main>
    );
  }
  return (
    <QueryClientProvider client={queries}>
      <Layout onLogOut={leave} />
    </QueryClientProvider>
  );
}
