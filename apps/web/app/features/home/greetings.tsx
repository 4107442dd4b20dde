import { CELEBRATION_DELAY_MS } from "@store/domain";
import { lazyOr } from "@store/react-client/lazy-or";
import { useSession } from "@store/react-client/session-store";
import { Suspense, useCallback, useEffect, useState } from "react";
import { LIVE } from "../../navigation/early-clicks.ts";
import { isFlagged, setFlag } from "../../session/tab-storage.ts";
import type { PopupSlide } from "../../shell/popups/login-popup.tsx";
import { whenIdle } from "./when-idle.ts";

/** The login popup opens once per session, and only for visitors [R42]. */
const mayInvite = (): boolean => !useSession.getState().stored.token && !isFlagged("hasShownPopup");

const CRAWLER = /bot|crawl|spider|slurp|preview/i;

/** The celebration is not shown after Continue, nor to crawlers. */
const mayCelebrate = (): boolean => !isFlagged("hasUserContinuedCelebration") && !CRAWLER.test(navigator.userAgent);

const loadCelebration = () => import("../../shell/popups/celebration.tsx");

/** Where their code cannot be fetched, the page is shown without them. */
const CelebrationOverlay = lazyOr(loadCelebration, ({ onEnd }) => {
  useEffect(onEnd, [onEnd]);
  return null;
});
const LoginPopup = lazyOr(
  () => import("../../shell/popups/login-popup.tsx"),
  () => null,
);

/** The popup's "short delay" [R42], after the celebration or without one. */
const INVITATION_DELAY_MS = 1500;

/** Whether the browser has just opened this page: only then its code comes before the page is alive. */
let isFirstPage = typeof document !== "undefined" && !document.documentElement.hasAttribute(LIVE);

/** Milliseconds since the load event of a page that was just opened; 0 where the shopper came from another page of the store. */
function sinceLoad(): number {
  if (!isFirstPage) return 0;
  const [opened] = performance.getEntriesByType("navigation");
  const loaded = opened && "loadEventStart" in opened ? Number(opened.loadEventStart) : 0;
  return loaded > 0 ? performance.now() - loaded : 0;
}

type Stage = "before" | "celebration" | "between" | "invitation" | "after";

/** The home page's popups: first the celebration, then the invitation to log in, never both at once. */
export function Greetings({ slides }: { readonly slides: readonly PopupSlide[] }) {
  const [stage, setStage] = useState<Stage>("before");
  const endCelebration = useCallback(() => setStage("between"), []);

  useEffect(() => {
    if (stage === "before") {
      // Its code is there when its time comes, which counts from the load event (C44).
      if (mayCelebrate()) loadCelebration().catch(() => undefined);
      const delay = Math.max(0, CELEBRATION_DELAY_MS - sinceLoad());
      isFirstPage = false;
      return whenIdle(delay, () => setStage(mayCelebrate() ? "celebration" : "between"));
    }
    if (stage === "between") {
      return whenIdle(INVITATION_DELAY_MS, () => setStage(mayInvite() ? "invitation" : "after"));
    }
    if (stage === "invitation") setFlag("hasShownPopup");
    return undefined;
  }, [stage]);

  return (
    <Suspense>
      {stage === "celebration" ? <CelebrationOverlay onEnd={endCelebration} /> : null}
      {stage === "invitation" ? <LoginPopup slides={slides} onClose={() => setStage("after")} /> : null}
    </Suspense>
  );
}
