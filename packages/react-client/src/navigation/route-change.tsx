import { ProgressLine } from "@store/ui/progress-line";
import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router-dom";

/**
 * After a navigation, closes open menus (popovers stay open on a client-side navigation), but for what stays from choice to
 * choice (`data-stays`), and moves the focus to the new
 * content, unless it is inside it already: a filter keeps the focus, a header link does not.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const here = useRef(key);
  useEffect(() => {
    // A menu that was opened before the script ran stays.
    if (here.current === key) return;
    here.current = key;
    for (const menu of document.querySelectorAll<HTMLElement>("[popover]:popover-open:not([data-stays])"))
      menu.hidePopover();
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [key, main]);
}

/** Shows that the next page is loading; the current one stays until it is ready. */
export const PageProgress = () => <ProgressLine isShown={useNavigation().state !== "idle"} label="Loading the page" />;
