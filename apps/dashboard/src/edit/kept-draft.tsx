import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { useEffect, useState } from "react";
import type { Saved } from "./edit-conflict.tsx";

/** A draft with what it was made from, so that what somebody else saved meanwhile is not overwritten. */
interface KeptDraft<D> {
  readonly draft: D;
  readonly base: Saved<D>;
}

/** Drafts that were left unsaved, by the page of their form: Back and another page of the dashboard lose nothing. */
export type KeptDrafts<D> = Map<string, KeptDraft<D>>;

/** The draft that a page's form was left with, if any. */
export function useKeptDraft<D>(drafts: KeptDrafts<D>, page: string) {
  const [kept] = useState(() => drafts.get(page));
  const [isKept, setIsKept] = useState(kept !== undefined);
  const forget = () => {
    drafts.delete(page);
    setIsKept(false);
  };
  return { kept, isKept, forget };
}

/** Keeps a form's draft as long as it is not saved. */
export function useDraftKeeping<D>(
  drafts: KeptDrafts<D>,
  page: string,
  { isDirty, base, draft }: KeptDraft<D> & { readonly isDirty: boolean },
): void {
  useEffect(() => {
    if (isDirty) drafts.set(page, { base, draft });
    else drafts.delete(page);
  }, [drafts, page, isDirty, base, draft]);
}

/** Says that a form shows what was typed before, and offers to drop it. */
export const KeptDraftNotice = ({ onDrop }: { readonly onDrop: () => void }) => (
  <Alert title="Not saved yet">
    <p>What you changed here before is still here.</p>
    <Button variant="secondary" onClick={onDrop}>
      Drop my changes
    </Button>
  </Alert>
);
