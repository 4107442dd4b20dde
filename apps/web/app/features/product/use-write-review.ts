import { REVIEW_LOGIN } from "@store/domain";
import { toast } from "@store/ui/toaster";
import { useLazyDialog } from "../../data/use-lazy-dialog.ts";
import { openLogin } from "../../login/login-dialog-store.ts";
import { useIsLoggedIn } from "../../session/session-store.ts";

/** The dialog with the form. */
export const importReviewDialog = () => import("./review-dialog.tsx");

/** The form of a review, which visitors reach by a login (checklist R79). */
export function useWriteReview() {
  const isLoggedIn = useIsLoggedIn();
  const dialog = useLazyDialog(importReviewDialog);
  const write = () => {
    if (isLoggedIn) return dialog.open();
    toast.warning(REVIEW_LOGIN);
    openLogin(dialog.open);
  };
  return { ...dialog, write };
}
