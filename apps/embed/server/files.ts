import type { OwnTexts } from "@store/content";
import type { Policy } from "@store/domain";
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
  renderSite(styles: string, policy: Policy, own?: OwnTexts): readonly RenderedPage[];
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The styles without the font file: a webview uses its phone's typeface and loads nothing. */
export const withoutFont = (styles: string): string => styles.replaceAll(/@font-face\s*\{[^}]*\}/g, "").trim();

/**
 * The files of the site that its texts are in: its pages, and the manifest of those that native apps keep.
 * @param styles what the pages use.
 */
export function filesOf(
  { renderSite }: Renderer,
  styles: string,
  policy: Policy,
  own?: OwnTexts,
): ReadonlyMap<string, string> {
  const pages = renderSite(styles, policy, own);
  const listed = pages.flatMap(({ html, listed: entry }) => (entry ? [{ html, listed: entry }] : []));
  return new Map([
    ...pages.map(({ file, html }) => [file, html] as const),
    ["manifest.json", asJson(createManifest(listed))],
  ]);
}
