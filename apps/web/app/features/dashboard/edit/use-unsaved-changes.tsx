import { Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { lazyPart } from "../../../data/lazy-or.tsx";

const LeaveDialog = lazyPart(() => import("./leave-dialog.tsx"));

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The address of another page that a plain click on a link leads to. */
function leadsTo(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = isPlain && event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target === "_blank" || link.hasAttribute("download")) return undefined;
  const isHere = link.pathname === window.location.pathname && link.search === window.location.search;
  return link.origin === window.location.origin && !isHere ? link.pathname + link.search + link.hash : undefined;
}

/**
 * Asks before a link, a reload or the tab's end loses what was typed. Back asks nothing, as the browser has left by then:
 * the form keeps its draft for that.
 * @returns the question, to be rendered.
 */
export function useUnsavedChanges(isDirty: boolean) {
  const navigate = useNavigate();
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: MouseEvent) => {
      const found = leadsTo(event);
      if (found === undefined) return;
      event.preventDefault();
      setAddress(found);
    };
    window.addEventListener("beforeunload", ask);
    // Before the listener that follows links.
    document.addEventListener("click", hold, true);
    return () => {
      window.removeEventListener("beforeunload", ask);
      document.removeEventListener("click", hold, true);
    };
  }, [isDirty]);

  if (address === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog onStay={() => setAddress(undefined)} onLeave={() => void navigate(address)} />
    </Suspense>
  );
}
