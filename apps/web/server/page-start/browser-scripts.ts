import { LIVE, PRESSED } from "../../app/navigation/early-clicks.ts";
import { MEMBER, SHOPPER } from "../../app/session/early-session.ts";

/*
 * Inline scripts of every page. They run in the browser before any file has loaded, so they are short and
 * the functions use nothing outside themselves: only their text is sent.
 */

/**
 * Calls back once the page and the images that it begins with are painted; sooner at the first press, and at the latest
 * after four seconds.
 */
export function whenPainted(callBack: () => void): void {
  let pending: (() => void) | undefined = callBack;
  const callOnce = () => {
    pending?.();
    pending = undefined;
  };
  for (const press of ["pointerdown", "touchstart", "keydown"]) {
    addEventListener(press, callOnce, { capture: true, once: true });
  }
  // An image that has loaded is on the screen when the second frame from now begins. What the browser does for that frame
  // would make one long task with what is begun here.
  const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callOnce)));
  const afterPaint = () => new PerformanceObserver(afterFrame).observe({ type: "paint", buffered: true });
  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint);
  setTimeout(callOnce, 4000);
}

/**
 * Marks the document until its first paint, for what comes after it (`app/shell/after-paint.css.ts`), and when it does not
 * show the font: on phones, as long as no page before has fetched it. A window that is resized keeps what it has.
 * @returns takes the first mark away, and fetches the font, which the next page shows (`app/shell/use-fetched-font.ts`).
 */
export function markUnpainted(unpainted: string, font: string, noFont: string, wide: string): () => void {
  const root = document.documentElement;
  let kept: Record<string, unknown> = {};
  try {
    kept = localStorage;
  } catch {}
  root.toggleAttribute(unpainted);
  root.toggleAttribute(noFont, !kept[font] && !matchMedia(wide).matches);
  return () => {
    root.removeAttribute(unpainted);
    document.fonts.load(font).then(
      () => {
        kept[font] = true;
      },
      () => {},
    );
  };
}

/**
 * Records clicks that come before the page's scripts, to be replayed by them (`replayEarlyClicks`): clicks on a button
 * that opens no popover and submits no form with an action of its own.
 */
export const RECORD_EARLY_CLICKS = `document.addEventListener("click",e=>{const b=e.target.closest?.("button");if(!b||b.disabled||b.popoverTargetElement||b.type=="submit"&&b.form?.hasAttribute("action")||document.documentElement.hasAttribute("${LIVE}"))return;e.preventDefault();b.setAttribute("${PRESSED}","")},true)`;

/** Marks a member's page before its first paint: the server's page is anonymous, and members are not invited (R17). */
export const MARK_MEMBER = `try{if(localStorage.is_sose_elite_user=="true")document.documentElement.setAttribute("${MEMBER}","")}catch{}`;

/** Marks who the shopper is before the first paint, in pages that show a part of them to some only (`SHOWN_TO`). */
export const MARK_SHOPPER = `try{const s=localStorage,w=s.token?"customer":s.visitor_id&&"visitor";if(w)document.documentElement.setAttribute("${SHOPPER}",w)}catch{}`;
