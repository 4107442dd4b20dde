import { type ReplyOf, staffSession } from "@store/api-client/contract";
import { MINUTE_MS } from "@store/domain";
import { Icon } from "@store/ui/icon";
import { useEffect, useId, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { type Query, useQueryIf } from "../../data/use-query.ts";
import { Link } from "../../navigation/links.tsx";
import { useIsLoggedIn, useIsSessionKnown, useIsStaff } from "../../session/session-store.ts";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./dashboard-layout.css.ts";
import { DASHBOARD_PAGES, dashboardPageOf } from "./dashboard-pages.ts";
import { type StaffSession, StaffSessionContext, sessionState } from "./staff-session.ts";

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

const ASK_AGAIN_MS = 10 * MINUTE_MS;

/**
 * Asks again who the member of staff is: from time to time, and when the window comes back. The role may be another by
 * now, and an entered code counts for some hours only.
 */
function useAskedAgain(isStaff: boolean, refetch: () => Promise<void>): void {
  useEffect(() => {
    if (!isStaff) return;
    const again = () => {
      if (document.visibilityState === "visible") void refetch();
    };
    const timer = setInterval(again, ASK_AGAIN_MS);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [isStaff, refetch]);
}

const FORBIDDEN = 403;

/** What was answered last: a later question that gets no answer takes nothing off the screen. */
function useLastLoaded<R>(query: Query<R>): Query<R> {
  const [reply, setReply] = useState<R>();
  if (query.state === "loaded" && query.reply !== reply) setReply(query.reply);
  if (query.state !== "failed" || reply === undefined) return query;
  const isForbidden = query.failure.kind === "refused" && query.failure.httpStatus === FORBIDDEN;
  return isForbidden ? query : { state: "loaded", reply, refetch: query.refetch };
}

/**
 * What all pages of the dashboard stand in. It asks who the member of staff is, and turns everybody else away, as the
 * server does too (checklist R44). Whoever was inside when their login ended may log in again where they are.
 */
export default function DashboardLayout() {
  const isKnown = useIsSessionKnown();
  const isStaff = useIsStaff();
  const isLoggedIn = useIsLoggedIn();
  const [wasOpen, setWasOpen] = useState(false);
  const navigate = useNavigate();
  const isEnded = wasOpen && !isLoggedIn;
  const isTurnedAway = isKnown && !isStaff && !isEnded;
  useEffect(() => {
    if (isTurnedAway) void navigate("/", { replace: true });
  }, [isTurnedAway, navigate]);
  const asked = useLastLoaded<ReplyOf<typeof staffSession>>(useQueryIf(isStaff, staffSession));
  useAskedAgain(isStaff, asked.refetch);
  const answered = sessionState(asked);
  if (answered.state === "open" && !wasOpen) setWasOpen(true);
  const session: StaffSession = isEnded ? { state: "ended", refetch: asked.refetch } : answered;
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
