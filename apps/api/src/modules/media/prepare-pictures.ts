import { type MediaRequest, readMediaPath } from "./media-path.ts";

type Picture = Extract<MediaRequest, { kind: "picture" }>;

export interface Preparation {
  /** What the storefront replies at a path: a page's HTML, or a site map; undefined when it does not answer. */
  readonly read: (path: string) => Promise<string | undefined>;
  /** Renders a picture, unless it is in the cache. */
  readonly render: (picture: Picture) => Promise<unknown>;
  /** Once it is aborted, nothing more is begun. */
  readonly signal: AbortSignal;
}

/** As many as the sample shop has; a larger catalogue's pictures are rendered when they are asked for. */
const MAX_PAGES = 800;

const SITE_MAPS = /^\/sitemap-[\w-]+\.xml$/;
const LOCATION = /<loc>([^<]+)<\/loc>/g;
const PICTURE = /\/media\/([\w/-]+\.\d+\.(?:avif|webp))/g;

/** The pictures that a page names. AVIF comes first: few browsers need the others. */
function picturesOf(html: string): readonly Picture[] {
  const paths = new Set([...html.matchAll(PICTURE)].map(([, path = ""]) => path));
  const pictures = [...paths].map(readMediaPath).filter((wanted) => wanted?.kind === "picture");
  return pictures.toSorted((one, other) => one.format.localeCompare(other.format));
}

/**
 * Renders the sample shop's pictures before a visitor asks for them: those of the home page first, then page by page as
 * the site map lists them, one picture at a time.
 */
export async function preparePictures({ read, render, signal }: Preparation): Promise<void> {
  const pages = new Set<string>();
  const pictures = new Set<string>();

  async function preparePage(path: string): Promise<void> {
    if (signal.aborted || pages.has(path) || pages.size === MAX_PAGES) return;
    pages.add(path);
    for (const picture of picturesOf((await read(path)) ?? "")) {
      const { key, width, format } = picture;
      const name = `${key}.${width}.${format}`;
      if (pictures.has(name)) continue;
      if (signal.aborted) return;
      pictures.add(name);
      await render(picture);
    }
  }

  async function prepareListed(siteMap: string): Promise<void> {
    const text = signal.aborted ? "" : ((await read(siteMap)) ?? "");
    for (const [, address = ""] of text.matchAll(LOCATION)) {
      const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
      await (SITE_MAPS.test(pathname) ? prepareListed(pathname) : preparePage(pathname + search));
    }
  }

  await preparePage("/");
  await preparePage("/shop");
  await prepareListed("/sitemap.xml");
}
