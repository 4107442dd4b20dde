import { runInNewContext } from "node:vm";
import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { beforeAll, expect, it } from "vitest";
import config from "../../react-router.config.ts";
import { pageScripts } from "./page-scripts.ts";
import { manifest } from "./test-manifest.ts";

/*
 * `pageScripts` stands in for React Router's `<Scripts>`. Here both start the same page: whatever an upgrade of React
 * Router changes in the start of a page fails.
 */

const DATA = { text: `</script><!-- "घी" '$&' \\ \u2028 \n`, price: 1249.5, late: Promise.resolve("later") };

const Document = () =>
  createElement("html", null, createElement("body", null, createElement(Outlet), createElement(Scripts)));

/** A site as React Router's build describes it, with the settings of the storefront. */
const siteOf = (handleDocument: ServerBuild["entry"]["module"]["default"]): ServerBuild => ({
  entry: { module: { default: handleDocument } },
  routes: {
    root: { id: "root", path: "", module: { default: Document, loader: () => ({ categories: [] }) } },
    shop: { id: "shop", parentId: "root", path: "shop", module: { default: () => null, loader: () => DATA } },
    cart: { id: "cart", parentId: "root", path: "cart", module: { default: () => null } },
  },
  assets: manifest,
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  future: config.future,
  ssr: config.ssr,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { manifestPath: "/__manifest", ...config.routeDiscovery },
});

interface Site {
  /** A page of React Router's own. */
  readonly theirs: string;
  /** The scripts that the storefront's pages have instead. */
  readonly ours: string;
}

async function renderSite(): Promise<Site> {
  let ours = "";
  const handle = createRequestHandler(
    siteOf(async (request, _, __, context: EntryContext) => {
      const [copy, stream] = context.serverHandoffStream?.tee() ?? [];
      ours = pageScripts({
        manifest: context.manifest,
        routeIds: context.staticHandlerContext.matches.map(({ route }) => route.id),
        handoff: context.serverHandoffString ?? "{}",
        loaderData: context.staticHandlerContext.loaderData,
        data: await new Response(copy).text(),
      }).body;
      const router = createElement(ServerRouter, {
        context: { ...context, ...(stream ? { serverHandoffStream: stream } : {}) },
        url: request.url,
      });
      const page = await renderToReadableStream(router);
      await page.allReady;
      return new Response(page);
    }),
    "production",
  );
  const response = await handle(new Request("https://store.example/shop"), new RouterContextProvider());
  return { theirs: await response.text(), ours };
}

const SCRIPT = /<script[^>]*>(.*?)<\/script>/gs;
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"/g;

const dataIn = (html: string) => /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];

interface ReactRouterWindow {
  __reactRouterContext?: { readonly stream?: ReadableStream<Uint8Array>; readonly streamController?: unknown };
  __reactRouterManifest?: unknown;
  __reactRouterRouteModules?: unknown;
}

/** Runs the scripts of a page, with a stand-in for each file that they import. */
async function runScripts(html: string) {
  const window: ReactRouterWindow = {};
  const imported: string[] = [];
  const preloaded = [...html.matchAll(PRELOAD)].map(([, href = ""]) => href);
  /** The entry hydrates with the routes' modules, so they must be there when it is imported. */
  let modulesAtEntry: unknown;
  const load = (file: string) => {
    imported.push(file);
    if (file === "/assets/entry.js") modulesAtEntry = window.__reactRouterRouteModules;
    return Promise.resolve({ file });
  };
  const started: Promise<unknown>[] = [];
  const browser = {
    window,
    ReadableStream,
    TextEncoder,
    TextEncoderStream,
    load,
    whenPainted: (start: () => Promise<unknown>) => started.push(start()),
    document: {
      getElementById: () => ({ textContent: dataIn(html) }),
      createElement: () => ({}),
      head: { append: ({ href }: { readonly href: string }) => preloaded.push(href) },
    },
  };
  for (const [, text = ""] of html.matchAll(SCRIPT)) {
    if (!text.includes("__reactRouter")) continue;
    const script = text
      .replace(/import \* as (\w+) from ("[^"]*")/g, "const $1 = await load($2)")
      .replace(/import ("[^"]*")/g, "await load($1)")
      .replaceAll("import(", "load(");
    const isModule = script.includes('await load("');
    started.push(Promise.resolve(runInNewContext(isModule ? `(async () => {${script}})()` : script, browser)));
  }
  await Promise.all(started);
  const { __reactRouterContext, ...others } = window;
  // The controller is how React Router feeds its stream; ours begins with all of it.
  const { stream, streamController, ...context } = __reactRouterContext ?? {};
  return { context, others, modulesAtEntry, imported, preloaded, data: await new Response(stream).text() };
}

let theirs: Awaited<ReturnType<typeof runScripts>>;
let ours: Awaited<ReturnType<typeof runScripts>>;

beforeAll(async () => {
  const site = await renderSite();
  theirs = await runScripts(site.theirs);
  ours = await runScripts(site.ours);
});

/** Settings that are off are not written. */
const withoutOff = (settings: unknown): unknown =>
  JSON.parse(JSON.stringify(settings, (_, value: unknown) => (value === false ? undefined : value)));

it("sets React Router up with the same settings and the same data", () => {
  expect(ours.context).toEqual(withoutOff(theirs.context));
  expect(ours.context).toMatchObject({ ssr: true });
  // Each line is JSON, whose texts may have any sign escaped.
  expect(ours.data).toBe(theirs.data.replaceAll("<", "\\u003c"));
  expect(ours.data).toContain("later");
});

it("imports the same files and what they import, the entry last, and hands over the same modules of routes", () => {
  expect(new Set(ours.imported)).toEqual(new Set([...theirs.imported, ...theirs.preloaded]));
  expect([ours.imported.at(-1), theirs.imported.at(-1)]).toEqual(["/assets/entry.js", "/assets/entry.js"]);
  expect(ours.others).toEqual(theirs.others);
  expect(ours.modulesAtEntry).toEqual(theirs.modulesAtEntry);
  expect(ours.modulesAtEntry).toEqual({ root: { file: "/assets/root.js" }, shop: { file: "/assets/shop.js" } });
});

it("preloads the same files", () => {
  expect(ours.preloaded.toSorted()).toEqual(theirs.preloaded.toSorted());
  expect(ours.preloaded).toContain("/assets/pages.js");
});
