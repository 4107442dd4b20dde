import { useEffect, useRef } from "react";
import { addBackStep } from "./back-steps.ts";

/** Not yet in TypeScript's DOM library. */
declare global {
  interface CloseWatcher extends EventTarget {
    destroy(): void;
  }
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

export { addBackStep } from "./back-steps.ts";

/**
 * Lets Back close what is open instead of leaving the page: the browser's button by a step of the history, and on Android
 * also by a CloseWatcher, which works for what has opened by itself, too.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const closeLatest = () => latest.current();
    const removeStep = addBackStep(closeLatest);
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    watcher?.addEventListener("close", closeLatest);
    return () => {
      removeStep();
      watcher?.destroy();
    };
  }, [isOpen]);
}
