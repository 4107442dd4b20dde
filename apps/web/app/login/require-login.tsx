import { Button } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import type { ReactNode } from "react";
import { useIsLoggedIn, useIsSessionKnown } from "../session/session-store.ts";
import { openLogin } from "./login-dialog-store.ts";

interface RequireLoginProps {
  readonly fallback: ReactNode;
  /** The page's headline for a visitor, where it is part of the content. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/** Content for customers only. A visitor is asked to log in, and stays on the page. */
export function RequireLogin({ fallback, heading, children }: RequireLoginProps) {
  const isKnown = useIsSessionKnown();
  const isLoggedIn = useIsLoggedIn();
  if (!isKnown) return fallback;
  if (isLoggedIn) return children;
  return (
    <>
      {heading}
      <EmptyState title="Please log in to see this page">
        <Button onClick={() => openLogin()}>Log in</Button>
      </EmptyState>
    </>
  );
}
