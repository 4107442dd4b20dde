import { type Sharp, sharp } from "./sharp.ts";

/** JPEG is for programs that know no other: shopping channels, and what shows a shared link. */
export type PictureFormat = "avif" | "webp" | "jpg";

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
const JPEG_QUALITY = 82;

/** Sets the SVG's size, so that it is rasterised once at the right size and not scaled afterwards. */
function sized(svg: string, width: number): string {
  const [, ownWidth = "1", ownHeight = "1"] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const height = Math.round((width * Number(ownHeight)) / Number(ownWidth));
  return svg.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
}

/** JPEG knows nothing that can be seen through: there is white behind it. */
const encodeJpeg = (picture: Sharp): Promise<Buffer> =>
  picture.flatten({ background: "#ffffff" }).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();

function encode(picture: Sharp, { width, format }: Size): Promise<Buffer> {
  if (format === "jpg") return encodeJpeg(picture);
  return format === "avif"
    ? picture.avif({ effort: AVIF_EFFORT, ...(width < WIDE ? { quality: AVIF_QUALITY } : WIDE_AVIF) }).toBuffer()
    : picture.webp({ quality: WEBP_QUALITY, smartSubsample: true }).toBuffer();
}

/** Renders an SVG as a picture file. */
export const renderDrawing = (svg: string, size: Size): Promise<Buffer> =>
  encode(sharp(Buffer.from(sized(svg, size.width))), size);

/** Renders an upload as a picture file; one that is narrower is not made wider. */
export const renderUpload = (bytes: Uint8Array, size: Size): Promise<Buffer> =>
  encode(sharp(bytes).resize({ width: size.width, withoutEnlargement: true }), size);

interface Pasted {
  readonly picture: Uint8Array;
  /** Its square's side, at the left upper corner. */
  readonly side: number;
}

/** Renders an SVG as a JPEG with another picture in its left upper corner, whole on its ground. */
export async function renderCard(svg: string, { picture, side }: Pasted): Promise<Buffer> {
  const ground = { r: 255, g: 255, b: 255, alpha: 1 };
  const square = await sharp(picture).resize(side, side, { fit: "contain", background: ground }).png().toBuffer();
  return encodeJpeg(sharp(Buffer.from(svg)).composite([{ input: square, left: 0, top: 0 }]));
}
