import { SCROLL_TO_TOP_PX } from "@store/domain";
import { FloatingButton } from "@store/ui/floating-actions";
import { useSyncExternalStore } from "react";

function watchScroll(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

const isFarDown = () => window.scrollY > SCROLL_TO_TOP_PX;
const atTheTop = () => false;

/** Scrolls back to the top; shown after 250 px of scroll [R12]. The style sheet says how smoothly. */
export function ScrollToTop() {
  const isShown = useSyncExternalStore(watchScroll, isFarDown, atTheTop);
  return isShown ? (
    <FloatingButton label="Scroll to top" icon="arrow-up" onClick={() => window.scrollTo({ top: 0 })} />
  ) : null;
}
