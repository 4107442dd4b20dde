import { createReadStream } from "node:fs";
import { pipeline as pipe, Readable, type Writable } from "node:stream";
import { arrayBuffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { createTarDecoder, createTarPacker } from "modern-tar";

/** A file in an archive, whole: none of ours is larger than a picture or a few rows. */
export interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Larger ones are not ours, and would fill the memory. */
const LARGEST_ENTRY = 512 * 1024 * 1024;

/** Only their owner may read them, also when the archive is unpacked. */
const MODE = 0o600;

/** Writes files as a tarball, compressed by gzip. Ends the target. */
export async function writeArchive(target: Writable, entries: AsyncIterable<Entry>): Promise<void> {
  const { readable, controller } = createTarPacker();
  async function pack(): Promise<void> {
    try {
      for await (const { name, bytes } of entries) {
        const writer = controller.add({ name, size: bytes.byteLength, mode: MODE }).getWriter();
        await writer.write(bytes);
        await writer.close();
      }
      controller.finalize();
    } catch (error) {
      controller.error(error);
      throw error;
    }
  }
  const done = await Promise.allSettled([pipeline(Readable.fromWeb(readable), createGzip(), target), pack()]);
  for (const one of done) if (one.status === "rejected") throw one.reason;
}

/** Reads such a tarball, a file at a time. It throws where the archive is damaged or ends too early. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  // What fails is thrown to whoever reads.
  const unzipped = pipe(createReadStream(path), createGunzip(), () => {});
  const entries = Readable.toWeb(unzipped).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries) {
    if (header.size > LARGEST_ENTRY) throw new Error(`${header.name} is too large`);
    yield { name: header.name, bytes: new Uint8Array(await arrayBuffer(body)) };
  }
}
