import { lazy, Suspense, useEffect } from "react";
import { CachedHtml } from "../../../speed/cached-html.tsx";
import type { CategoryNode } from "../../data/root-data.ts";
import { MENU, menu } from "./menu.css.ts";

const loadContent = async () => ({ default: (await import("./menu-content.tsx")).MenuContent });
/** The server writes it; a browser fetches it only where its first page had no menu. */
const MenuContent = import.meta.env.SSR ? (await loadContent()).default : lazy(loadContent);

/** Fetches what the menu needs a script for when somebody comes to it. */
function followWhenReached(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const element = document.getElementById(MENU);
  let isReached = false;
  const reach = async (event: Event) => {
    if (isReached || !element) return;
    isReached = true;
    const { followMenu } = await import("./follow-menu.ts");
    followMenu(element, event, signal);
  };
  for (const type of ["toggle", "focusin", "mouseover"])
    element?.addEventListener(type, reach, { capture: true, signal });
  return () => ending.abort();
}

/**
 * The categories: on a desktop a row, on a phone a drawer, which also has help and the social links. Drawer and panels
 * are popovers: they open and close, also by Escape, without a script and without rendering.
 */
export function Menu({ categories }: { readonly categories: readonly CategoryNode[] }) {
  useEffect(followWhenReached, []);
  return (
    <CachedHtml isStatic as="div" name={MENU} className={menu} popover="auto" data={categories}>
      <Suspense>
        <MenuContent categories={categories} />
      </Suspense>
    </CachedHtml>
  );
}
