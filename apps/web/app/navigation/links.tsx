import { BACKEND } from "@store/react-client/browser-call";
import type { ComponentProps } from "react";
import type { NavigateFunction } from "react-router-dom";
import { addressInsideApp, isInsideApp } from "./addresses.ts";

interface LinkProps extends Omit<ComponentProps<"a">, "href" | "ref"> {
  /** A path inside the store. */
  readonly to: string;
  /** Router state for the target page; lost when the link is opened in a new tab. */
  readonly state?: unknown;
}

/** The design system's link on a page inside a native app; it leads on in there before any script runs, too. */
export const LinkInsideApp = ({ href, ...rest }: Omit<ComponentProps<"a">, "href"> & { readonly href: string }) => (
  <a href={addressInsideApp(href)} {...rest} />
);

const stateOf = new WeakMap<HTMLAnchorElement, unknown>();

/** A link inside the store. It is an anchor, which `followLinks` takes through the router. */
export const Link = ({ to, state, ...rest }: LinkProps) => <a href={to} {...rest} {...(state ? keeping(state) : {})} />;

const keeping = (state: unknown) => ({
  ref: (anchor: HTMLAnchorElement | null) => void (anchor && stateOf.set(anchor, state)),
});

/** The link to another page of the store that something stands in; undefined where the browser should handle a click. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.hasAttribute("download") || (link.target && link.target !== "_self")) return undefined;
  if (link.getAttribute("href")?.startsWith("#")) return undefined;
  if (link.origin !== window.location.origin || link.pathname.startsWith(`${BACKEND}/`)) return undefined;
  return link;
}

/**
 * Routes every click on a link inside the store, in dialogs and in written texts too. One listener
 * instead of one component per link: a page of the shop has about 140 links, and the router's own cost as much to render
 * as the rest of it. Within what has `data-stays`, the page stays scrolled to where it is.
 * @returns a function that stops it.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = linkAt(event.target);
    if (!link || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    const asked = link.pathname + link.search + link.hash;
    const address = isInsideApp(pathname, new URLSearchParams(search)) ? addressInsideApp(asked) : asked;
    void navigate(address, {
      replace: address === pathname + search + hash,
      state: stateOf.get(link),
      preventScrollReset: link.closest("[data-stays]") !== null || undefined,
    });
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}
