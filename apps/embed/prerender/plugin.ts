import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { DEFAULT_POLICY } from "@store/domain";
import type { Plugin } from "vite";
import { compress } from "../server/compress.ts";
import { filesOf, type Renderer, withoutFont } from "../server/files.ts";
import { MANIFEST_SCHEMA, STYLES_FILE } from "../server/site.ts";

/** Folder of the bundle that renders the pages once, and of the styles that it imports. */
export const RENDER_FOLDER = ".render";

/** The styles of the render bundle. */
async function bundledStyles(folder: string): Promise<string> {
  const sheets = (await readdir(folder)).filter((name) => name.endsWith(".css")).sort();
  const styles = await Promise.all(sheets.map((name) => readFile(join(folder, name), "utf8")));
  return styles.join("");
}

/**
 * After the build, runs the render bundle and removes it. It writes `pages/`: every page by the default policy and the
 * manifest, compressed, and the styles by which the server renders them again for another policy.
 */
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
      const styles = withoutFont(await bundledStyles(renderFolder));
      const schema = await readFile(join(root, "server", MANIFEST_SCHEMA), "utf8");
      for (const [file, content] of [
        ...filesOf(renderer, styles, DEFAULT_POLICY),
        [MANIFEST_SCHEMA, schema] as const,
      ]) {
        const { identity, br, gzip } = await compress(content);
        await Promise.all([
          writeFile(join(pages, file), identity),
          writeFile(join(pages, `${file}.br`), br),
          writeFile(join(pages, `${file}.gz`), gzip),
        ]);
      }
      await writeFile(join(pages, STYLES_FILE), styles);
      await rm(renderFolder, { recursive: true });
    },
  };
}
