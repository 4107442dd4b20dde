import { type FocusEvent, type KeyboardEvent, useState } from "react";

/** The index that a key moves to in a list of `count`; -1 is the input, before the first and after the last. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (key === "ArrowDown") return active + 1 >= count ? -1 : active + 1;
  if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
  return undefined;
}

/** Open or closed, and which suggestion the arrow keys have reached. */
export function useCombobox<Item>(items: readonly Item[] | undefined) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isOpen ? items : undefined;

  const open = () => {
    setIsOpen(true);
    setActive(-1);
  };
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      // The browser would clear the field; the first Escape only closes the list.
      if (shown) event.preventDefault();
      return close();
    }
    const next = shown && shown.length > 0 ? nextActive(event.key, active, shown.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return { isOpen, shown, active, chosen: shown?.[active], open, close, onKeyDown, onBlur };
}
