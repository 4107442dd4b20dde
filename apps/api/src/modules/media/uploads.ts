import { hash } from "node:crypto";
import { accept, type Outcome, type PictureProblem, type PictureType, type Refusal } from "@store/domain";
import { type HttpError, httpError } from "../../http/http-error.ts";
import type { FileStorage } from "../../ports/storage/file-storage.ts";
import type { KeptAs } from "./normalize-picture.ts";

/** 160 bits: as many as a name of a path may have letters for. */
const HASH_LENGTH = 40;
const KEY = /^upload\/([0-9a-f]{40})$/;

/** How a picture is answered that is not taken. */
export const PICTURE_STATUS: Readonly<Record<PictureProblem, 400 | 413 | 415>> = {
  "no-picture": 400,
  broken: 400,
  moving: 415,
  "other-type": 415,
  "too-large": 413,
  "too-many-pixels": 413,
};

/** A picture as it is kept. */
export interface Upload {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** How large it is as it is kept. */
  readonly bytes: number;
  /** The media type of the file as it came. */
  readonly type: PictureType;
}

export const hashOfUpload = (bytes: Uint8Array): string => hash("sha256", bytes, "hex").slice(0, HASH_LENGTH);

/** The key of an upload among the pictures: `/media/upload/{hash}.640.webp`. */
export const uploadKey = (hashed: string): string => `upload/${hashed}`;

const fileName = (hashed: string): string => `${hashed}.webp`;

/** Keeps an upload as it is. */
export const writeUpload = (storage: FileStorage, hashed: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> =>
  storage.write(fileName(hashed), bytes, "image/webp");

/** The upload that a key names; undefined for every other picture, and where it is not kept. */
export async function readUpload(storage: FileStorage, key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [, hashed] = KEY.exec(key) ?? [];
  return hashed === undefined ? undefined : storage.read(fileName(hashed));
}

/** Whether the upload of a hash is kept. */
export const isKept = async (storage: FileStorage, hashed: string): Promise<boolean> =>
  (await storage.read(fileName(hashed))) !== undefined;

/** Loaded with the first picture, so that it does not slow down the start. */
const loadNormalizer = () => import("./normalize-picture.ts");

/** The bytes of a customer's photo as it is kept; an error where it is no picture that the shop can show. */
export async function normalizePhoto(
  photo: Uint8Array<ArrayBuffer>,
  keptAs: KeptAs,
): Promise<Uint8Array<ArrayBuffer> | HttpError> {
  const { normalizePicture } = await loadNormalizer();
  const picture = await normalizePicture(photo, keptAs);
  return picture.ok ? picture.value.bytes : httpError(PICTURE_STATUS[picture.refusal.code], picture.refusal);
}

/** Keeps a file that was uploaded; refused when it is no picture that the shop can show. */
export async function keepUpload(
  storage: FileStorage,
  file: Uint8Array<ArrayBuffer>,
): Promise<Outcome<Upload, Refusal<PictureProblem>>> {
  const { normalizePicture } = await loadNormalizer();
  const picture = await normalizePicture(file);
  if (!picture.ok) return picture;
  const { bytes, width, height, type } = picture.value;
  const hashed = hashOfUpload(file);
  await writeUpload(storage, hashed, bytes);
  return accept({ hash: hashed, width, height, type, bytes: bytes.byteLength });
}
