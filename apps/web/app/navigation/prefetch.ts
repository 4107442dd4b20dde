import { FAILED_UPSTREAM } from "@store/react-client/failures";
import {
  type LoaderFunction,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  type RouterContextProvider,
} from "react-router-dom";
import { linkAt } from "./links.tsx";

/** For how long what was loaded in advance is what a navigation gets, in milliseconds. */
const FRESH_MS = 30_000;
/** A pointer that passes over a link does not rest on it, in milliseconds. */
const REST_MS = 60;

/** By address; each for as long as it is fresh. */
const prefetched = new Map<string, Promise<unknown>>();

/** Loaders as their pages have them, by what the router calls. */
const ownLoaders = new WeakMap<LoaderFunction, LoaderFunction>();

/** A loader that takes what was loaded for the address in advance, once. */
export function takingPrefetched(load: LoaderFunction): LoaderFunction {
  const take: LoaderFunction = (given, handlerContext) => {
    const { url } = given.request;
    const found = prefetched.get(url);
    prefetched.delete(url);
    return found ?? load(given, handlerContext);
  };
  ownLoaders.set(take, load);
  return take;
}

const savesData = () => "connection" in navigator && Boolean(Object(navigator.connection).saveData);

export interface PrefetchSettings {
  readonly routes: RouteObject[];
  readonly getContext: () => RouterContextProvider;
}

/**
 * Loads code and data of the page that a link leads to while the pointer rests on it, or as soon as it is touched or has the
 * focus; nothing where the browser saves data.
 * @returns a function that stops it.
 */
export function prefetchLinks({ routes, getContext }: PrefetchSettings): () => void {
  async function load(url: URL, { route, params }: RouteMatch): Promise<unknown> {
    const { loader } = typeof route.lazy === "function" ? await route.lazy() : route;
    const own = typeof loader === "function" ? ownLoaders.get(loader) : undefined;
    return own?.({ request: new Request(url), url, pattern: route.path ?? "", params, context: getContext() }) ?? null;
  }

  function prefetch({ href }: HTMLAnchorElement): void {
    const url = new URL(href);
    url.hash = "";
    if (prefetched.has(url.href) || url.pathname + url.search === location.pathname + location.search) return;
    const match = matchRoutes(routes, url)?.at(-1);
    if (!match) return;
    const loaded = load(url, match);
    // At once: a navigation that begins before it has come waits for it, and does not load the same again.
    prefetched.set(url.href, loaded);
    const forget = () => void prefetched.delete(url.href);
    setTimeout(forget, FRESH_MS);
    // A redirect or a failure is the navigation's to follow, if it has begun.
    loaded.then((data) => Object(data).init?.status >= FAILED_UPSTREAM && forget(), forget);
  }

  let resting: ReturnType<typeof setTimeout> | undefined;
  const atOnce = (event: Event) => {
    const link = linkAt(event.target);
    if (link) prefetch(link);
  };
  const onRest = (event: Event) => {
    clearTimeout(resting);
    resting = setTimeout(() => atOnce(event), REST_MS);
  };

  if (savesData()) return () => undefined;
  const options = { passive: true };
  document.addEventListener("pointerover", onRest, options);
  document.addEventListener("touchstart", atOnce, options);
  document.addEventListener("focusin", atOnce, options);
  return () => {
    clearTimeout(resting);
    document.removeEventListener("pointerover", onRest);
    document.removeEventListener("touchstart", atOnce);
    document.removeEventListener("focusin", atOnce);
  };
}
