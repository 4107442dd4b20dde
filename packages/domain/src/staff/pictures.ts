import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** What may be uploaded: what phones, cameras and drawing programs write. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** The largest file of a picture. */
export const LARGEST_PICTURE_BYTES = 20 * 1024 * 1024;
/** What the largest cameras of phones take, 8192 × 6144, and a little more. */
export const MOST_PICTURE_PIXELS = 52_000_000;

export const PICTURE_TOO_LARGE = "This picture is larger than 20 MB. Please choose a smaller one!";
export const PICTURE_OF_OTHER_TYPE = "This kind of picture cannot be used. Please choose a JPEG, PNG, WebP or AVIF!";
export const NO_PICTURE = "This file is not a picture. Please choose a JPEG, PNG, WebP or AVIF!";
export const PICTURE_BROKEN = "This picture is broken, or did not arrive whole. Please choose it again!";
export const PICTURE_MOVES = "This picture moves. Please choose a still one!";
export const PICTURE_TOO_WIDE = "This picture has more than 52 megapixels. Please choose a smaller one!";

export type PictureProblem = "too-large" | "other-type" | "no-picture" | "broken" | "moving" | "too-many-pixels";

const MESSAGES: Readonly<Record<PictureProblem, string>> = {
  "too-large": PICTURE_TOO_LARGE,
  "other-type": PICTURE_OF_OTHER_TYPE,
  "no-picture": NO_PICTURE,
  broken: PICTURE_BROKEN,
  moving: PICTURE_MOVES,
  "too-many-pixels": PICTURE_TOO_WIDE,
};

/** Why a picture is not taken. */
export const refusePicture = (code: PictureProblem) => refuse({ code, message: MESSAGES[code] });

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
