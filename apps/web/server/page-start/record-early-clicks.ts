import { LIVE, PRESSED } from "../../app/navigation/early-clicks.ts";

/**
 * Runs at the head of the document, before anything can be pressed. It notes a press that only the page's scripts can
 * answer, while they are still on their way: of a button that opens nothing and sends no form by itself.
 */
export const KEEP_EARLY_PRESSES = `document.addEventListener("click",e=>{const b=e.target.closest?.("button");if(!b||b.disabled||b.popoverTargetElement||b.type=="submit"&&b.form?.hasAttribute("action")||document.documentElement.hasAttribute("${LIVE}"))return;e.preventDefault();b.setAttribute("${PRESSED}","")},true)`;
