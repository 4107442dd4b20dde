import { staffSession } from "@store/api-client/contract";
import { Icon } from "@store/ui/icon";
import { useEffect, useId, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { useQueryIf } from "../../data/use-query.ts";
import { Link } from "../../navigation/links.tsx";
import { useIsSessionKnown, useIsStaff } from "../../session/session-store.ts";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./dashboard-layout.css.ts";
import { DASHBOARD_PAGES, dashboardPageOf } from "./dashboard-pages.ts";
import { StaffSessionContext, sessionState } from "./staff-session.ts";

/** The pages that a role may see: beside the page where there is room, in a menu that opens elsewhere. */
function Menu({ permissions }: { readonly permissions: readonly string[] }) {
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
          ({ to, label }) => (
            <Link
              key={to}
              to={to}
              className={to === current?.to ? styles.currentPage : styles.page}
              aria-current={to === pathname ? "page" : undefined}
            >
              {label}
            </Link>
          ),
        )}
      </div>
    </nav>
  );
}

/**
 * What all pages of the dashboard stand in. It asks once who the member of staff is, and turns everybody else away, as
 * the server does too (checklist R44).
 */
export default function DashboardLayout() {
  const isKnown = useIsSessionKnown();
  const isStaff = useIsStaff();
  const navigate = useNavigate();
  const isTurnedAway = isKnown && !isStaff;
  useEffect(() => {
    if (isTurnedAway) void navigate("/", { replace: true });
  }, [isTurnedAway, navigate]);
  const asked = useQueryIf(isStaff, staffSession);
  const session = sessionState(asked);
  return (
    <div className={`${shell.wide} ${shell.tall} ${styles.layout}`}>
      <Menu permissions={session.state === "open" ? session.member.permissions : []} />
      <div className={styles.content}>
        <StaffSessionContext value={session}>
          <Outlet />
        </StaffSessionContext>
      </div>
    </div>
  );
}
