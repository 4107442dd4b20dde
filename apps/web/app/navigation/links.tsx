import type { ComponentProps } from "react";
import type { NavigateFunction } from "react-router-dom";
import { BACKEND } from "../session/browser-call.ts";

interface LinkProps extends Omit<ComponentProps<"a">, "href" | "ref"> {
  /** A path inside the store. */
  readonly to: string;
  /** Router state for the target page; lost when the link is opened in a new tab. */
  readonly state?: unknown;
}

const stateOf = new WeakMap<HTMLAnchorElement, unknown>();

/** A link inside the store. It is an anchor, which `followLinks` takes through the router. */
export const Link = ({ to, state, ...rest }: LinkProps) => <a href={to} {...rest} {...(state ? keeping(state) : {})} />;

const keeping = (state: unknown) => ({
  ref: (anchor: HTMLAnchorElement | null) => void (anchor && stateOf.set(anchor, state)),
});

/** The link inside the store that a click follows; undefined where the browser should handle the click. */
function linkInside(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest("a");
  if (!link?.href || link.hasAttribute("download") || (link.target && link.target !== "_self")) return undefined;
  if (link.getAttribute("href")?.startsWith("#")) return undefined;
  if (link.origin !== window.location.origin || link.pathname.startsWith(`${BACKEND}/`)) return undefined;
  return link;
}

/**
 * Routes every click on a link inside the store, in dialogs and in written texts too. One listener
 * instead of one component per link: a page of the shop has about 140 links, and the router's own cost as much to render
 * as the rest of it.
 * @returns a function that stops it.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const link = linkInside(event);
    if (!link) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    const address = link.pathname + link.search + link.hash;
    void navigate(address, { replace: address === pathname + search + hash, state: stateOf.get(link) });
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}
