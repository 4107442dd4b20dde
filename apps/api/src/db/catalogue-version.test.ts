import { CATALOGUE_VERSION_HEADER, catalogueVersion, categories } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { expectDone } from "../testing/expect-answer.ts";
import { useTestStore } from "../testing/test-store.ts";
import { cacheByVersion, createCatalogueVersion } from "./catalogue-version.ts";
import { categories as categoryTable } from "./schema/index.ts";

const store = useTestStore();

const rename = (name: string) =>
  store().db.update(categoryTable).set({ name }).where(eq(categoryTable.id, 1)).returning();

test("a process reads the version again after a second, or when somebody knows a newer one [C48]", async () => {
  const { db, clock } = store();
  const version = createCatalogueVersion(db, clock.read);
  const first = await version.current();
  await rename("Dairy of another name");
  expect(await version.current()).toBe(first);
  version.expect(first);
  expect(await version.current()).toBe(first);
  version.expect(first + 1);
  expect(await version.current()).toBe(first + 1);

  await rename("Dairy of a third name");
  clock.advance(1000);
  expect(await version.current()).toBe(first + 2);

  await rename("Dairy of a fourth name");
  version.forget();
  expect(await version.current()).toBe(first + 3);
});

test("a cached value is loaded once for each version, and again after a failure", async () => {
  const { db, clock } = store();
  const version = createCatalogueVersion(db, clock.read);
  let loads = 0;
  let isBroken = true;
  const read = cacheByVersion(version, async () => {
    loads += 1;
    if (isBroken) throw new Error("broken");
    return loads;
  });
  await expect(read()).rejects.toThrow("broken");
  isBroken = false;
  expect(await Promise.all([read(), read(), read()])).toEqual([2, 2, 2]);
  await rename("Dairy of another name");
  version.forget();
  expect(await read()).toBe(3);
});

test("an answer is never older than the version that the storefront knows [C48]", async () => {
  const { nobody, request } = store();
  await expectDone(nobody(categories));
  await rename("Dairy of a new name");
  const { data } = await expectDone(nobody(catalogueVersion));
  const response = await request("/categories/", { headers: { [CATALOGUE_VERSION_HEADER]: String(data.version) } });
  expect(await response.text()).toContain("Dairy of a new name");
});
