import { ProgressLine } from "@store/ui/progress-line";
import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router-dom";

/**
 * On another page of the store the menus of the last one close: they are popovers, which going on within the store would
 * leave open. And the focus goes to what has come, unless it is in what has stayed of it: a filter keeps the focus, a
 * link of the header, or one that is gone, does not.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const here = useRef(key);
  useEffect(() => {
    // A menu that was opened before the script ran stays.
    if (here.current === key) return;
    here.current = key;
    for (const menu of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) menu.hidePopover();
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [key, main]);
}

/** Says that the next page is on its way, as the last one stays until it is there. */
export const PageProgress = () => <ProgressLine isShown={useNavigation().state !== "idle"} label="Loading the page" />;
