import sharp from "sharp";

export type PictureFormat = "avif" | "webp";

/** Chosen by eye and by size: labels stay sharp, a card of 320 pixels stays below 8 kB and takes about 50 ms. */
const AVIF_QUALITY = 50;
/** From this width on pictures are mostly shown on dense screens, where more loss is not visible; it saves a third. */
const WIDE = 720;
const WIDE_AVIF_QUALITY = 38;
const AVIF_EFFORT = 1;
const WEBP_QUALITY = 76;

// A picture is drawn once: what libvips would keep for the next time is 80 MB that nobody asks for again.
sharp.cache(false);
// The picture store draws two at a time; threads for each of them as well would take memory and save no time.
sharp.concurrency(1);

/** Sets the SVG's size, so that it is rasterised once at the right size and not scaled afterwards. */
function sized(svg: string, width: number): string {
  const [, ownWidth = "1", ownHeight = "1"] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const height = Math.round((width * Number(ownHeight)) / Number(ownWidth));
  return svg.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
}

/**
 * Renders an SVG as a picture file.
 * @param width in pixels; the height follows
 */
export function renderPicture(
  svg: string,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Buffer> {
  const picture = sharp(Buffer.from(sized(svg, width)));
  return format === "avif"
    ? picture.avif({ quality: width < WIDE ? AVIF_QUALITY : WIDE_AVIF_QUALITY, effort: AVIF_EFFORT }).toBuffer()
    : picture.webp({ quality: WEBP_QUALITY, smartSubsample: true }).toBuffer();
}
