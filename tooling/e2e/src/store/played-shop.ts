import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillPlayedMonth } from "../../../../apps/api/src/testing/month/fill-played-month.ts";
import { emptyDatabase, type OnCleanup } from "./new-shop.ts";
import { startStore } from "./start-store.ts";

/** A busy machine is slow, not broken. */
const API_TIMEOUT_SECONDS = 60;

/** Opens the sample shop after a month that was played in it. */
export async function openPlayedShop(month: Parameters<typeof fillPlayedMonth>[1], onCleanup: OnCleanup) {
  const folder = await mkdtemp(join(tmpdir(), "store-played-"));
  onCleanup(() => rm(folder, { recursive: true, force: true }));
  const database = await emptyDatabase("played", onCleanup);
  const played = await fillPlayedMonth({ databaseUrl: database.DATABASE_URL, dataDir: folder }, month);
  const { addresses, command } = await startStore(folder, { ...database, API_TIMEOUT_SECONDS });
  onCleanup(async () => {
    const code = await command.interrupt();
    if (code !== 0) throw new Error(`The shop did not stop in order (exit code ${code}):\n${command.output()}`);
  });
  return { storefront: addresses.web, ...played };
}
