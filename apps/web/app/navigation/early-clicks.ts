/** Set on the document once its scripts handle clicks. */
export const LIVE = "data-live";
/** Set on a button that was clicked before the scripts ran. */
export const PRESSED = "data-pressed";

/** Repeats the clicks that were noted before hydration; later clicks are handled as usual. */
export function replayEarlyClicks(): void {
  document.documentElement.setAttribute(LIVE, "");
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[${PRESSED}]`)) {
    button.removeAttribute(PRESSED);
    button.click();
  }
}
