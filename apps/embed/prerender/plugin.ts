import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { compress } from "./compress.ts";

/** What the render bundle exports: each page's file name and its document, with `styles` set into its head. */
interface Renderer {
  renderSite(styles: string): readonly { readonly file: string; readonly html: string }[];
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

/** After the build, runs the render bundle, writes `pages/` with every page compressed, and removes the bundle. */
export function prerender(): Plugin {
  let outDir = "";
  return {
    name: "store:prerender",
    apply: "build",
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const renderFolder = join(outDir, RENDER_FOLDER);
      const bundle = pathToFileURL(join(renderFolder, "render.js"));
      const renderer: Renderer = await import(`${bundle.href}?built=${Date.now()}`);
      const pages = join(outDir, "pages");
      await mkdir(pages, { recursive: true });
      for (const { file, html } of renderer.renderSite(await collectedStyles(renderFolder))) {
        const { identity, br, gzip } = compress(html);
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
