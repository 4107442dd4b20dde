import { lazyPart } from "@store/react-client/lazy-or";
import { Button } from "@store/ui/button";
import { type ComponentProps, type ComponentType, Suspense, useState } from "react";

/**
 * A button in whose place a part of the page comes when it is pressed. The part is fetched at the press, and takes the
 * focus that the button had.
 */
export function onPress<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  button: ComponentProps<typeof Button>,
): ComponentType<P> {
  const Part = lazyPart(load);
  // The press tries again, and tells of a failure.
  const warmUp = () => void load().catch(() => undefined);
  return function OnPress(props) {
    const [isOpen, setIsOpen] = useState(false);
    return isOpen ? (
      <Suspense fallback={<Button {...button} isPending />}>
        <Part {...props} />
      </Suspense>
    ) : (
      <Button {...button} onClick={() => setIsOpen(true)} onPointerEnter={warmUp} onFocus={warmUp} />
    );
  };
}
