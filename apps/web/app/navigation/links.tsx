import type { ComponentProps } from "react";
import type { NavigateFunction } from "react-router-dom";
import { Link as RouterDomLink } from "react-router-dom";
import { BACKEND } from "../session/browser-call.ts";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path inside the store. */
  readonly to: string;
  /** Router state for the target page; lost when the link is opened in a new tab. */
  readonly state?: unknown;
}

/** A link inside the store. It is an anchor, which `followLinks` takes through the router. */
export const Link = ({ to, state, ...rest }: LinkProps) =>
  state === undefined ? <a href={to} {...rest} /> : <RouterDomLink discover="none" to={to} state={state} {...rest} />;

/** The path that a click leads to inside the store; undefined where the browser should handle the click. */
function addressInside(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest("a");
  if (!link?.href || link.hasAttribute("download") || (link.target && link.target !== "_self")) return undefined;
  if (link.getAttribute("href")?.startsWith("#")) return undefined;
  if (link.origin !== window.location.origin || link.pathname.startsWith(`${BACKEND}/`)) return undefined;
  return link.pathname + link.search + link.hash;
}

/**
 * Routes every click on a link inside the store, in dialogs and in written texts too. One listener
 * instead of one component per link: a page of the shop has about 140 links, and the router's own cost as much to render
 * as the rest of it.
 * @returns a function that stops it.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const address = addressInside(event);
    if (!address) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    void navigate(address, { replace: address === pathname + search + hash });
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}
