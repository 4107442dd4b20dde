import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isUnavailable } from "../../lib/errors.ts";
import { startFakeS3 } from "../../testing/fake-s3.ts";
import type { FileStorage } from "./file-storage.ts";
import { createFolderStorage } from "./folder-storage.ts";
import { createS3Storage } from "./s3-storage.ts";

let folder = "";
let s3: Awaited<ReturnType<typeof startFakeS3>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "storage-"));
  s3 = await startFakeS3();
});
afterAll(async () => {
  s3.close();
  await rm(folder, { recursive: true });
});

const ADAPTERS: readonly (readonly [name: string, open: () => FileStorage])[] = [
  ["a folder", () => createFolderStorage(join(folder, "uploads"))],
  ["a bucket", () => createS3Storage(s3)],
];

describe.each(ADAPTERS)("files in %s", (_, open) => {
  const name = "a1b2c3.webp";
  const bytes = new Uint8Array([0, 255, 1, 254, 13, 10]);

  test("are not there before they were kept", async () => {
    expect(await open().read("nothing.webp")).toBeUndefined();
  });

  test("come back as they were kept, also to another process", async () => {
    await open().write(name, bytes, "image/webp");
    expect(await open().read(name)).toEqual(bytes);
  });

  test("may be kept again, and at the same time", async () => {
    await Promise.all(Array.from({ length: 5 }, () => open().write(name, bytes, "image/webp")));
    expect(await open().read(name)).toEqual(bytes);
  });

  test("may be as large as an upload, or empty", async () => {
    const large = new Uint8Array(3_000_000).map((_, index) => index % 251);
    await open().write("large.webp", large, "image/webp");
    expect(Buffer.compare((await open().read("large.webp")) ?? new Uint8Array(), large)).toBe(0);
    await open().write("empty.webp", new Uint8Array(), "image/webp");
    expect(await open().read("empty.webp")).toEqual(new Uint8Array());
  });
});

describe("a folder", () => {
  test("holds no unfinished file", async () => {
    const uploads = join(folder, "whole");
    await createFolderStorage(uploads).write("a.webp", new Uint8Array([1]), "image/webp");
    expect(await readdir(uploads)).toEqual(["a.webp"]);
  });

  test("that cannot be written is said", async () => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    await expect(createFolderStorage(file).write("a.webp", new Uint8Array([1]), "image/webp")).rejects.toThrow();
  });
});

describe("a bucket", () => {
  test("is told the type of what it keeps", async () => {
    await createS3Storage(s3).write("typed.webp", new Uint8Array([1]), "image/webp");
    expect(s3.files.get("/shop-pictures/typed.webp")?.type).toBe("image/webp");
  });

  test("may stand under a path, with a slash at its end", async () => {
    const storage = createS3Storage({ ...s3, endpoint: `${s3.endpoint}/` });
    await storage.write("slash.webp", new Uint8Array([1]), "image/webp");
    expect(await storage.read("slash.webp")).toEqual(new Uint8Array([1]));
  });

  test.each([
    ["another secret", { secretAccessKey: "guessed" }],
    ["another key", { accessKeyId: "AKIDOTHER" }],
    ["another region", { region: "eu-west-1" }],
  ])("refuses %s, which is no missing file", async (_, wrong) => {
    const storage = createS3Storage({ ...s3, ...wrong });
    await expect(storage.read("a.webp")).rejects.toThrow("403");
    await expect(storage.write("b.webp", new Uint8Array([1]), "image/webp")).rejects.toThrow("403");
    expect(s3.files.has("/shop-pictures/b.webp")).toBe(false);
  });

  test("that takes a connection and never answers is given up in time", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const endpoint = `http://127.0.0.1:${String(Object(silent.address()).port)}`;
    const error: unknown = await createS3Storage({ ...s3, endpoint }, { timeoutMs: 200 })
      .read("a.webp")
      .catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    silent.closeAllConnections();
    silent.close();
  });

  test("that is busy or away is the store's trouble for a while", async () => {
    s3.state.isDown = true;
    for (const storage of [createS3Storage(s3), createS3Storage({ ...s3, endpoint: "http://127.0.0.1:9" })]) {
      const error: unknown = await storage.read("a.webp").catch((reason: unknown) => reason);
      expect(isUnavailable(error)).toBe(true);
    }
    s3.state.isDown = false;
  });
});
