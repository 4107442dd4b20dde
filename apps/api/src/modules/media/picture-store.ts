import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pLimit from "p-limit";
import { drawPicture } from "./draw-picture.ts";
import { PICTURE_VERSION } from "./picture-path.ts";
import type { PictureFormat } from "./render-picture.ts";

type Wanted = { key: string; width: number; format: PictureFormat };
type Bytes = Uint8Array<ArrayBuffer>;

/** Drawing keeps a processor busy; more at once would only hold up everybody else. */
const MOST_AT_ONCE = 2;

/** The renderer is loaded with the first picture: the start of the store does not wait for it. */
async function drawAndRender({ key, width, format }: Wanted): Promise<Bytes | undefined> {
  const svg = await drawPicture(key);
  if (svg === undefined) return undefined;
  const { renderPicture } = await import("./render-picture.ts");
  return new Uint8Array(await renderPicture(svg, { width, format }));
}

/** Kept whole or not at all: written beside its place, then moved there. */
async function keep(file: string, bytes: Bytes): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

export type PictureStore = (wanted: Wanted) => Promise<Bytes | undefined>;

/** Pictures that are drawn once and then kept in a folder. */
export function createPictureStore(cacheDir: string, draw = drawAndRender): PictureStore {
  const limit = pLimit(MOST_AT_ONCE);
  const underWay = new Map<string, Promise<Bytes | undefined>>();

  async function make(wanted: Wanted, file: string): Promise<Bytes | undefined> {
    const bytes = await limit(() => draw(wanted));
    // A full or read-only disk costs time at the next request, not this answer.
    if (bytes !== undefined) await keep(file, bytes).catch(() => undefined);
    return bytes;
  }

  /** The file of a picture, or undefined where there is no such picture. Requests for one picture share its making. */
  return async function pictureBytes(wanted: Wanted): Promise<Bytes | undefined> {
    const file = join(cacheDir, PICTURE_VERSION, `${wanted.key}.${wanted.width}.${wanted.format}`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept !== undefined) return new Uint8Array(kept);
    const known = underWay.get(file);
    if (known !== undefined) return known;
    const making = make(wanted, file).finally(() => underWay.delete(file));
    underWay.set(file, making);
    return making;
  };
}
