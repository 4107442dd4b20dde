import { lazy, Suspense } from "react";
import { useLoginDialog } from "./login-dialog-store.ts";

const LoginDialog = lazy(() => import("./login-dialog.tsx"));

/** The dialog's code is fetched when it is first opened. */
export function LoginDialogHost() {
  const isOpen = useLoginDialog((state) => state.isOpen);
  return isOpen ? (
    <Suspense>
      <LoginDialog />
    </Suspense>
  ) : null;
}
