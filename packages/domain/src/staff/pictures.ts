import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** What may be uploaded: what phones, cameras and drawing programs write. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** The largest file of a picture. */
export const LARGEST_PICTURE_BYTES = 20 * 1024 * 1024;

/** How a picture is written: its type, and whether it becomes finer as it arrives. */
interface Written {
  readonly type: PictureType;
  /** A progressive JPEG, an interlaced PNG. */
  readonly isProgressive: boolean;
}

/** Read line by line: what the largest cameras of phones take, 8192 × 6144, and a little more. */
const READ_BY_LINE = 52_000_000;
/** One that becomes finer is held whole while it is read, with up to 10 bytes a pixel. */
const PROGRESSIVE = 26_000_000;
/** An AVIF takes 18 bytes a pixel, however small its file is: what phones take by default, 4608 × 3456, and a little more. */
const AVIF = 16_000_000;

/** How many pixels a picture may have: no more than take 300 MB of memory while it is read. */
export function mostPicturePixels({ type, isProgressive }: Written): number {
  if (type === "image/avif") return AVIF;
  return isProgressive ? PROGRESSIVE : READ_BY_LINE;
}

export const PICTURE_TOO_LARGE = "This picture is larger than 20 MB. Please choose a smaller one!";
export const PICTURE_OF_OTHER_TYPE = "This kind of picture cannot be used. Please choose a JPEG, PNG, WebP or AVIF!";
export const NO_PICTURE = "This file is not a picture. Please choose a JPEG, PNG, WebP or AVIF!";
export const PICTURE_BROKEN = "This picture is broken, or did not arrive whole. Please choose it again!";
export const PICTURE_MOVES = "This picture moves. Please choose a still one!";
/** @param pixels what it may have. */
export const pictureTooWide = (pixels: number): string =>
  `This picture has more than ${pixels / 1_000_000} megapixels. Please choose a smaller one!`;

export type PictureProblem = "too-large" | "other-type" | "no-picture" | "broken" | "moving" | "too-many-pixels";

const MESSAGES: Readonly<Record<Exclude<PictureProblem, "too-many-pixels">, string>> = {
  "too-large": PICTURE_TOO_LARGE,
  "other-type": PICTURE_OF_OTHER_TYPE,
  "no-picture": NO_PICTURE,
  broken: PICTURE_BROKEN,
  moving: PICTURE_MOVES,
};

/** The longest side that is kept of a picture of the shop, in pixels: half as much again as the widest that is served. */
export const PICTURE_LONGEST_SIDE = 2400;

/** Why a picture is not taken. */
export const refusePicture = (code: keyof typeof MESSAGES) => refuse({ code, message: MESSAGES[code] });

/** Refuses a picture with more pixels than its kind may have. */
export function checkPicturePixels(
  { width, height }: { readonly width: number; readonly height: number },
  written: Written,
): Outcome<true, Refusal<"too-many-pixels">> {
  const most = mostPicturePixels(written);
  return width * height > most
    ? refuse({ code: "too-many-pixels", params: { most }, message: pictureTooWide(most) })
    : accept(true);
}

const isPictureType = (type: string): type is PictureType => PICTURE_TYPES.some((known) => known === type);

/**
 * Whether a file is worth sending, by what a browser knows of it; the server looks at its content.
 * @param type the media type; empty where the browser does not know it.
 */
export function checkPictureFile({
  size,
  type,
}: {
  readonly size: number;
  readonly type: string;
}): Outcome<true, Refusal<PictureProblem>> {
  if (type !== "" && !isPictureType(type))
    return refusePicture(type.startsWith("image/") ? "other-type" : "no-picture");
  if (size > LARGEST_PICTURE_BYTES) return refusePicture("too-large");
  return size === 0 ? refusePicture("broken") : accept(true);
}
