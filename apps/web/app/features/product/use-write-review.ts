import { REVIEW_LOGIN } from "@store/domain";
import { openLogin } from "@store/react-client/login-dialog-store";
import { useIsLoggedIn } from "@store/react-client/session-store";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { toast } from "@store/ui/toaster";

/** The dialog with the form. */
export const importReviewDialog = () => import("./review-dialog.tsx");

/** The form of a review, which visitors reach by a login [R79]. */
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
