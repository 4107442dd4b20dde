const LIVE = "data-live";
const PRESSED = "data-pressed";

/**
 * Runs at the head of the document, before anything can be pressed. It notes a press that only the page's scripts can
 * answer, while they are still on their way: of a button that opens nothing and sends no form by itself.
 */
export const KEEP_EARLY_PRESSES = `document.addEventListener("click",e=>{const b=e.target.closest?.("button");if(!b||b.disabled||b.popoverTargetElement||b.type=="submit"&&b.form?.hasAttribute("action")||document.documentElement.hasAttribute("${LIVE}"))return;e.preventDefault();b.setAttribute("${PRESSED}","")},true)`;

/** Answers the presses that were noted, now that the page is alive; from here on each is answered as it comes. */
export function answerEarlyPresses(): void {
  document.documentElement.setAttribute(LIVE, "");
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[${PRESSED}]`)) {
    button.removeAttribute(PRESSED);
    button.click();
  }
}
