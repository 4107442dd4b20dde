import { openLogin } from "@store/react-client/login-dialog-store";
import { useIsLoggedIn } from "@store/react-client/session-store";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { Button } from "@store/ui/button";
import { Icon } from "@store/ui/icon";
import { lazy, Suspense } from "react";

const importDialog = () => import("./share-dialog.tsx");
const ShareDialog = lazy(importDialog);

/**
 * Leads to the link of the wishlist; a visitor logs in first.
 * @param isEmpty there is nothing to share: only a customer may have a link, and want to end it.
 */
export function ShareWishlist({ isEmpty }: { readonly isEmpty: boolean }) {
  const isLoggedIn = useIsLoggedIn();
  const dialog = useLazyDialog(importDialog);
  if (isEmpty && !isLoggedIn) return null;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => (isLoggedIn ? dialog.open() : openLogin(dialog.open))}
        onPointerEnter={dialog.warmUp}
        onFocus={dialog.warmUp}
      >
        <Icon name="share" size="small" />
        Share
      </Button>
      {dialog.isWanted ? (
        <Suspense>
          <ShareDialog isOpen={dialog.isOpen} onOpenChange={dialog.onOpenChange} />
        </Suspense>
      ) : null}
    </>
  );
}
