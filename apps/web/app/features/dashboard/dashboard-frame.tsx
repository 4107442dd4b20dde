import { type ReplyOf, staffSession } from "@store/api-client/contract";
import { isDashboardOpen, type StaffPermission } from "@store/domain";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { SOMETHING_WENT_WRONG } from "../../data/failures.ts";
import { lazyPart } from "../../data/lazy-or.tsx";
import { useQuery } from "../../data/use-query.ts";
import { Link } from "../../navigation/links.tsx";
import { useIsSessionKnown, useIsStaff } from "../../session/session-store.ts";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./dashboard.css.ts";

const SecondFactor = lazyPart(() => import("./second-factor.tsx"));

type Session = ReplyOf<typeof staffSession>["data"];

/** The dashboard's pages, and the permission that each needs. */
const PAGES: readonly { readonly to: string; readonly label: string; readonly permission?: StaffPermission }[] = [
  { to: "/dashboard", label: "Today" },
  { to: "/dashboard/orders", label: "Orders", permission: "orders" },
];

function Entered({ children }: { readonly children: ReactNode }) {
  const { state, reply, refetch } = useQuery(staffSession);
  if (state === "loading") return <Skeleton shape="block" />;
  if (state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  const { second_factor } = reply.data;
  if (!isDashboardOpen(second_factor)) {
    return <SecondFactor isSetUp={second_factor === "required"} onEntered={refetch} />;
  }
  return (
    <>
      <Pages session={reply.data} />
      {children}
    </>
  );
}

function Pages({ session: { permissions } }: { readonly session: Session }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Dashboard" className={styles.pages}>
      {PAGES.filter(({ permission }) => permission === undefined || permissions.includes(permission)).map(
        ({ to, label }) => (
          <Link key={to} to={to} className={styles.page} aria-current={pathname === to ? "page" : undefined}>
            {label}
          </Link>
        ),
      )}
    </nav>
  );
}

interface DashboardFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * What every page of the dashboard stands in. Its content is for staff whose session has entered the second factor;
 * everybody else is turned away, by the server too (checklist R44).
 */
export function DashboardFrame({ title, children }: DashboardFrameProps) {
  const isKnown = useIsSessionKnown();
  const isStaff = useIsStaff();
  const navigate = useNavigate();
  const isTurnedAway = isKnown && !isStaff;
  useEffect(() => {
    if (isTurnedAway) void navigate("/", { replace: true });
  }, [isTurnedAway, navigate]);
  return (
    <div className={`${shell.wide} ${shell.tall}`}>
      <h1 className={shell.pageTitle}>{title}</h1>
      {isStaff ? <Entered>{children}</Entered> : <Skeleton shape="block" />}
    </div>
  );
}
