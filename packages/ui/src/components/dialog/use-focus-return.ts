import { useRef } from "react";

/** An element and its ancestors, from the inside out. */
function withPlaces(element: Element | null): readonly Element[] {
  return element ? [element, ...withPlaces(element.parentElement)] : [];
}

/**
 * Returns the focus to what had it when the dialog opened; Radix alone knows only its own trigger. When that is
 * gone, as the way to log in is after a login, the focus goes to the first control around where it stood.
 */
export function useFocusReturn() {
  const opener = useRef<readonly Element[]>([]);
  return {
    onOpenAutoFocus: () => {
      opener.current = withPlaces(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      for (const place of opener.current) {
        const target = place === opener.current[0] ? place : place.querySelector("a[href], button:enabled");
        if (place.isConnected && target instanceof HTMLElement) return target.focus();
      }
    },
  };
}
