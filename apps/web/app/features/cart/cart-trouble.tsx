import { CHECKOUT_ERRORS } from "@store/domain";
import { SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "@store/react-client/failures";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";

const TROUBLES = {
  /** What is shown was true once; whether it still is, could not be asked. */
  outdated: { title: "Your cart may have changed", message: "We could not load it again." },
  /** Without the addresses the shipping is not known. */
  shipping: { title: SOMETHING_WENT_WRONG, message: TRY_AGAIN_LATER },
  pdf: { title: CHECKOUT_ERRORS.cartPdf, message: undefined },
} as const;

export interface CartTroubleProps {
  readonly kind: keyof typeof TROUBLES;
  /** Why, where the server has said so. */
  readonly reason?: string;
  readonly onRetry: () => void;
}

/** What could not be done, with a retry beside it; its code is fetched when something fails. */
export default function CartTrouble({ kind, reason, onRetry }: CartTroubleProps) {
  const { title, message } = TROUBLES[kind];
  return (
    <Alert title={title}>
      <p>{reason ?? message}</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
