import interUrl from "@store/ui/fonts/inter.woff2?url";
import { FONT, NO_FONT, UNPAINTED, WIDE } from "./after-paint.ts";
import { sourceOf } from "./source-of.ts";

/** What starts a page's scripts. */
export interface StartTags {
  /** For the head, before the styles. */
  readonly head: string;
  /** For the end of the body. */
  readonly body: string;
}

const preloadFont = (media = "") =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${interUrl}"${media}/>`;

/** As any page of a Vite app starts: the browser fetches scripts and font while it reads the page. */
export const startAtOnce = (entry: string, files: readonly string[]): StartTags => ({
  head: `${preloadFont()}${files.map((href) => `<link rel="modulepreload" href="${href}"/>`).join("")}<script type="module" async src="${entry}"></script>`,
  body: "",
});

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
 * Marks the document until its first paint, for what comes after it (`after-paint.css.ts`), and when it does not
 * show the font: on phones, as long as no page before has fetched it. A window that is resized keeps what it has.
 * @returns takes the first mark away, and fetches the font. The next page shows it, and begins with a head of its own; on
 * this one, lines would break elsewhere and move what stands below.
 */
export function markUnpainted(unpainted: string, font: string, noFont: string, wide: string): () => void {
  const root = document.documentElement;
  let kept: Record<string, unknown> = {};
  try {
    kept = localStorage;
  } catch {}
  root.toggleAttribute(unpainted);
  root.toggleAttribute(noFont, !kept[font] && !matchMedia(wide).matches);
  const { pathname } = location;
  const showOnNextPage = () => {
    if (location.pathname !== pathname) root.removeAttribute(noFont);
  };
  return () => {
    root.removeAttribute(unpainted);
    document.fonts.load(font).then(
      () => {
        new MutationObserver(showOnNextPage).observe(document.head, { childList: true, subtree: true });
        kept[font] = true;
      },
      () => {},
    );
  };
}

const HEAD = `<script>const whenPainted=${sourceOf(whenPainted)};whenPainted((${sourceOf(markUnpainted)})("${UNPAINTED}","${FONT}","${NO_FONT}","${WIDE}"))</script>${preloadFont(` media="${WIDE}"`)}`;

/**
 * Starts a page's scripts after its first paint: before, they would be fetched ahead of the largest picture. They are
 * asked for at once, so that none waits for the one that imports it, and run a file at a time, the entry last: all at
 * once they would be one long task. Phones fetch the font after the paint, too.
 */
export const startAfterPaint = (entry: string, files: readonly string[]): StartTags => ({
  head: HEAD,
  body: `<script>whenPainted(async()=>{
const files=${JSON.stringify(files)};
for(const href of [${JSON.stringify(entry)},...files])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
for(const href of files)await import(href);
import(${JSON.stringify(entry)})})</script>`,
});
