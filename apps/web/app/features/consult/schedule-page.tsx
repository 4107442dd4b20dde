import { pageTextsMeta } from "@store/content";
import { useIsLoggedIn, useIsSessionKnown } from "@store/react-client/session-store";
import { Skeleton } from "@store/ui/skeleton";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { askToLogIn, LANDING } from "./ask-to-log-in.ts";
import * as styles from "./booking.css.ts";
import { Booking } from "./booking.tsx";

const { title } = pageTextsMeta["/consult-our-vaidya/schedule-appointment"];

export const meta = pageTextsMeta["/consult-our-vaidya/schedule-appointment"];

/** Books a consultation, for customers [R134 to R140]. */
export default function SchedulePage() {
  return (
    <div className={`${shell.reading} ${shell.tall} ${styles.page}`}>
      <PageBreadcrumbs items={[{ label: pageTextsMeta[LANDING].title, href: LANDING }, { label: title }]} />
      <ForCustomers />
    </div>
  );
}

/**
 * A visitor is led to the landing page and asked to log in there (C21). A login that ends meanwhile leaves the form,
 * with what was typed into it.
 */
function ForCustomers() {
  const isKnown = useIsSessionKnown();
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const [mayBook, setMayBook] = useState(false);
  useEffect(() => {
    if (!isKnown || mayBook) return;
    if (isLoggedIn) {
      setMayBook(true);
      return;
    }
    void navigate(LANDING, { replace: true });
    askToLogIn(navigate);
  }, [isKnown, isLoggedIn, mayBook, navigate]);
  if (mayBook) return <Booking />;
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <Skeleton shape="block" />
    </>
  );
}
