import { join } from "node:path";
import { within } from "@store/api-client/within";
import { storageOf } from "./create-ports.ts";
import { createPictureStore } from "./modules/media/picture-store.ts";
import { preparePictures } from "./modules/media/prepare-pictures.ts";
import { readSettings } from "./settings.ts";
import { storeRoot } from "./store-root.ts";

/*
 * Renders the pictures of the storefront at the address that it is given, and ends. The start command runs it once the store
 * is open, as a process of the lowest priority: requests come first, and its memory is given back.
 */

const READ_TIMEOUT_MS = 10_000;

const stopped = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopped.abort());

async function read(address: string): Promise<string | undefined> {
  return within(READ_TIMEOUT_MS, async (late) => {
    const response = await fetch(address, { signal: AbortSignal.any([stopped.signal, late]) });
    return response.ok ? response.text() : undefined;
  }).catch(() => undefined);
}

const settings = readSettings(process.env, storeRoot());
const [, , storefront] = process.argv;
if (storefront && !("problem" in settings)) {
  await preparePictures({
    read: (path) => read(storefront + path),
    render: createPictureStore({ cacheDir: join(settings.dataDir, "media"), uploads: storageOf(settings) }),
    signal: stopped.signal,
  });
}
