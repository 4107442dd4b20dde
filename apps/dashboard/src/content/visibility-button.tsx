import type { ContentKind } from "@store/api-client/content-kinds";
import { type contentList, type ReplyOf, showContent } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { type RefObject, useRef } from "react";
import type { Refetch } from "../data/use-query.ts";
import { isEditConflict } from "../edit/edit-conflict.tsx";
import { toastWithUndo } from "../edit/toast-with-undo.ts";
import { useFocusOnUnmount } from "../list/use-focus-on-unmount.ts";
import { hasDrafts } from "./content-draft.ts";

interface VisibilityButtonProps {
  readonly kind: ContentKind;
  readonly row: ReplyOf<typeof contentList>["data"][number];
  /** Loads the list again. */
  readonly reload: Refetch;
  /** What has the focus once the filter of the list leaves the row out. */
  readonly fallback: RefObject<HTMLElement | null>;
}

const SHOWING = { show: "Show", hide: "Hide", shown: "is shown now", hidden: "is hidden now" } as const;
const PUBLISHING = { show: "Publish", hide: "Unpublish", shown: "is published now", hidden: "is a draft now" } as const;

/** Shows or hides a row with one press, unless somebody else has changed it since. */
export function VisibilityButton({ kind, row, reload, fallback }: VisibilityButtonProps) {
  const { id, title, version, is_visible } = row;
  const words = hasDrafts(kind) ? PUBLISHING : SHOWING;
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnUnmount(button, () => fallback.current);
  const { send, isPending } = useMutation(showContent, async (answer) => {
    const subject = `visibility of ${kind} ${id}`;
    if (answer.ok) {
      toastWithUndo(`${title} ${is_visible ? words.hidden : words.shown}.`, {
        subject,
        undo: () =>
          call(showContent, { params: { kind, id }, body: { version: answer.reply.data.version, is_visible } }),
        onUndone: () => reload(),
      });
    } else if (isEditConflict(answer.failure))
      toast.warning(`Somebody else has changed ${title}. Here is how it is now.`, { subject });
    else toast.warning(refusalMessage(answer.failure), { subject });
    await reload();
  });
  const label = is_visible ? words.hide : words.show;
  return (
    <Button
      ref={button}
      variant="secondary"
      size="small"
      aria-label={`${label} ${title}`}
      isPending={isPending}
      onClick={() => void send({ params: { kind, id }, body: { version, is_visible: !is_visible } })}
    >
      {label}
    </Button>
  );
}
