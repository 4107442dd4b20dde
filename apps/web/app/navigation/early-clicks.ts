/** On the document: it answers presses itself. */
export const LIVE = "data-live";
/** On a button: pressed while the scripts were on their way. */
export const PRESSED = "data-pressed";

/** Answers the presses that were noted, now that the page is alive; from here on each is answered as it comes. */
export function replayEarlyClicks(): void {
  document.documentElement.setAttribute(LIVE, "");
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[${PRESSED}]`)) {
    button.removeAttribute(PRESSED);
    button.click();
  }
}
