import { SHOP_PARAMETERS } from "../app/shell/page-parameters.ts";

const NO_PARAMETERS: readonly string[] = [];

/** The parameters that a page's server HTML depends on. All others are dropped, so they cannot fill the cache. */
const parametersOf = (path: string): readonly string[] => (path === "/shop" ? SHOP_PARAMETERS : NO_PARAMETERS);

const MOBILE = "mobile";
const LONGEST = 120;

/** The address that a page is rendered at and kept under: its path and the parameters it knows, in their order. */
export function pageKey(url: string): string {
  const question = url.indexOf("?");
  if (question < 0) return url;
  const path = url.slice(0, question);
  const asked = new URLSearchParams(url.slice(question + 1));
  const known = new URLSearchParams();
  for (const name of [...parametersOf(path), MOBILE]) {
    const value = asked.get(name);
    if (value && value.length <= LONGEST) known.set(name, value);
  }
  return known.size > 0 ? `${path}?${known}` : path;
}
