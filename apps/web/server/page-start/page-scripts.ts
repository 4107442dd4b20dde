import type { EntryContext } from "react-router";
import { packedIn } from "../../app/data/packed.ts";
import { FONT, NO_FONT, UNPAINTED, WIDE } from "../../app/shell/after-paint.ts";
import { MARK_MEMBER, markUnpainted, RECORD_EARLY_CLICKS, whenPainted } from "./browser-scripts.ts";
import { siteMapUrl } from "./shop-manifest.ts";

type Manifest = EntryContext["manifest"];

const PAGE_DATA = "page-data";

/** JSON as it can stand in a script of HTML: a `<` is inside its texts alone, where it may be escaped. */
const inScript = (json: string) => json.replaceAll("<", "\\u003c");

/** A text as JavaScript that can stand in HTML. */
const quoted = (text: string) => inScript(JSON.stringify(text));

/** A function's text without the line ends and spaces that nothing depends on. No text in it may have any beside a sign. */
const sourceOf = (run: (...given: never[]) => unknown) =>
  String(run)
    .replace(/\n\s+/g, "\n")
    .replace(/(?<=[{;,[(])\n|\n(?=[}\])])/g, "")
    .replace(/ ?(=>|=+|[{}(),;:[\]]) ?/g, "$1");

const imported = (href: string) => `import(${quoted(href)})`;

/**
 * All files that the page starts with; asked for at once, so that none waits for the one that imports it. The site map and
 * the entry come first.
 */
function filesOf(manifest: Manifest, routeIds: readonly string[]): readonly string[] {
  const ofRoutes = routeIds.flatMap((id) => {
    const route = manifest.routes[id];
    return route ? [route.module, ...(route.imports ?? [])] : [];
  });
  return [...new Set([siteMapUrl(manifest, routeIds), manifest.entry.module, ...manifest.entry.imports, ...ofRoutes])];
}

/**
 * The function that loads the site map, the page's routes and, with them at hand, the entry. What they import runs before
 * them, a file at a time: all at once they would be one long task.
 */
function startFunction(manifest: Manifest, routeIds: readonly string[]): string {
  const routes = routeIds.flatMap((id) => {
    const route = manifest.routes[id];
    return route ? [{ id, module: route.module }] : [];
  });
  // Only in development: it has to be there before any component.
  const first = manifest.hmr ? `await ${imported(manifest.hmr.runtime)};` : "";
  const modules = [siteMapUrl(manifest, routeIds), ...routes.map(({ module }) => module)].map(imported).join(",");
  const byId = routes.map(({ id }, place) => `${quoted(id)}:routes[${place}]`).join(",");
  const files = filesOf(manifest, routeIds).map(quoted).join(",");
  return `async()=>{
const files=[${files}];
for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
${first}for(const href of files.slice(2))await import(href);
const [,...routes]=await Promise.all([${modules}]);
window.__reactRouterRouteModules={${byId}};
${imported(manifest.entry.module)};
}`;
}

/** React Router's settings without those that are off: it takes what is not there as off. */
const settingsIn = (handoff: string) =>
  JSON.stringify(JSON.parse(handoff), (_, value: unknown) => (value === false ? undefined : value));

export interface PageParts {
  readonly manifest: Manifest;
  /** The routes of the page, from the root on. */
  readonly routeIds: readonly string[];
  /** What React Router's browser side is set up with, as JavaScript. */
  readonly handoff: string;
  /** The loaders' data as React Router streams it. */
  readonly data: string;
  /** The same by route, for what is sent packed. */
  readonly loaderData: Readonly<Record<string, unknown>>;
}

export interface PageScripts {
  /** For the beginning of the head: before the styles, which a script after them would wait for, and before any press. */
  readonly head: string;
  /** For the end of the body. */
  readonly body: string;
}

const HEAD = `<script>${MARK_MEMBER};${RECORD_EARLY_CLICKS};const whenPainted=${sourceOf(whenPainted)};whenPainted((${sourceOf(markUnpainted)})("${UNPAINTED}","${FONT}","${NO_FONT}","${WIDE}"))</script>`;

/**
 * The script that hydrates a page, the same for all pages of the same routes: the data stand beside it, where they are
 * neither JavaScript nor part of what the content security policy names by its hash.
 */
function startScript({ manifest, routeIds, handoff }: Omit<PageParts, "data" | "loaderData">): string {
  const data = `new TextEncoder().encode(document.getElementById("${PAGE_DATA}").textContent)`;
  const stream = `new ReadableStream({start(controller){controller.enqueue(${data});controller.close()}})`;
  return `<script>window.__reactRouterContext=${settingsIn(handoff)};
window.__reactRouterContext.stream=${stream};
whenPainted(${startFunction(manifest, routeIds)})</script>`;
}

/** A build has one list of files, and few combinations of routes. */
const startScripts = new WeakMap<Manifest, Map<string, string>>();

function startScriptOnce(parts: Omit<PageParts, "data" | "loaderData">): string {
  const ofBuild = startScripts.get(parts.manifest) ?? new Map<string, string>();
  startScripts.set(parts.manifest, ofBuild);
  const key = [parts.handoff, ...parts.routeIds].join();
  const script = ofBuild.get(key) ?? startScript(parts);
  ofBuild.set(key, script);
  return script;
}

/**
 * The scripts that hydrate a page. They replace `<Scripts>`, whose preloads in the head are fetched before the largest
 * picture and hold up the first paint.
 */
export function pageScripts({ data, loaderData, ...parts }: PageParts): PageScripts {
  const blocks = [[PAGE_DATA, data] as const, ...packedIn(loaderData)]
    .map(([id, json]) => `<script type="application/json" id="${id}">${inScript(json)}</script>`)
    .join("");
  return { head: HEAD, body: blocks + startScriptOnce(parts) };
}
