import { createWriteStream } from "node:fs";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { contentHash, createS3Client, NOT_FOUND, OK, type S3Bucket, unavailable } from "./s3-storage.ts";

/** Bytes of a part. A service takes 10,000 of them, all but the last of at least 5 MiB. */
const PART_BYTES = 16 * 1024 * 1024;
/** Longer than a part or a whole file takes on a slow line. */
const PART_TIMEOUT_MS = 10 * 60_000;
const FILE_TIMEOUT_MS = 24 * 60 * 60_000;

const answer = async (response: Response) => ({
  status: response.status,
  etag: response.headers.get("etag") ?? "",
  text: await response.text(),
});

/** One file of a bucket, of any size: no more of it is in memory than a part. */
export function createS3File(bucket: S3Bucket, name: string, { partBytes = PART_BYTES } = {}) {
  const { send } = createS3Client(bucket);

  async function ask(query: string, init: RequestInit, failed: string) {
    const found = await send(name + query, init, answer, PART_TIMEOUT_MS);
    // The end of an upload may fail after the service has begun to answer with 200.
    if (found.status !== OK || found.text.includes("<Error>")) {
      throw unavailable(`${failed} failed with HTTP ${found.status}`);
    }
    return found;
  }

  /** Where an upload goes: the file is in the bucket once the stream has ended, whole. */
  async function upload(): Promise<Writable> {
    const begun = await ask("?uploads=", { method: "POST", headers: contentHash(new Uint8Array()) }, "The upload");
    const [, uploadId] = /<UploadId>([^<]+)<\/UploadId>/.exec(begun.text) ?? [];
    if (!uploadId) throw unavailable("The bucket names no upload");
    const id = `uploadId=${encodeURIComponent(uploadId)}`;
    const etags: string[] = [];
    let kept: Uint8Array[] = [];
    let bytes = 0;

    async function sendPart(): Promise<void> {
      const body = Buffer.concat(kept, bytes);
      kept = [];
      bytes = 0;
      const part = await ask(
        `?partNumber=${etags.length + 1}&${id}`,
        { method: "PUT", headers: contentHash(body), body },
        "A part of the upload",
      );
      etags.push(part.etag);
    }

    async function complete(): Promise<void> {
      const parts = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
      const body = new TextEncoder().encode(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
      await ask(`?${id}`, { method: "POST", headers: contentHash(body), body }, "The end of the upload");
    }

    /** As a promise for a stream's callback. */
    const settle = (work: Promise<void>, done: (error?: Error) => void) =>
      void work.then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );

    return new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        kept.push(chunk);
        bytes += chunk.byteLength;
        if (bytes < partBytes) done();
        else settle(sendPart(), done);
      },
      final(done) {
        settle(bytes > 0 || etags.length === 0 ? sendPart().then(complete) : complete(), done);
      },
      destroy(error, done) {
        // Parts of an upload that never ends are paid for.
        if (error)
          settle(
            send(`${name}?${id}`, { method: "DELETE" }, answer).then(() => undefined),
            () => done(error),
          );
        else done(null);
      },
    });
  }

  return {
    upload,
    exists: async (): Promise<boolean> => {
      const { status } = await send(name, { method: "HEAD" }, answer);
      if (status !== OK && status !== NOT_FOUND) throw unavailable(`The bucket answered with HTTP ${status}`);
      return status === OK;
    },
    /** Writes it to a new file. @returns whether it is there. */
    download: (path: string, mode: number): Promise<boolean> =>
      send(
        name,
        { method: "GET" },
        async (response) => {
          if (response.status === NOT_FOUND) return false;
          if (response.status !== OK || !response.body) throw new Error(`HTTP ${response.status}`);
          await pipeline(Readable.fromWeb(response.body), createWriteStream(path, { mode }));
          return true;
        },
        FILE_TIMEOUT_MS,
      ),
  };
}

export type S3File = ReturnType<typeof createS3File>;
