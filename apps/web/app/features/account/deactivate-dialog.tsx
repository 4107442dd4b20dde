import { deactivate } from "@store/api-client/contract";
import { forgetEverything } from "@store/react-client/login-state";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { toast } from "@store/ui/toaster";
import { useNavigate } from "react-router-dom";
import { Consequences } from "./consequences.tsx";

const GOES = [
  "Your login: nobody can log in to this account again, on any device.",
  "Your subscriptions: they end, and nothing more is charged for them.",
  "Your coins, SO Elite membership, saved addresses, cart and wishlist: they cannot be used any more.",
  "Everything that this browser keeps of your visits.",
];
const STAYS = [
  "Your orders and their invoices: we keep them as records, and deliver what is on its way.",
  "Your reviews of products.",
];

const DEACTIVATED = "Your account has been deactivated";

interface DeactivateDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * Says what a deactivation ends and what it leaves, and does it: all storage is cleared, the home page follows. An
 * error is silently ignored [R144]: the dialog then stays as it is.
 */
export default function DeactivateDialog({ isOpen, onOpenChange }: DeactivateDialogProps) {
  const navigate = useNavigate();
  const { send, isPending } = useMutation(deactivate, async (answer) => {
    if (!answer.ok) return;
    forgetEverything();
    toast.success(answer.reply.message ?? DEACTIVATED);
    await navigate("/");
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Deactivate your account?"
      description="This cannot be undone. A new account can be opened with the same email and mobile number."
    >
      <Consequences title="What goes" items={GOES} />
      <Consequences title="What stays" items={STAYS} />
      <Button variant="secondary" isWide onClick={() => onOpenChange(false)}>
        Keep my account
      </Button>
      <Button variant="danger" isWide isPending={isPending} onClick={() => void send()}>
        Deactivate
      </Button>
    </Dialog>
  );
}
