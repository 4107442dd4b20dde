import {
  emailShareLink,
  messengerDialogLink,
  messengerShareLink,
  type SharedPage,
  whatsappShareLink,
} from "@store/domain";
import { Button, ButtonLink } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { shopPolicy } from "../data/policy.ts";
import { copyLink } from "./copy-link.ts";
import * as styles from "./share-dialog.css.ts";

/** Phones have the app, which computers lack. */
const messengerLink = (page: SharedPage): string =>
  window.matchMedia("(pointer: coarse)").matches
    ? messengerShareLink(page)
    : messengerDialogLink(page, shopPolicy().identity.facebookAppId);

interface ShareDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly page: SharedPage;
}

/** Email, WhatsApp, Messenger, or the link to paste [R76]. */
export default function ShareDialog({ isOpen, onOpenChange, page }: ShareDialogProps) {
  const copy = async () => {
    // Otherwise the dialog stays: the address can be copied from its field.
    if (await copyLink(page.url)) onOpenChange(false);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Share" description={page.title}>
      <div className={styles.ways}>
        <ButtonLink href={emailShareLink(page)} variant="secondary" isWide>
          Email
        </ButtonLink>
        <ButtonLink href={whatsappShareLink(page)} variant="secondary" isWide target="_blank" rel="noopener">
          WhatsApp
        </ButtonLink>
        <ButtonLink href={messengerLink(page)} variant="secondary" isWide target="_blank" rel="noopener">
          Messenger
        </ButtonLink>
        <Button onClick={copy} isWide>
          Copy link
        </Button>
      </div>
      <p className={styles.address}>{page.url}</p>
    </Dialog>
  );
}
