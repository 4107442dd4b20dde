import { LIVE, PRESSED } from "../../app/navigation/early-clicks.ts";
import { MEMBER, SHOPPER } from "../../app/session/early-session.ts";

/*
 * Inline scripts of every page. They run in the browser before any file has loaded, so they are short and
 * the functions use nothing outside themselves: only their text is sent.
 */

/**
 * Records clicks that come before the page's scripts, to be replayed by them (`replayEarlyClicks`): clicks on a button
 * that opens no popover and submits no form with an action of its own.
 */
export const RECORD_EARLY_CLICKS = `document.addEventListener("click",e=>{const b=e.target.closest?.("button");if(!b||b.disabled||b.popoverTargetElement||b.type=="submit"&&b.form?.hasAttribute("action")||document.documentElement.hasAttribute("${LIVE}"))return;e.preventDefault();b.setAttribute("${PRESSED}","")},true)`;

/** Marks a member's page before its first paint: the server's page is anonymous, and members are not invited (R17). */
export const MARK_MEMBER = `try{if(localStorage.is_sose_elite_user=="true")document.documentElement.setAttribute("${MEMBER}","")}catch{}`;

/** Marks who the shopper is before the first paint, in pages that show a part of them to some only (`SHOWN_TO`). */
export const MARK_SHOPPER = `try{const s=localStorage,w=s.token?"customer":s.visitor_id&&"visitor";if(w)document.documentElement.setAttribute("${SHOPPER}",w)}catch{}`;
