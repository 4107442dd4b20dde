import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { writeFile } from "../../lib/write-file.ts";
import type { FileStorage } from "../../ports/storage/file-storage.ts";
import { PICTURE_VERSION } from "./picture-path.ts";
import type { PictureFormat } from "./render-picture.ts";
import { samplePicture } from "./sample-picture.ts";
import { readUpload } from "./uploads.ts";

type Wanted = { key: string; width: number; format: PictureFormat };
type Bytes = Uint8Array<ArrayBuffer>;

/** Rendering keeps a processor busy: more at once would only slow other requests down. */
const MAX_CONCURRENT = 2;

/** Renders what was uploaded, or a sample picture. */
const renderFrom =
  (uploads: FileStorage) =>
  async ({ key, width, format }: Wanted): Promise<Bytes | undefined> => {
    const upload = await readUpload(uploads, key);
    const svg = upload ? undefined : await samplePicture(key);
    if (!upload && svg === undefined) return undefined;
    // Loaded with the first picture, so that it does not slow down the start.
    const { renderDrawing, renderUpload } = await import("./render-picture.ts");
    const size = { width, format };
    return new Uint8Array(await (upload ? renderUpload(upload, size) : renderDrawing(svg ?? "", size)));
  };

export type PictureStore = (wanted: Wanted) => Promise<Bytes | undefined>;

interface Options {
  readonly cacheDir: string;
  readonly uploads: FileStorage;
}

/** Renders pictures once and caches them in a folder. */
export function createPictureStore({ cacheDir, uploads }: Options, render = renderFrom(uploads)): PictureStore {
  const limit = pLimit(MAX_CONCURRENT);
  const pending = new Map<string, Promise<Bytes | undefined>>();

  async function renderOnce(wanted: Wanted, file: string): Promise<Bytes | undefined> {
    const bytes = await limit(() => render(wanted));
    // When the disk is full or read-only, the picture is rendered again next time; this reply is not affected.
    if (bytes !== undefined) await writeFile(file, bytes).catch(() => undefined);
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
    const rendering = renderOnce(wanted, file).finally(() => pending.delete(file));
    pending.set(file, rendering);
    return rendering;
  };
}
