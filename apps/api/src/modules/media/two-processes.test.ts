import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFolderStorage } from "../../ports/storage/folder-storage.ts";
import { picturePath } from "./picture-path.ts";
import { mediaRoutes } from "./routes.ts";
import { keepUpload, uploadKey } from "./uploads.ts";

let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "uploads-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** What each process has of its own. */
const startProcess = () => {
  const uploads = createFolderStorage(join(dataDir, "uploads"));
  return { uploads, media: mediaRoutes({ uploads, cacheDir: join(dataDir, "media") }) };
};

test("what one process takes in, every process serves at once", async () => {
  const [one, other] = [startProcess(), startProcess()];
  const grey = { width: 400, height: 300, channels: 3, background: "grey" } as const;
  const kept = await keepUpload(one.uploads, new Uint8Array(await sharp({ create: grey }).jpeg().toBuffer()));
  if (!kept.ok) throw new Error(kept.refusal.message);
  const path = picturePath(uploadKey(kept.value.hash));
  const replies = await Promise.all([other, one, other].map(({ media }) => media.request(path)));
  const [first, ...others] = await Promise.all(replies.map(async (reply) => Buffer.from(await reply.arrayBuffer())));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const bytes of others) expect(bytes).toEqual(first);
});
