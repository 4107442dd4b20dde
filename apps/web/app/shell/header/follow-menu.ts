import { MOBILE_BREAKPOINT_PX } from "@store/domain";
import { addBackStep } from "@store/ui/close-on-back";
import { DISMISSED } from "./menu.css.ts";

const OPEN = ":popover-open";

const invokerOf = ({ id }: Element) => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);

/** Whether the focus went with what has closed; the browser moves it to the page a little later. */
const isLost = (closed: Element) => document.activeElement === document.body || closed.contains(document.activeElement);

/**
 * What the browser's popovers leave to a script: a level that opens in the phone's drawer takes the focus, and gives it
 * back to its button, and Back closes it; what the focus has left closes, and so does an open panel when the pointer is at
 * another category.
 * @param first the event that it begins with.
 * @param signal stops it.
 */
export function followMenu(menu: HTMLElement, first: Event, signal: AbortSignal): void {
  const desktop = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`);
  const openParts = () => [menu, ...menu.querySelectorAll<HTMLElement>(OPEN)].filter((part) => part.matches(OPEN));

  /** On the way back, or the cross: on a desktop a panel has neither in view. */
  const focusInto = (part: HTMLElement) => {
    // This script may come after a keyboard has gone on inside.
    if (!part.contains(document.activeElement)) part.querySelector("button")?.focus();
  };
  const moveFocus = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (newState === "open") focusInto(target);
    else if (isLost(target)) invokerOf(target)?.focus({ preventScroll: true });
  };
  const backSteps = new Map<HTMLElement, () => void>();
  const followBack = (part: HTMLElement) => {
    backSteps.get(part)?.();
    backSteps.delete(part);
    const close = () => part.hidePopover();
    if (part.matches(OPEN) && !desktop.matches) backSteps.set(part, addBackStep(close));
  };
  const closeAround = (to: EventTarget | null) => {
    if (!(to instanceof Node)) return;
    for (const part of openParts()) {
      const isAtButton = desktop.matches && to === invokerOf(part);
      if (!part.contains(to) && !isAtButton) part.hidePopover();
    }
  };
  const closeOthers = ({ target }: Event) => {
    for (const part of openParts()) {
      if (target instanceof Node && !part.parentElement?.contains(target)) part.hidePopover();
    }
  };
  const dismissHovered = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && menu.matches(":hover")) menu.setAttribute(DISMISSED, "");
  };
  const closeAll = () => {
    for (const part of openParts()) part.hidePopover();
  };

  menu.addEventListener("toggle", moveFocus, { capture: true, signal });
  const onToggle = ({ target }: Event) => target instanceof HTMLElement && followBack(target);
  menu.addEventListener("toggle", onToggle, { capture: true, signal });
  menu.addEventListener("focusout", ({ relatedTarget }) => closeAround(relatedTarget), { signal });
  menu.addEventListener("mouseover", closeOthers, { signal });
  menu.addEventListener("mouseleave", () => menu.removeAttribute(DISMISSED), { signal });
  document.addEventListener("keydown", dismissHovered, { signal });
  // A phone that is turned: its drawer has become a row.
  desktop.addEventListener("change", closeAll, { signal });
  signal.addEventListener("abort", () => {
    for (const removeStep of backSteps.values()) removeStep();
  });
  // Any of them may have opened or closed before this script came, whatever event asked for it.
  const { activeElement } = document;
  const isAtButton = openParts().some((part) => activeElement === invokerOf(part));
  if (activeElement !== document.body && !isAtButton) closeAround(activeElement);
  const opened = openParts();
  const innermost = opened.at(-1);
  if (innermost) focusInto(innermost);
  else if (first instanceof ToggleEvent) moveFocus(first);
  for (const part of opened) followBack(part);
}
