import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createManifest, type ListedPage } from "./manifest.ts";

interface RenderedPage {
  readonly file: string;
  /** The document, with `styles` set into its head. */
  readonly html: string;
  /** What the manifest says of it; absent where an app need not keep it. */
  readonly listed?: ListedPage | undefined;
}

/** What `src/render.tsx` exports. */
export interface Renderer {
  renderSite(styles: string): readonly RenderedPage[];
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The styles without the font file: a webview uses its phone's typeface and loads nothing. */
const withoutFont = (styles: string) => styles.replaceAll(/@font-face\s*\{[^}]*\}/g, "").trim();

/**
 * The files of the site: its pages, and the manifest of those that native apps keep, with the schema of its shape.
 * @param styles what the pages use.
 */
export async function filesOf(
  root: string,
  { renderSite }: Renderer,
  styles: string,
): Promise<ReadonlyMap<string, string>> {
  const pages = renderSite(withoutFont(styles));
  const listed = pages.flatMap(({ html, listed: entry }) => (entry ? [{ html, listed: entry }] : []));
  return new Map([
    ...pages.map(({ file, html }) => [file, html] as const),
    ["manifest.json", asJson(createManifest(listed))],
    ["manifest.schema.json", await readFile(join(root, "server/manifest.schema.json"), "utf8")],
  ]);
}
