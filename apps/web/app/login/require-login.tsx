import { Button } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import type { ReactNode } from "react";
import { useIsLoggedIn, useIsSessionKnown } from "../session/session-store.ts";
import { openLogin } from "./login-dialog-store.ts";

/** Content for customers only. A visitor is asked to log in, and stays on the page. */
export function RequireLogin({ fallback, children }: { readonly fallback: ReactNode; readonly children: ReactNode }) {
  const isKnown = useIsSessionKnown();
  const isLoggedIn = useIsLoggedIn();
  if (!isKnown) return fallback;
  if (isLoggedIn) return children;
  return (
    <EmptyState title="Please log in to see this page">
      <Button onClick={() => openLogin()}>Log in</Button>
    </EmptyState>
  );
}
