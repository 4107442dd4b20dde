import { documentTitle } from "@store/content";
import { NOT_PERMITTED } from "@store/domain";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { lazyPart } from "@store/react-client/lazy-or";
import { openLogin } from "@store/react-client/login-dialog-store";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { buttons, steps } from "./dashboard.css.ts";
import { dashboardPageOf } from "./dashboard-pages.ts";
import * as frame from "./frame.css.ts";
import { useNewOrders } from "./new-orders.ts";
import { PageTitleContext } from "./page-title.ts";
import { type StaffMember, StaffSessionContext, useShopName } from "./staff-session.ts";

const SecondFactor = lazyPart(() => import("./second-factor.tsx"));

const SessionEnded = () => (
  <div className={steps}>
    <Alert title="You are logged out">What you typed is still here. Please log in again to go on.</Alert>
    <div className={buttons}>
      <Button onClick={() => openLogin()}>Log in again</Button>
    </div>
  </div>
);

/**
 * The page, once it may be seen. When the second factor is asked for again, or the login has ended, it is hidden: what
 * was typed is kept.
 */
function Entered({ children }: { readonly children: ReactNode }) {
  const session = useContext(StaffSessionContext);
  const { pathname } = useLocation();
  const [member, setMember] = useState<StaffMember>();
  if (session.state === "open" && session.member !== member) setMember(session.member);
  if (session.state === "loading") return <Skeleton shape="block" />;
  if (session.state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={session.refetch} />;
  const isOpen = session.state === "open";
  const needed = dashboardPageOf(pathname)?.permission;
  const isPermitted = needed === undefined || member?.permissions.includes(needed);
  return (
    <>
      {session.state === "locked" ? <SecondFactor isSetUp={session.isSetUp} onEntered={session.refetch} /> : null}
      {session.state === "ended" ? <SessionEnded /> : null}
      {member ? (
        <div hidden={!isOpen}>
          {isPermitted ? children : <EmptyState title="Not for your role" message={NOT_PERMITTED} />}
        </div>
      ) : null}
    </>
  );
}

interface DashboardFrameProps {
  /** Until what the page shows has a name of its own (`usePageTitle`). */
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A page of the dashboard: its title and, once the layout knows the member of staff and the second factor was entered,
 * its content.
 */
export function DashboardFrame({ title, children }: DashboardFrameProps) {
  const [name, setName] = useState<string>();
  const shown = name ?? title;
  const { count } = useNewOrders();
  const shopName = useShopName() ?? "Dashboard";
  useEffect(() => {
    const title = documentTitle(shown, shopName);
    document.title = count > 0 ? `(${count}) ${title}` : title;
  }, [shown, shopName, count]);
  return (
    <>
      <h1 className={frame.pageTitle}>{shown}</h1>
      <PageTitleContext value={setName}>
        <Entered>{children}</Entered>
      </PageTitleContext>
    </>
  );
}
