import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { placeOrder } from "@store/api-client/contract";
import { DEFAULT_POLICY, ZERO_PAISE } from "@store/domain";
import { max } from "drizzle-orm";
import { expect, test } from "vitest";
import { connectEmbedded } from "../db/open-embedded.ts";
import { orders } from "../db/schema/index.ts";
import { expectDone } from "../testing/expect-answer.ts";
import { memoryStorage } from "../testing/memory-storage.ts";
import { newCustomer, readyToOrder } from "../testing/new-customer.ts";
import { changeProduct } from "../testing/price-product.ts";
import { orderOf } from "../testing/samples.ts";
import { findBroken } from "../testing/simulation/invariants.ts";
import { START } from "../testing/test-clock.ts";
import { newEmbedded } from "../testing/test-database.ts";
import { useTestStore } from "../testing/test-store.ts";
import { checkBackup } from "./check-backup.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const GHEE = 1002;
const BUYERS = 5;

const store = useTestStore();

async function buy(): Promise<void> {
  const buyer = await newCustomer(store(), { coins: 5 });
  const { cart, address } = await readyToOrder(buyer, { pid: GHEE });
  await expectDone(buyer(placeOrder, { body: orderOf(cart, address, DEFAULT_POLICY.shipping.charge) }));
}

test("a backup that is made while people buy is the shop at one moment", async () => {
  await changeProduct(store(), GHEE, { stock: 100_000 });
  const { db } = store();
  const newest = async (of = db) => (await of.select({ id: max(orders.id) }).from(orders))[0]?.id ?? 0;
  const firstOrder = (await newest()) + 1;
  const folder = await mkdtemp(join(tmpdir(), "store-consistent-"));
  const path = join(folder, "backup");
  await buy();

  let isDone = false;
  let bought = 0;
  const buyers = Array.from({ length: BUYERS }, async () => {
    while (!isDone) {
      await buy();
      bought += 1;
    }
  });
  // Somebody has bought before it begins, and somebody while it is made.
  await expect.poll(() => bought).toBeGreaterThan(BUYERS);
  const before = await newest();
  await makeBackup(createWriteStream(path), { db, uploads: memoryStorage(), now: START });
  const after = bought;
  await expect.poll(() => bought).toBeGreaterThan(after);
  isDone = true;
  await Promise.all(buyers);

  const restored = connectEmbedded(await newEmbedded());
  await restoreBackup(await checkBackup(path), { connection: restored, uploads: memoryStorage() });
  expect(await findBroken(restored.db, { firstOrder, voucher: ZERO_PAISE, voucherPrefix: "none" })).toEqual({});
  expect(await newest(restored.db)).toBeGreaterThanOrEqual(before);
  expect(await newest(restored.db)).toBeLessThan(await newest());
  await restored.close();
  await rm(folder, { recursive: true });
});
