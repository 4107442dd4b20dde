import { toast } from "@store/ui/toaster";
import { Suspense, useEffect } from "react";
import { SOMETHING_WENT_WRONG } from "../data/failures.ts";
import { lazyOr } from "../data/lazy-or.tsx";
import { closeLogin, useLoginDialog } from "./login-dialog-store.ts";

/** In place of the dialog, where its code could not be fetched. */
function NoDialog() {
  useEffect(() => {
    toast.error(SOMETHING_WENT_WRONG, { description: "Please refresh the page." });
    closeLogin();
  }, []);
  return null;
}

const LoginDialog = lazyOr(() => import("./login-dialog.tsx"), NoDialog);

/** The dialog's code is fetched when it is first opened. */
export function LoginDialogHost() {
  const isOpen = useLoginDialog((state) => state.isOpen);
  return isOpen ? (
    <Suspense>
      <LoginDialog />
    </Suspense>
  ) : null;
}
