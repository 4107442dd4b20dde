const LOOK_AGAIN_MS = 500;
const BEING_TYPED_IN = "input, textarea, select";

/** True while a dialog or a popover is open. */
function isCovered(): boolean {
  if (document.querySelector("dialog[open], [role=dialog]")) return true;
  try {
    return document.querySelector(":popover-open") !== null;
  } catch {
    // A browser without popovers throws on the selector.
    return false;
  }
}

const isBusy = () => document.hidden || isCovered() || document.activeElement?.matches(BEING_TYPED_IN) === true;

/**
 * Calls back once, `delayMs` after the page has loaded, but not while the shopper types, has something open, or
 * looks at another tab.
 * @returns cancels it.
 */
export function whenIdle(delayMs: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (isBusy()) timer = setTimeout(look, LOOK_AGAIN_MS);
    else act();
  };
  const begin = () => {
    timer = setTimeout(look, delayMs);
  };
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  return () => {
    window.removeEventListener("load", begin);
    clearTimeout(timer);
  };
}
