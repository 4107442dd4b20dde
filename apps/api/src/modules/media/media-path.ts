import { PICTURE_WIDTHS } from "./picture-path.ts";
import type { PictureFormat } from "./render-picture.ts";

/** The file that a path under `/media/` names. */
export type MediaRequest =
  | { kind: "drawing"; key: string }
  | { kind: "picture"; key: string; width: number; format: PictureFormat };

/** Two or three names of lower-case letters, digits and hyphens: nothing that could leave the cache folder. */
const PATH =
  /^(?<key>[a-z0-9-]{1,40}(?:\/[a-z0-9-]{1,40}){1,2})\.(?:svg|(?<width>[1-9]\d{1,3})\.(?<format>avif|webp|jpg))$/;

/** Parses `{key}.svg` or `{key}.{width}.{format}`; undefined for anything else, also for a width that is not served. */
export function readMediaPath(path: string): MediaRequest | undefined {
  const { key, width, format } = PATH.exec(path)?.groups ?? {};
  if (key === undefined) return undefined;
  if (format !== "avif" && format !== "webp" && format !== "jpg") return { kind: "drawing", key };
  return PICTURE_WIDTHS.includes(Number(width)) ? { kind: "picture", key, width: Number(width), format } : undefined;
}
