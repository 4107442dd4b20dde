import { PICTURE_WIDTHS } from "./picture-path.ts";

/** What a path under `/media/` asks for. */
export type MediaRequest =
  | { kind: "drawing"; key: string }
  | { kind: "picture"; key: string; width: number; format: "avif" | "webp" };

/** Two or three names of small letters, digits and hyphens: nothing that could leave the folder of kept files. */
const PATH =
  /^(?<key>[a-z0-9-]{1,40}(?:\/[a-z0-9-]{1,40}){1,2})\.(?:svg|(?<width>[1-9]\d{1,3})\.(?<format>avif|webp))$/;

/** Reads `{key}.svg` or `{key}.{width}.{format}`; anything else, another width included, is undefined. */
export function readMediaPath(path: string): MediaRequest | undefined {
  const { key, width, format } = PATH.exec(path)?.groups ?? {};
  if (key === undefined) return undefined;
  if (format !== "avif" && format !== "webp") return { kind: "drawing", key };
  return PICTURE_WIDTHS.includes(Number(width)) ? { kind: "picture", key, width: Number(width), format } : undefined;
}
