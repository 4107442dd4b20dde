import { useEffect, useRef } from "react";

/** Not yet in TypeScript's DOM library. */
declare global {
  interface CloseWatcher extends EventTarget {
    destroy(): void;
  }
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** Closes what is open by the device's own gesture, such as Back on Android, where the browser tells of it. */
export function useCloseWatcher(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener("close", () => latest.current());
    return () => watcher.destroy();
  }, [isOpen]);
}
