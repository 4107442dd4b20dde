// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { pack } from "../../app/data/packed.ts";
import { pageScripts } from "./page-scripts.ts";
import { manifest } from "./test-manifest.ts";

const PARTS = { manifest, routeIds: ["root", "shop"], handoff: '{"ssr":true}', loaderData: {} };
const scripts = (data = "[]") => pageScripts({ ...PARTS, data });
const linesOf = (html: string) => html.replace(/^<script>/, "").replace(/<\/script>$/, "");

/** The data of a page, and the script that takes them. */
function partsOf(body: string) {
  const [, id = "", data = "", start = ""] =
    /^<script type="application\/json" id="([^"]+)">(.*?)<\/script>(<script>.*)$/s.exec(body) ?? [];
  return { id, data, start: linesOf(start) };
}

describe("the scripts of a page", () => {
  it("are inline: none is a file that the page would wait for", () => {
    const { head, body } = scripts();
    expect(head + body).not.toMatch(/<script[^>]* src|<link/);
  });

  const DATA = JSON.stringify(["ghee </script><!--", `"घी" 'घी'`, "\\ \\< \u2028 \n & `$`"]);

  it("are valid, whatever the data say", () => {
    const { head, body } = scripts(DATA);
    const { data, start } = partsOf(body);
    expect(data).not.toMatch(/<\/script|<!--/);
    for (const script of [linesOf(head), start]) expect(() => new Function(script)).not.toThrow();
  });

  it("are the same for all pages of the same routes, so that the policy of the page names the same hashes", () => {
    expect(partsOf(scripts(DATA).body).start).toBe(partsOf(scripts().body).start);
    const other = pageScripts({ ...PARTS, routeIds: ["root", "cart"], data: DATA });
    expect(partsOf(other.body).start).not.toBe(partsOf(scripts().body).start);
  });

  it("hand the data over as they are", async () => {
    const { id, data, start } = partsOf(scripts(DATA).body);
    const window: { __reactRouterContext?: { readonly stream: ReadableStream<Uint8Array> } } = {};
    const document = { getElementById: (asked: string) => (asked === id ? { textContent: data } : null) };
    runInNewContext(start, { window, document, whenPainted: () => {}, ReadableStream, TextEncoder });
    expect(window.__reactRouterContext).toMatchObject({ ssr: true });
    expect(await new Response(window.__reactRouterContext?.stream).json()).toEqual(JSON.parse(DATA));
  });

  it("hand packed values over beside them, whatever they say", () => {
    const loaderData = { root: { tree: pack("tree", [DATA]) }, shop: { list: pack("list", [1]), page: 2 } };
    document.body.innerHTML = pageScripts({ ...PARTS, data: "[]", loaderData }).body;
    expect(document.querySelectorAll('script[type="application/json"]')).toHaveLength(3);
    const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? "");
    expect([read("packed-tree"), read("packed-list")]).toEqual([[DATA], [1]]);
  });

  it("ask for every file of the page's routes at once, each one once, and for no other route's", () => {
    const [, list = ""] = /const files=\[([^\]]*)\]/.exec(scripts().body) ?? [];
    expect(list.split(",").map((href) => href.slice(1, -1))).toEqual([
      "/assets/manifest.js",
      "/assets/entry.js",
      "/assets/react.js",
      "/assets/store.js",
      "/assets/root.js",
      "/assets/products.js",
      "/assets/shop.js",
      "/assets/pages.js",
    ]);
  });

  it("run what the routes import first, a file at a time: all at once would be one long task", () => {
    const { body } = scripts();
    const [loop = ""] = /for\(const href of files\.slice\(\d\)\)await import\(href\)/.exec(body) ?? [];
    expect(loop).toContain("slice(2)");
    expect(body.indexOf(loop)).toBeLessThan(body.indexOf("Promise.all"));
  });

  it("load the site map and the routes before the entry", () => {
    const { body } = scripts();
    const places = ["manifest", "root", "shop", "entry"].map((name) => body.indexOf(`import("/assets/${name}.js")`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(body).toContain('window.__reactRouterRouteModules={"root":routes[0],"shop":routes[1]}');
  });
});
