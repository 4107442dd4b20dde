import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { compress } from "./compress.ts";
import { createManifest, type ListedPage } from "./manifest.ts";

interface RenderedPage {
  readonly file: string;
  /** The document, with `styles` set into its head. */
  readonly html: string;
  /** What the manifest says of it; absent where an app need not keep it. */
  readonly listed?: ListedPage | undefined;
}

/** What the render bundle exports. */
interface Renderer {
  renderSite(styles: string): readonly RenderedPage[];
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The files of the site: its pages, and the manifest of those that native apps keep, with the schema of its shape. */
async function filesOf(root: string, pages: readonly RenderedPage[]): Promise<ReadonlyMap<string, string>> {
  const listed = pages.flatMap(({ html, listed: entry }) => (entry ? [{ html, listed: entry }] : []));
  return new Map([
    ...pages.map(({ file, html }) => [file, html] as const),
    ["manifest.json", asJson(createManifest(listed))],
    ["manifest.schema.json", await readFile(join(root, "server/manifest.schema.json"), "utf8")],
  ]);
}

/** Folder of the bundle that renders the pages once, and of the styles that it imports. */
export const RENDER_FOLDER = ".render";

/** The styles that the pages use, without the font file: a webview uses its phone's typeface and loads nothing. */
async function collectedStyles(folder: string): Promise<string> {
  const sheets = (await readdir(folder)).filter((name) => name.endsWith(".css")).sort();
  const styles = await Promise.all(sheets.map((name) => readFile(join(folder, name), "utf8")));
  return styles
    .join("")
    .replaceAll(/@font-face\s*\{[^}]*\}/g, "")
    .trim();
}

/** After the build, runs the render bundle, writes `pages/` with every page and the manifest compressed, and removes the bundle. */
export function prerender(): Plugin {
  let root = "";
  let outDir = "";
  return {
    name: "store:prerender",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const renderFolder = join(outDir, RENDER_FOLDER);
      const bundle = pathToFileURL(join(renderFolder, "render.js"));
      const renderer: Renderer = await import(`${bundle.href}?built=${Date.now()}`);
      const pages = join(outDir, "pages");
      await mkdir(pages, { recursive: true });
      const files = await filesOf(root, renderer.renderSite(await collectedStyles(renderFolder)));
      for (const [file, content] of files) {
        const { identity, br, gzip } = compress(content);
        await Promise.all([
          writeFile(join(pages, file), identity),
          writeFile(join(pages, `${file}.br`), br),
          writeFile(join(pages, `${file}.gz`), gzip),
        ]);
      }
      await rm(renderFolder, { recursive: true });
    },
  };
}
