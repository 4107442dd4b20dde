import type { PictureProps } from "./picture.tsx";

/** `/media/product/1001/1.640.webp?v=a1`: what stands before the width, the width, and what stands after the format. */
const OWN_PICTURE = /^(\/media\/.+)\.\d+\.(?:webp|avif)(\?[^#]*)?$/;

const WIDTHS: Readonly<Record<PictureProps["kind"], readonly number[]>> = {
  thumb: [80, 160],
  card: [160, 320, 640],
  detail: [320, 640, 960],
  banner: [640, 960, 1600],
};

export interface PictureSources {
  /** What an image element shows that chooses for itself. */
  readonly plain: string;
  readonly avif?: string;
  readonly webp?: string;
}

/** The addresses of a picture: in two formats and several widths when the store's backend draws it. */
export function pictureSources(src: string, kind: PictureProps["kind"], base: string): PictureSources {
  const match = OWN_PICTURE.exec(src);
  if (!match) return { plain: src.startsWith("/media/") ? base + src : src };
  const [, name = "", query = ""] = match;
  const widths = WIDTHS[kind];
  const set = (format: string) =>
    widths.map((width) => `${base}${name}.${width}.${format}${query} ${width}w`).join(",");
  return { plain: `${base}${name}.${widths[1] ?? widths[0]}.webp${query}`, avif: set("avif"), webp: set("webp") };
}
