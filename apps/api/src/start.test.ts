import { writeFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import {
  CURATED_CATEGORIES,
  LOWER_SECTIONS,
  PACKING_MATERIAL_CATEGORY,
  SUBSCRIPTION_INTERVALS,
  UPPER_SECTIONS,
} from "@store/domain";
import { describe, expect, test } from "vitest";
import { openEmbedded } from "./db/open-embedded.ts";
import { categories } from "./db/schema/index.ts";
import { countRows } from "./testing/count-rows.ts";
import { PRODUCTION } from "./testing/production-environment.ts";
import { useStoreProcess } from "./testing/store-process.ts";

const { folder, dataDir, start } = useStoreProcess();

async function refusedStart(environment: Record<string, string>): Promise<string> {
  const { problem, exit } = start(environment);
  const [code] = await exit;
  expect(code).toBe(1);
  return (await problem).trim();
}

/** Of a path as it is, without a browser's help. */
const statusOf = (address: string, path: string) =>
  new Promise<number>((done, fail) => {
    const { hostname, port } = new URL(address);
    get({ hostname, port, path }, (response) => done(response.resume().statusCode ?? 0)).on("error", fail);
  });

/** As staff adds one. */
const NEW_CATEGORY = { name: "New", level: 1, position: 99, metaTitle: "", metaDescription: "", metaKeywords: "" };

describe("starting", () => {
  test("a wrong setting is named in one sentence", async () => {
    expect(await refusedStart({ API_PORT: "many" })).toBe(
      'API_PORT must be a port number from 0 to 65535; it is "many".',
    );
  });

  test("a data folder that cannot be written is named", async () => {
    const file = join(folder(), "file");
    await writeFile(file, "");
    expect(await refusedStart({ DATA_DIR: file })).toMatch(
      /^The data folder .+ cannot be written \(\w+\): set DATA_DIR/,
    );
  });

  test("a database server that does not answer is named, its password is not", async () => {
    const problem = await refusedStart({ DATABASE_URL: "postgres://user:secret@127.0.0.1:1/store" });
    expect(problem).toMatch(/^The Postgres server of DATABASE_URL cannot be used: .+\.$/);
    expect(problem).not.toContain("secret");
  });

  test("creates the store, holds its folder, answers, and stops when it is told to", async () => {
    const store = start({ SITE_URL: "https://shop.example" });
    const address = await store.listening();
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/web/single/product/1002/`)).status).toBe(200);

    for (const path of ["/healthz", "/docs", "/nowhere", "/web/products/list/", "/media/none.svg", "/cart/"]) {
      const { headers } = await fetch(address + path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'.*; base-uri 'none'/);
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    }
    expect(await statusOf(address, "//[")).toBeLessThan(500);

    expect(await refusedStart({})).toMatch(new RegExp(`is in use by process ${store.child.pid}: stop it`));

    // A request under way when the signal comes is still answered.
    const answers = Promise.all(Array.from({ length: 20 }, () => fetch(`${address}/web/products/list/`)));
    await fetch(`${address}/healthz`);
    store.child.kill("SIGTERM");
    for (const { status } of await answers) expect(status).toBe(200);
    const [code] = await store.exit;
    expect(code).toBe(0);

    expect(await refusedStart({ STORE_MODE: "production" })).toMatch(
      /^STORE_MODE=production cannot start: .*outbox.*the demo's logins; .*the demo's vouchers .+\.$/,
    );
  });

  test("in production gives an empty database what every shop needs, and invents nothing", async () => {
    for (const run of ["first", "second"]) {
      const store = start(PRODUCTION);
      const address = await store.listening();
      expect((await fetch(`${address}/healthz`)).status, `${run} start`).toBe(200);
      store.child.kill("SIGINT");
      await store.exit;
    }
    const connection = await openEmbedded(dataDir());
    const { countries, states, cities, jobs, ...rows } = await countRows(connection.db);
    const newest = await connection.db.insert(categories).values(NEW_CATEGORY).returning();
    await connection.close();

    for (const filled of [countries, states, cities, jobs]) expect(filled).toBeGreaterThan(0);
    expect(rows).toEqual({
      catalogue_state: 1,
      // The curated ones, and the one that wraps gifts.
      categories: CURATED_CATEGORIES.length + 1,
      delivery_options: SUBSCRIPTION_INTERVALS.length,
      // Empty and hidden.
      home_sections: Object.keys(UPPER_SECTIONS).length + Object.keys(LOWER_SECTIONS).length,
    });
    expect(newest[0]?.id).toBe(PACKING_MATERIAL_CATEGORY + 1);
  });
});
