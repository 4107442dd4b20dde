import { createContext, useContext, useEffect } from "react";

/** Takes the name of what a page shows; undefined once it shows it no more. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/**
 * Names the page after what it shows, such as "Order SO-2026-000007": in its headline, in the tab and in the browser's
 * history.
 * @param title undefined until it is known.
 */
export function usePageTitle(title: string | undefined): void {
  const setTitle = useContext(PageTitleContext);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}
