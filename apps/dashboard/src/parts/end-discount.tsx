import { endDiscount } from "@store/api-client/contract";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";

interface EndDiscountProps {
  readonly id: number;
  readonly version: number;
  /** Of several on a page, which one. */
  readonly label?: string;
  readonly onEnded: () => Promise<void>;
}

export function EndDiscount({ id, version, label, onEnded }: EndDiscountProps) {
  const { send, isPending } = useMutation(endDiscount, (answer) => {
    if (!answer.ok) return toast.error(refusalMessage(answer.failure));
    toast.success("It has ended. The usual price counts.");
    return onEnded();
  });
  return (
    <Button
      variant="secondary"
      isPending={isPending}
      aria-label={label}
      onClick={() => void send({ params: { id }, body: { version } })}
    >
      End it now
    </Button>
  );
}
