import type { Call } from "@store/api-client";
import { productDetail } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Connection } from "../db/database.ts";
import { catalogueState, products } from "../db/schema/index.ts";
import { expectDone } from "../testing/expect-answer.ts";
import { newCustomer } from "../testing/new-customer.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { createTestStore, type TestStore } from "../testing/test-store.ts";

const GHEE = 1002;
/** In minutes: longer than a version is believed, and a replica that failed is left alone. */
const LATER = 1;

let primary: Connection;
/** Another database: what it says cannot come from the primary. */
let replica: Connection;
let store: TestStore;

beforeAll(async () => {
  [primary, replica] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  store = createTestStore(primary, { replica: replica.db });
});
// The last test closes the replica.
afterAll(() => primary.close());

const rename = ({ db }: Pick<Connection, "db">, name: string) =>
  db.update(products).set({ name }).where(eq(products.id, GHEE));
const versionOf = async ({ db }: Connection) => (await db.select().from(catalogueState))[0]?.pagesVersion ?? 0;
/** As when all that the primary did has arrived. */
const arrives = async () => replica.db.update(catalogueState).set({ pagesVersion: (await versionOf(primary)) + 1 });

const readAs = async (call: Call) => (await expectDone(call(productDetail, { params: { id: GHEE } }))).data.name;
const read = () => readAs(store.nobody);

describe("what everybody may read", () => {
  test("comes from the replica; what somebody reads who is known comes from the primary", async () => {
    await rename(replica, "Ghee of the replica");
    await rename(primary, "Ghee of the primary");
    await arrives();
    store.clock.advance(LATER);
    expect(await read()).toBe("Ghee of the replica");
    expect(await readAs(await newCustomer(store))).toBe("Ghee of the primary");
  });

  test("comes from the primary as long as the replica does not have the newest", async () => {
    await rename(primary, "Ghee of today");
    await primary.db.update(catalogueState).set({ pagesVersion: (await versionOf(replica)) + 1 });
    store.clock.advance(LATER);
    expect(await read()).toBe("Ghee of today");
    await arrives();
    store.clock.advance(LATER);
    expect(await read()).toBe("Ghee of the replica");
  });

  test("comes from the primary where the caller knows of something newer, before a second has passed", async () => {
    expect(await read()).toBe("Ghee of the replica");
    const known = String((await versionOf(replica)) + 1);
    const response = await store.request(`/web/single/product/${GHEE}/`, { headers: { "x-catalogue-version": known } });
    expect(await response.text()).toContain("Ghee of today");
  });

  test("comes from the primary while the replica is away, which is said once", async () => {
    await replica.close();
    store.clock.advance(LATER);
    const before = store.log().length;
    for (const _ of [1, 2, 3]) expect(await read()).toBe("Ghee of today");
    const said = store
      .log()
      .slice(before)
      .filter((line) => line.includes("The replica cannot be read"));
    expect(said).toHaveLength(1);
  });
});
