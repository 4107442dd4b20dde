import { type Sharp, sharp } from "./sharp.ts";

export type PictureFormat = "avif" | "webp";

interface Size {
  /** In pixels; the height follows. */
  readonly width: number;
  readonly format: PictureFormat;
}

/** Chosen by eye and by size: labels stay sharp, a card of 320 pixels stays below 8 kB and takes about 50 ms. */
const AVIF_QUALITY = 50;
const AVIF_EFFORT = 1;
/**
 * From this width on pictures are mostly shown on dense screens, where more loss and colours at half the resolution are
 * not visible; it saves nearly half.
 */
const WIDE = 720;
const WIDE_AVIF = { quality: 35, chromaSubsampling: "4:2:0" };
const WEBP_QUALITY = 76;

/** Sets the SVG's size, so that it is rasterised once at the right size and not scaled afterwards. */
function sized(svg: string, width: number): string {
  const [, ownWidth = "1", ownHeight = "1"] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const height = Math.round((width * Number(ownHeight)) / Number(ownWidth));
  return svg.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
}

const encode = (picture: Sharp, { width, format }: Size): Promise<Buffer> =>
  format === "avif"
    ? picture.avif({ effort: AVIF_EFFORT, ...(width < WIDE ? { quality: AVIF_QUALITY } : WIDE_AVIF) }).toBuffer()
    : picture.webp({ quality: WEBP_QUALITY, smartSubsample: true }).toBuffer();

/** Renders an SVG as a picture file. */
export const renderDrawing = (svg: string, size: Size): Promise<Buffer> =>
  encode(sharp(Buffer.from(sized(svg, size.width))), size);

/** Renders an upload as a picture file; one that is narrower is not made wider. */
export const renderUpload = (bytes: Uint8Array, size: Size): Promise<Buffer> =>
  encode(sharp(bytes).resize({ width: size.width, withoutEnlargement: true }), size);
