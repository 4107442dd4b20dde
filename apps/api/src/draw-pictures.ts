import { join } from "node:path";
import { storageOf } from "./create-ports.ts";
import { drawAhead } from "./modules/media/draw-ahead.ts";
import { createPictureStore } from "./modules/media/picture-store.ts";
import { readSettings } from "./settings.ts";
import { storeRoot } from "./store-root.ts";

/*
 * Draws the pictures of the storefront at the address that it is given, and ends. The start command runs it once the store
 * is open, as a process of the lowest priority: requests come first, and its memory is given back.
 */

const READ_TIMEOUT_MS = 10_000;

const stopped = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopped.abort());

async function read(address: string): Promise<string | undefined> {
  const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(READ_TIMEOUT_MS)]);
  const response = await fetch(address, { signal }).catch(() => undefined);
  return response?.ok ? response.text().catch(() => undefined) : undefined;
}

const settings = readSettings(process.env, storeRoot());
const [, , storefront] = process.argv;
if (storefront && !("problem" in settings)) {
  await drawAhead({
    read: (path) => read(storefront + path),
    draw: createPictureStore({ cacheDir: join(settings.dataDir, "media"), uploads: storageOf(settings) }),
    signal: stopped.signal,
  });
}
