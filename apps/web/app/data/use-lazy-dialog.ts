import { useState } from "react";

/** A dialog whose code is fetched when it first opens. It then stays, closed, with what was typed into it. */
export function useLazyDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return { isWanted, isOpen, open, onOpenChange: setIsOpen };
}
