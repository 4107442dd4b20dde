import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFakeS3 } from "../../testing/fake-s3.ts";
import { createS3File } from "./s3-file.ts";

let folder = "";
let s3: Awaited<ReturnType<typeof startFakeS3>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "s3-file-"));
  s3 = await startFakeS3();
});
afterAll(async () => {
  s3.close();
  await rm(folder, { recursive: true });
});

const PART = 1000;
const bytesOf = (length: number) => Buffer.from(Array.from({ length }, (_, index) => index % 251));
/** In pieces that no part begins or ends with. */
function* inPieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.byteLength; at += 300) yield bytes.subarray(at, at + 300);
}

test.each([0, 1, 999, 1000, 1001, 5432])(
  "a file of %d bytes goes in and comes out, its owner's alone",
  async (length) => {
    const file = createS3File(s3, `backups/${length}.tar.gz`, { partBytes: PART });
    expect(await file.exists()).toBe(false);
    await pipeline(Readable.from(inPieces(bytesOf(length))), await file.upload());
    expect(await file.exists()).toBe(true);
    const path = join(folder, String(length));
    expect(await file.download(path, 0o600)).toBe(true);
    expect(await readFile(path)).toEqual(bytesOf(length));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  },
);

test("an upload that breaks off leaves neither a file nor its parts", async () => {
  const file = createS3File(s3, "backups/broken.tar.gz", { partBytes: PART });
  async function* breaking() {
    yield* inPieces(bytesOf(2500));
    throw new Error("The database is gone");
  }
  await expect(pipeline(Readable.from(breaking()), await file.upload())).rejects.toThrow("The database is gone");
  await expect.poll(() => s3.uploads.size).toBe(0);
  expect(await file.exists()).toBe(false);
});

test("what is not there is said, and a wrong key is no missing file", async () => {
  expect(await createS3File(s3, "none.tar.gz").download(join(folder, "none"), 0o600)).toBe(false);
  const stranger = createS3File({ ...s3, secretAccessKey: "guessed" }, "backups/1.tar.gz");
  await expect(stranger.exists()).rejects.toThrow("403");
  await expect(stranger.upload()).rejects.toThrow("403");
});
