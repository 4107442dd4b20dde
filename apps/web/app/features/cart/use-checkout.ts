import { SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "@store/react-client/failures";
import { useIsLoggedIn } from "@store/react-client/session-store";
import { toast } from "@store/ui/toaster";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { CartSync } from "./cart-sync.ts";

const loadGo = () => import("./go-to-checkout.ts");

/** What the checkout button does; a second click does nothing while the first is under way. */
export function useCheckout(sync: CartSync) {
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  /** State changes with the next render; a second click may come before it. */
  const isGoing = useRef(false);

  const go = async (): Promise<void> => {
    const [coming] = await Promise.allSettled([loadGo(), sync.settle()]);
    const { contents } = sync.read();
    if (coming.status === "rejected") toast.error(SOMETHING_WENT_WRONG, { description: TRY_AGAIN_LATER });
    else if (contents) await coming.value.goToCheckout(contents, { isLoggedIn, navigate });
  };

  const proceed = async (): Promise<void> => {
    if (isGoing.current) return;
    isGoing.current = true;
    setIsPending(true);
    try {
      await go();
    } finally {
      isGoing.current = false;
      setIsPending(false);
    }
  };

  /** Fetches the code of the way before the press. */
  const warmUp = () => void loadGo().catch(() => undefined);
  return { proceed, warmUp, isPending };
}
