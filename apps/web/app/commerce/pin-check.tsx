import { lazyPart } from "@store/react-client/lazy-or";
import { Button } from "@store/ui/button";
import { Suspense, useState } from "react";
import type { SavedAddress } from "./shipping-addresses.ts";

const load = () => import("./pin-answer.tsx");
const PinAnswer = lazyPart(load);

/** Asks for a PIN code; what answers is fetched at the press. */
export function PinCheck({ saved }: { readonly saved: readonly SavedAddress[] | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  // The press tries again, and tells of a failure.
  const warmUp = () => void load().catch(() => undefined);
  return isOpen ? (
    <Suspense>
      <PinAnswer saved={saved} />
    </Suspense>
  ) : (
    <Button variant="quiet" onClick={() => setIsOpen(true)} onPointerEnter={warmUp} onFocus={warmUp}>
      Check delivery to your PIN code
    </Button>
  );
}
