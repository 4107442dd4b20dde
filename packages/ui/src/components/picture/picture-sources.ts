/** `/media/product/1001/1.640.webp?v=a1`: the part before the width, the width, and the part after the format. */
const OWN_PICTURE = /^(\/media\/.+)\.\d+\.(?:webp|avif)(\?[^#]*)?$/;

/** How a picture is used: in a list's card, as a page's main picture, small, full width, or magnified. */
export type PictureKind = "card" | "detail" | "thumb" | "banner" | "zoom";

/**
 * The widths offered, of those that the backend renders. Few, since every picture of a list writes them: what phones
 * with
 * 1.75 to 3 pixels to one of a style's, and desktops, need of a card (165 to 260 wide) and of a page's main picture (330
 * to 640). A browser takes the next larger one, so a width just below a common need is wasted.
 */
const WIDTHS: Readonly<Record<PictureKind, readonly [number, number, ...number[]]>> = {
  thumb: [80, 160, 240],
  card: [360, 520, 720],
  detail: [480, 720, 1080, 1280],
  banner: [720, 1080, 1280, 1600],
  zoom: [1080, 1280, 1600],
};

/** Pixels: the width of the one WebP. */
export const plainWidth = (kind: PictureKind): number => WIDTHS[kind][1];

export interface PictureSources {
  /** One WebP of a middle width, for the one browser in twenty without AVIF: more widths would lengthen every page. */
  readonly plain: string;
  readonly avif?: string;
}

/** The addresses of a picture: in several widths, and one in another format, when the store's backend renders it. */
export function pictureSources(src: string, kind: PictureKind, base: string): PictureSources {
  const match = OWN_PICTURE.exec(src);
  if (!match) return { plain: src.startsWith("/media/") ? base + src : src };
  const [, name = "", query = ""] = match;
  const at = (width: number, format: string) => `${base}${name}.${width}.${format}${query}`;
  const widths = WIDTHS[kind];
  return {
    plain: at(plainWidth(kind), "webp"),
    avif: widths.map((width) => `${at(width, "avif")} ${width}w`).join(","),
  };
}
