import { lazyPart } from "@store/react-client/lazy-or";
import { Button } from "@store/ui/button";
import { type ComponentProps, Suspense, useState } from "react";

const load = () => import("./pin-answer.tsx");
const PinAnswer = lazyPart(load);

/** Asks for a PIN code; what answers is fetched at the press. */
export function PinCheck(props: ComponentProps<typeof PinAnswer>) {
  const [isOpen, setIsOpen] = useState(false);
  // The press tries again, and tells of a failure.
  const warmUp = () => void load().catch(() => undefined);
  return isOpen ? (
    <Suspense>
      <PinAnswer {...props} />
    </Suspense>
  ) : (
    <Button variant="quiet" onClick={() => setIsOpen(true)} onPointerEnter={warmUp} onFocus={warmUp}>
      Check delivery to your PIN code
    </Button>
  );
}
