import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { FONT, NO_FONT } from "./after-paint.ts";

/**
 * Shows the font that a phone has fetched by then once the shopper goes to another page. On the page that it came to,
 * lines would break elsewhere and move what stands below.
 */
export function useFetchedFont(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current && document.fonts?.check(FONT)) document.documentElement.removeAttribute(NO_FONT);
  }, [pathname]);
}
