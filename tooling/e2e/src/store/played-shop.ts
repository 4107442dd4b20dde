import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillPlayedMonth } from "../../../../apps/api/src/testing/month/fill-played-month.ts";
import { emptyDatabase, type OnCleanup } from "./new-shop.ts";
import { API_TIMEOUT_SECONDS, startStore } from "./start-store.ts";

/** Opens the sample shop after a month that was played in it. */
export async function openPlayedShop(month: Parameters<typeof fillPlayedMonth>[1], onCleanup: OnCleanup) {
  const folder = await mkdtemp(join(tmpdir(), "store-played-"));
  onCleanup(() => rm(folder, { recursive: true, force: true }));
  const database = await emptyDatabase("played", onCleanup);
  const played = await fillPlayedMonth({ databaseUrl: database.DATABASE_URL, dataDir: folder }, month);
  const { addresses, stop } = await startStore(folder, { ...database, API_TIMEOUT_SECONDS });
  onCleanup(stop);
  return { storefront: addresses.web, ...played };
}
