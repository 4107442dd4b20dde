import type { PictureType } from "@store/domain";

/** The beginnings of files by which formats are known; a dot is any byte. */
const SIGNATURES: readonly (readonly [beginning: string, type: PictureType | "other"])[] = [
  ["\xff\xd8\xff", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n", "image/png"],
  ["RIFF....WEBP", "image/webp"],
  ["....ftypavi[fs]", "image/avif"],
  ["....ftypmif1.*avif", "image/avif"],
  ["....ftyp(?:mif|msf|hei|hev)", "other"],
  ["GIF8", "other"],
  ["BM....\0\0\0\0", "other"],
  ["II\\*\0", "other"],
  ["MM\0\\*", "other"],
  ["\0\0\x01\0", "other"],
  ["8BPS", "other"],
  ["(?:\xef\xbb\xbf)?\\s*(?:<\\?xml|<!--|<!DOCTYPE svg|<svg)", "other"],
];

const PATTERNS = SIGNATURES.map(([beginning, type]) => ({ pattern: new RegExp(`^${beginning}`, "s"), type }));

/** More than the longest signature. */
const LOOKED_AT = 64;

/** What kind of picture a file is by its content: one that may be uploaded, another, or none (undefined). */
export function pictureTypeOf(bytes: Uint8Array): PictureType | "other" | undefined {
  const beginning = Buffer.from(bytes.subarray(0, LOOKED_AT)).toString("latin1");
  return PATTERNS.find(({ pattern }) => pattern.test(beginning))?.type;
}

/** The beginning of an AVIF that is a sequence of pictures; a still one says "avif". */
const AVIF_SEQUENCE = /^....ftypavis/s;

/**
 * Whether a picture moves that libvips would take for a still one: a PNG whose frames are announced before the first
 * picture (APNG), or a sequence of AVIF.
 */
export function isMoving(bytes: Uint8Array<ArrayBuffer>): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (AVIF_SEQUENCE.test(file.toString("latin1", 0, LOOKED_AT))) return true;
  const frames = file.indexOf("acTL", 0, "latin1");
  return frames >= 0 && frames < file.indexOf("IDAT", 0, "latin1");
}
