import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "./failures.ts";

/**
 * A dialog whose code is fetched when it first opens. It then stays, closed, with what was typed into it. Code that cannot
 * be fetched leaves the page as it is; the next press tries again.
 * @param load imports the dialog.
 */
export function useLazyDialog(load: () => Promise<unknown>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const show = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  const open = (): void =>
    void load().then(show, () => toast.error(SOMETHING_WENT_WRONG, { description: TRY_AGAIN_LATER }));
  /** Fetches the code before a press. */
  const warmUp = (): void => void load().catch(() => undefined);
  return { isWanted, isOpen, open, warmUp, onOpenChange: setIsOpen };
}
