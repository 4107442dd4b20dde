import { setSubscriptionState } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { toastWithUndo } from "../edit/toast-with-undo.ts";

interface PauseButtonProps {
  readonly id: number;
  /** Which one of several on a page. */
  readonly of: string;
  readonly onChanged: () => Promise<void>;
}

/** Pauses a subscription at once. */
export function PauseButton({ id, of, onChanged }: PauseButtonProps) {
  const { send, isPending } = useMutation(setSubscriptionState, async (answer) => {
    if (answer.ok)
      toastWithUndo("The subscription is paused, and its customer is mailed.", {
        subject: `subscription ${id}`,
        undo: () => call(setSubscriptionState, { params: { id }, body: { active: true } }),
        onUndone: onChanged,
      });
    else toast.error(refusalMessage(answer.failure));
    await onChanged();
  });
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={isPending}
      onClick={() => void send({ params: { id }, body: { active: false } })}
    >
      Pause <VisuallyHidden>{of}</VisuallyHidden>
    </Button>
  );
}
