import {
  accept,
  checkPicturePixels,
  mostPicturePixels,
  type Outcome,
  PICTURE_LONGEST_SIDE,
  type PictureProblem,
  type PictureType,
  type Refusal,
  refusePicture,
} from "@store/domain";
import pLimit from "p-limit";
import { isMoving, pictureTypeOf } from "./picture-type.ts";
import { sharp } from "./sharp.ts";

export interface NormalPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The media type of the file as it came. */
  readonly type: PictureType;
}

export interface KeptAs {
  /** In pixels, at most. */
  readonly longestSide: number;
  /** Of the WebP, of 100. */
  readonly quality: number;
}

/** Every width is rendered from it, so it loses little. */
const FOR_PAGES: KeptAs = { longestSide: PICTURE_LONGEST_SIDE, quality: 90 };
/** A picture that takes longer was made to take long. */
const TIMEOUT_SECONDS = 30;

/** A large one takes up to 300 MB while it is decoded: they wait for each other. */
const decoding = pLimit(1);

type Normalized = Outcome<NormalPicture, Refusal<PictureProblem>>;

async function normalize(
  bytes: Uint8Array<ArrayBuffer>,
  type: PictureType,
  { longestSide, quality }: KeptAs,
): Promise<Normalized> {
  try {
    // Read from the head of the file, before a pixel is decoded.
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if ((head.pages ?? 1) > 1) return refusePicture("moving");
    const written = { type, isProgressive: head.isProgressive };
    const pixels = checkPicturePixels(head, written);
    if (!pixels.ok) return pixels;
    // It fails at what libvips calls errors and at a file that ends too early, not at what it only warns of, as cameras
    // err. Without being asked for it, sharp keeps no metadata, and turns a colour profile into sRGB.
    const { data, info } = await sharp(bytes, {
      failOn: "error",
      autoOrient: true,
      limitInputPixels: mostPicturePixels(written),
    })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return accept({ bytes: new Uint8Array(data), width: info.width, height: info.height, type });
  } catch {
    // Whatever libvips says of it: the file is not what it seemed to be.
    return refusePicture("broken");
  }
}

/**
 * An uploaded file as it is kept: a WebP, upright, in sRGB, without metadata (where it was taken, by whom), at most 2400
 * pixels wide and high unless asked otherwise. Refused when it is not a still JPEG, PNG, WebP or AVIF that can be decoded whole.
 */
export async function normalizePicture(
  bytes: Uint8Array<ArrayBuffer>,
  keptAs: KeptAs = FOR_PAGES,
): Promise<Normalized> {
  const type = pictureTypeOf(bytes);
  if (type === undefined) return refusePicture("no-picture");
  if (type === "other") return refusePicture("other-type");
  if (isMoving(bytes)) return refusePicture("moving");
  return decoding(() => normalize(bytes, type, keptAs));
}
