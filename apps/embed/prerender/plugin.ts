import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { compress } from "./compress.ts";
import { filesOf, type Renderer } from "./files.ts";

/** Folder of the bundle that renders the pages once, and of the styles that it imports. */
export const RENDER_FOLDER = ".render";

/** The styles of the render bundle. */
async function bundledStyles(folder: string): Promise<string> {
  const sheets = (await readdir(folder)).filter((name) => name.endsWith(".css")).sort();
  const styles = await Promise.all(sheets.map((name) => readFile(join(folder, name), "utf8")));
  return styles.join("");
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
      const files = await filesOf(root, renderer, await bundledStyles(renderFolder));
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
