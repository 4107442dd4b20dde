import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (Math.max(at, 0) - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A button that shows a panel: Escape closes it and gives the focus back, leaving closes it, arrow keys walk through
 * what is in it.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      setIsOpen(false);
      button.current?.focus();
      return;
    }
    const step = STEPS[event.key];
    if (!step || !isOpen) return;
    event.preventDefault();
    const items = Array.from(panel.current?.querySelectorAll<HTMLElement>("a, button") ?? []);
    const at = items.findIndex((item) => item.matches(":focus"));
    items[step(at, items.length)]?.focus();
  };

  // The root takes the focus of a press where buttons and links do not (Safari), so that it is not taken for leaving.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };

  return { isOpen, setIsOpen, button, panel, root: { onKeyDown, onBlur, tabIndex: -1 } };
}
