import { Button } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import type { ReactNode } from "react";
import { useIsLoggedIn, useIsSessionKnown } from "../session/session-store.ts";
import { openLogin } from "./login-dialog-store.ts";

interface RequireLoginProps {
  /** Shown to a customer until the browser has taken over. */
  readonly fallback: ReactNode;
  /** The page's headline above the fallback and for a visitor, where it is part of the content. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Content for customers only. A visitor is asked to log in, and stays on the page. The server's page has the request
 * already, so that it is painted at once; customers never see it.
 */
export function RequireLogin({ fallback, heading, children }: RequireLoginProps) {
  const isKnown = useIsSessionKnown();
  const isLoggedIn = useIsLoggedIn();
  if (isLoggedIn) return children;
  return (
    <>
      {heading}
      {isKnown ? null : <div data-shown-to="customer">{fallback}</div>}
      <div data-shown-to={isKnown ? "all" : "visitor"}>
        <EmptyState title="Please log in to see this page">
          <Button onClick={() => openLogin()}>Log in</Button>
        </EmptyState>
      </div>
    </>
  );
}
