import { useLocation, useNavigate } from "react-router-dom";

/**
 * Leads back one page, or to another where that would leave the store: from a page that was opened directly, as in a new
 * tab, also after it has taken another's place there. A browser without the Navigation API knows only the first.
 * @param instead the address to lead to where there is no page to go back to.
 */
export function useLeave(instead: string): () => Promise<void> {
  const { key } = useLocation();
  const navigate = useNavigate();
  return async () => {
    const tab: Navigation | undefined = window.navigation;
    const canGoBack = key !== "default" && (tab?.canGoBack ?? true);
    await (canGoBack ? navigate(-1) : navigate(instead, { replace: true }));
  };
}
