import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { Button } from "@store/ui/button";
import { Icon } from "@store/ui/icon";
import { lazy, Suspense } from "react";
import { openShareSheet } from "../../commerce/share-sheet.ts";

const importDialog = () => import("../../commerce/share-dialog.tsx");
const ShareDialog = lazy(importDialog);

/** Shares the product: by the system's own sheet where there is one, else by the dialog [R76]. */
export function Share({ title, url }: { readonly title: string; readonly url: string }) {
  const dialog = useLazyDialog(importDialog);
  const share = async () => {
    if (!(await openShareSheet({ title, url }))) dialog.open();
  };
  return (
    <>
      <Button variant="quiet" onClick={share} onPointerEnter={dialog.warmUp}>
        <Icon name="share" size="small" />
        Share
      </Button>
      {dialog.isWanted ? (
        <Suspense>
          <ShareDialog isOpen={dialog.isOpen} onOpenChange={dialog.onOpenChange} page={{ title, url }} />
        </Suspense>
      ) : null}
    </>
  );
}
