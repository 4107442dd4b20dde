/** `/media/product/1001/1.640.webp?v=a1`: what stands before the width, the width, and what stands after the format. */
const OWN_PICTURE = /^(\/media\/.+)\.\d+\.(?:webp|avif)(\?[^#]*)?$/;

/** Where a picture stands: in a list's card, as a page's main picture, small, or as a band. */
export type PictureKind = "card" | "detail" | "thumb" | "banner";

/**
 * The widths offered, of those that the backend draws. Few, since every picture of a list writes them twice: a card is
 * 165 pixels wide on a phone and 260 on a desktop, a page's main picture 330 to 640.
 */
const WIDTHS: Readonly<Record<PictureKind, readonly [number, number, ...number[]]>> = {
  thumb: [80, 160, 240],
  card: [320, 480, 640],
  detail: [480, 640, 960, 1280],
  banner: [640, 960, 1280, 1600],
};

export interface PictureSources {
  /** What an image element shows that chooses for itself. */
  readonly plain: string;
  readonly avif?: string;
  readonly webp?: string;
}

/** The addresses of a picture: in two formats and several widths when the store's backend draws it. */
export function pictureSources(src: string, kind: PictureKind, base: string): PictureSources {
  const match = OWN_PICTURE.exec(src);
  if (!match) return { plain: src.startsWith("/media/") ? base + src : src };
  const [, name = "", query = ""] = match;
  const at = (width: number, format: string) => `${base}${name}.${width}.${format}${query}`;
  const set = (format: string) => WIDTHS[kind].map((width) => `${at(width, format)} ${width}w`).join(",");
  return { plain: at(WIDTHS[kind][1], "webp"), avif: set("avif"), webp: set("webp") };
}
