import { lazyPart } from "@store/react-client/lazy-or";
import { Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isInDashboard } from "../frame/app-link.tsx";

const LeaveDialog = lazyPart(() => import("./leave-dialog.tsx"));

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The address of another page of the dashboard that a plain click on a link leads to; the shop's are other documents. */
function leadsTo(event: MouseEvent, isHere: (link: HTMLAnchorElement) => boolean): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = isPlain && event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target === "_blank" || link.hasAttribute("download")) return undefined;
  const isInside = link.origin === window.location.origin && isInDashboard(link.pathname);
  return isInside && !isHere(link) ? link.pathname + link.search + link.hash : undefined;
}

/**
 * Asks before a link, a reload or the tab's end loses what was typed. Back asks nothing, as the browser has left by then:
 * the form keeps its draft for that.
 * @param isKeptOnPage what is typed stays when the page shows another part of its list.
 * @returns the question, to be rendered.
 */
export function useUnsavedChanges(isDirty: boolean, isKeptOnPage = false) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    if (!isDirty) return;
    const isHere = (link: HTMLAnchorElement) => link.pathname === pathname && (isKeptOnPage || link.search === search);
    const hold = (event: MouseEvent) => {
      const found = leadsTo(event, isHere);
      if (found === undefined) return;
      event.preventDefault();
      setAddress(found);
    };
    window.addEventListener("beforeunload", ask);
    // Before the router's links.
    document.addEventListener("click", hold, true);
    return () => {
      window.removeEventListener("beforeunload", ask);
      document.removeEventListener("click", hold, true);
    };
  }, [isDirty, isKeptOnPage, pathname, search]);

  if (address === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog onStay={() => setAddress(undefined)} onLeave={() => void navigate(address)} />
    </Suspense>
  );
}
