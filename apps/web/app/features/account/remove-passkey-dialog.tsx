import { removePasskey } from "@store/api-client/contract";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { toast } from "@store/ui/toaster";

const REMOVED = "This passkey no longer opens your account.";

interface RemovePasskeyDialogProps {
  readonly id: number;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onRemoved: () => Promise<void>;
}

/** Asks before a passkey is removed. */
export default function RemovePasskeyDialog(props: RemovePasskeyDialogProps) {
  const { id, name, isOpen, onOpenChange, onRemoved } = props;
  const { send, isPending } = useMutation(removePasskey, async (answer) => {
    if (answer.ok) toast.success(REMOVED);
    else toast.error(refusalMessage(answer.failure));
    // One that was removed elsewhere is refused, and gone as well. The list comes first, so that the focus stays in it.
    await onRemoved();
    onOpenChange(false);
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Remove this passkey?"
      description={`“${name}” no longer opens your account then, and all other devices are logged out.`}
    >
      <Button variant="secondary" isWide onClick={() => onOpenChange(false)}>
        Keep it
      </Button>
      <Button variant="danger" isWide isPending={isPending} onClick={() => void send({ params: { id } })}>
        Remove
      </Button>
    </Dialog>
  );
}
