import { setSubscriptionState } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { toastWithUndo } from "../edit/toast-with-undo.ts";

interface SubscriptionStateButtonProps {
  readonly id: number;
  readonly isActive: boolean;
  /** Which one of several on a page. */
  readonly of: string;
  readonly onChanged: () => Promise<void>;
}

/** Pauses a subscription at once, or lets a paused one go on. */
export function SubscriptionStateButton({ id, isActive, of, onChanged }: SubscriptionStateButtonProps) {
  const set = (active: boolean) => ({ params: { id }, body: { active } });
  const { send, isPending } = useMutation(setSubscriptionState, async (answer) => {
    if (answer.ok)
      toastWithUndo(`The subscription ${isActive ? "is paused" : "goes on"}, and its customer is mailed.`, {
        subject: `subscription ${id}`,
        undo: () => call(setSubscriptionState, set(isActive)),
        onUndone: onChanged,
      });
    else toast.error(refusalMessage(answer.failure));
    await onChanged();
  });
  return (
    <Button variant="secondary" size="small" isPending={isPending} onClick={() => void send(set(!isActive))}>
      {isActive ? "Pause" : "Resume"} <VisuallyHidden>{of}</VisuallyHidden>
    </Button>
  );
}
