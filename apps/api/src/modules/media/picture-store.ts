import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pLimit from "p-limit";
import { drawPicture } from "./draw-picture.ts";
import { PICTURE_VERSION } from "./picture-path.ts";
import type { PictureFormat } from "./render-picture.ts";

type Wanted = { key: string; width: number; format: PictureFormat };
type Bytes = Uint8Array<ArrayBuffer>;

/** Rendering keeps a processor busy: more at once would only slow other requests down. */
const MAX_CONCURRENT = 2;

/** Loaded with the first picture, so that it does not slow down the start. */
async function drawAndRender({ key, width, format }: Wanted): Promise<Bytes | undefined> {
  const svg = await drawPicture(key);
  if (svg === undefined) return undefined;
  const { renderPicture } = await import("./render-picture.ts");
  return new Uint8Array(await renderPicture(svg, { width, format }));
}

/** Writes a temporary file and renames it, so that no half-written file is ever served. */
async function cacheFile(file: string, bytes: Bytes): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

export type PictureStore = (wanted: Wanted) => Promise<Bytes | undefined>;

/** Renders pictures once and caches them in a folder. */
export function createPictureStore(cacheDir: string, draw = drawAndRender): PictureStore {
  const limit = pLimit(MAX_CONCURRENT);
  const pending = new Map<string, Promise<Bytes | undefined>>();

  async function render(wanted: Wanted, file: string): Promise<Bytes | undefined> {
    const bytes = await limit(() => draw(wanted));
    // When the disk is full or read-only, the picture is rendered again next time; this reply is not affected.
    if (bytes !== undefined) await cacheFile(file, bytes).catch(() => undefined);
    return bytes;
  }

  /**
   * The file of a picture; undefined when there is no such picture. Concurrent requests for one picture share one
   * rendering.
   */
  return async function pictureBytes(wanted: Wanted): Promise<Bytes | undefined> {
    const file = join(cacheDir, PICTURE_VERSION, `${wanted.key}.${wanted.width}.${wanted.format}`);
    const cached = await readFile(file).catch(() => undefined);
    if (cached !== undefined) return new Uint8Array(cached);
    const shared = pending.get(file);
    if (shared !== undefined) return shared;
    const rendering = render(wanted, file).finally(() => pending.delete(file));
    pending.set(file, rendering);
    return rendering;
  };
}
