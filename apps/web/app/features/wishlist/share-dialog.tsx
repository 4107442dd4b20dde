import { type ReplyOf, shareWishlist, stopSharingWishlist, wishlistShare } from "@store/api-client/contract";
import { sharedWishlistTitle, WISHLIST_NOT_SHARED } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage, TRY_AGAIN_LATER } from "@store/react-client/failures";
import { useFirstName } from "@store/react-client/session-store";
import { useMutation, useSending } from "@store/react-client/use-mutation";
import { useQuery } from "@store/react-client/use-query";
import { Button } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { Dialog } from "@store/ui/dialog";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { copyLink } from "../../commerce/copy-link.ts";
import { openShareSheet } from "../../commerce/share-sheet.ts";
import { shopPolicy } from "../../data/policy.ts";
import { useSiteUrl } from "../../data/root-data.ts";
import { sharedWishlistAddress } from "../../navigation/addresses.ts";
import * as styles from "./wishlist.css.ts";

interface ShareDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Makes the link of the wishlist, hands it on, and ends it. */
export default function ShareDialog({ isOpen, onOpenChange }: ShareDialogProps) {
  const query = useQuery(wishlistShare);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Share your wishlist"
      description="Whoever has the link sees what is on your wishlist, and can put it into a cart of their own."
    >
      {query.state === "loading" ? <Skeleton shape="block" /> : null}
      {query.state === "failed" ? (
        <ErrorState title="Your link could not be loaded" message={TRY_AGAIN_LATER} onRetry={query.refetch} />
      ) : null}
      {query.state === "loaded" ? <Sharing loaded={query.reply.data} /> : null}
    </Dialog>
  );
}

type Share = ReplyOf<typeof wishlistShare>["data"];

function Sharing({ loaded }: { readonly loaded: Share }) {
  const siteUrl = useSiteUrl();
  const firstName = useFirstName();
  const [share, setShare] = useState(loaded);
  const [isNamed, setIsNamed] = useState(loaded?.is_named ?? false);
  const urlOf = (token: string): string => siteUrl + sharedWishlistAddress(token);

  const { send: start, isPending: isStarting } = useSending(
    () => call(shareWishlist, { body: { is_named: isNamed } }),
    async (answer) => {
      if (!answer.ok) return toast.error(refusalMessage(answer.failure));
      setShare(answer.reply.data);
      const title = sharedWishlistTitle(isNamed ? firstName : undefined, shopPolicy().identity.shopName);
      const page = { title, url: urlOf(answer.reply.data.token) };
      return (await openShareSheet(page)) || copyLink(page.url);
    },
  );
  const { send: rename, isPending: isRenaming } = useMutation(shareWishlist, (answer) => {
    if (!answer.ok) return toast.error(refusalMessage(answer.failure));
    return setIsNamed(answer.reply.data.is_named);
  });
  const { send: stop, isPending: isStopping } = useMutation(stopSharingWishlist, (answer) => {
    if (!answer.ok) return toast.error(refusalMessage(answer.failure));
    setShare(undefined);
    return toast.success(WISHLIST_NOT_SHARED);
  });

  return (
    <div className={styles.share}>
      {firstName ? (
        <CheckboxField
          label={`Say that it is from ${firstName}`}
          hint="Otherwise nobody is told whose it is."
          checked={isNamed}
          disabled={isRenaming}
          onCheckedChange={(is_named) => (share ? void rename({ body: { is_named } }) : setIsNamed(is_named))}
        />
      ) : null}
      <Button isWide isPending={isStarting} onClick={() => void start()}>
        Share link
      </Button>
      {share ? (
        <>
          <a className={styles.address} href={sharedWishlistAddress(share.token)}>
            {urlOf(share.token)}
          </a>
          <Button variant="quiet" isWide isPending={isStopping} onClick={() => void stop()}>
            Stop sharing
          </Button>
        </>
      ) : null}
    </div>
  );
}
