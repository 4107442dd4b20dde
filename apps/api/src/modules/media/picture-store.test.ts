import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { PICTURE_VERSION } from "./picture-path.ts";
import { createPictureStore } from "./picture-store.ts";

const wanted = { key: "product/1001/1", width: 320, format: "avif" } as const;
const bytes = new TextEncoder().encode("a picture");

const storeIn = (cacheDir: string, render: Parameters<typeof createPictureStore>[1]) =>
  createPictureStore({ cacheDir, uploads: memoryStorage() }, render);

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("createPictureStore", () => {
  it("renders a picture once and keeps it for the next process", async () => {
    const render = vi.fn(async () => bytes);
    const first = storeIn(folder, render);
    expect(await first(wanted)).toEqual(bytes);
    expect(await first(wanted)).toEqual(bytes);
    expect(await storeIn(folder, render)(wanted)).toEqual(bytes);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("lets requests that come together share one rendering", async () => {
    const render = vi.fn(async () => bytes);
    const store = storeIn(folder, render);
    expect(await Promise.all(Array.from({ length: 8 }, () => store(wanted)))).toEqual(
      Array.from({ length: 8 }, () => bytes),
    );
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("renders at most two at a time", async () => {
    let [now, most] = [0, 0];
    const store = storeIn(folder, async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return bytes;
    });
    await Promise.all(Array.from({ length: 9 }, (_, index) => store({ ...wanted, key: `product/${index}/1` })));
    expect(most).toBe(2);
  });

  it("keeps nothing of what does not exist, and no unfinished file", async () => {
    expect(await storeIn(folder, async () => undefined)(wanted)).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
    await storeIn(folder, async () => bytes)(wanted);
    expect(await readdir(join(folder, `${PICTURE_VERSION}/product/1001`))).toEqual(["1.320.avif"]);
  });

  it("renders again after a failure", async () => {
    const render = vi.fn(async () => bytes).mockRejectedValueOnce(new Error("no memory"));
    const store = storeIn(folder, render);
    await expect(store(wanted)).rejects.toThrow("no memory");
    expect(await store(wanted)).toEqual(bytes);
  });

  it("answers also where nothing can be kept", async () => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    expect(await storeIn(join(file, "below"), async () => bytes)(wanted)).toEqual(bytes);
  });
});
