import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { pageScripts } from "./page-scripts.ts";
import { manifest } from "./test-manifest.ts";

const scripts = (data = "[]") => pageScripts({ manifest, routeIds: ["root", "shop"], handoff: '{"ssr":true}', data });
const linesOf = (html: string) => html.replace(/^<script>/, "").replace(/<\/script>$/, "");

describe("the scripts of a page", () => {
  it("are inline: none is a file that the page would wait for", () => {
    const { head, body } = scripts();
    expect(head + body).not.toMatch(/<script[^>]|<link/);
  });

  it("are valid, whatever the data say", () => {
    const { head, body } = scripts('</script><!-- \u2028 "quoted" `$` + 1 \\');
    expect(linesOf(body)).not.toMatch(/<\/script|<!--|\u2028/);
    for (const part of [head, body]) expect(() => new Function(linesOf(part))).not.toThrow();
  });

  it("hand the data over as they are", async () => {
    const data = `ghee </script> "घी" 'घी' \\ \\" \\' \u2028 \n`;
    const window: { __reactRouterContext?: { readonly stream: ReadableStream<Uint8Array> } } = {};
    const browser = { window, whenPainted: () => {}, ReadableStream, TextEncoderStream };
    runInNewContext(linesOf(scripts(data).body), browser);
    expect(window.__reactRouterContext).toMatchObject({ ssr: true });
    expect(await new Response(window.__reactRouterContext?.stream).text()).toBe(data);
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
    const places = ["manifest", "root", "shop", "entry"].map((name) => body.indexOf(`import('/assets/${name}.js')`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(body).toContain("window.__reactRouterRouteModules={'root':routes[0],'shop':routes[1]}");
  });
});
