import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isSuite, JOBS } from "@store/scripts/jobs";
import { ROOT } from "@store/scripts/workspace";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { FAULTS } from "./faults.ts";
import { seed, withFault } from "./seeded-fault.ts";

test("there are twenty faults, each with a name of its own", () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(20);
  expect(FAULTS).toHaveLength(20);
});

describe.each(FAULTS)("the fault $name", (fault) => {
  test("can be put into the source as it stands", () => {
    const text = readFileSync(join(ROOT, fault.file), "utf8");
    expect(withFault(text, fault)).not.toBe(text);
  });

  test("has tests that should catch it", () => {
    const job = JOBS.find(({ name }) => name === fault.job);
    expect(job).toBeDefined();
    const [file = ""] = fault.only;
    if (job && isSuite(job)) expect(existsSync(join(ROOT, job.folder, file)), file).toBe(true);
    expect(fault.says).not.toBe("");
  });
});

describe("seeding", () => {
  const root = mkdtempSync(join(tmpdir(), "store-faults-"));
  afterAll(() => rmSync(root, { recursive: true }));
  const FILE = "price.ts";
  const BEFORE = "const price = base + gst; // $& stays\n";
  const FAULT = { file: FILE, stands: "base + gst", fault: "base - gst" };
  const text = async () => readFileSync(join(root, FILE), "utf8");
  const seedHere = <T>(fault: typeof FAULT, run: () => Promise<T>, isCommitted = true) =>
    seed(fault, run, { root, check: () => isCommitted });
  beforeEach(() => writeFileSync(join(root, FILE), BEFORE));

  test("puts the fault in while something runs, and takes it out again", async () => {
    expect(await seedHere(FAULT, text)).toBe("const price = base - gst; // $& stays\n");
    expect(await text()).toBe(BEFORE);
  });

  test("takes it out when what runs fails", async () => {
    await expect(seedHere(FAULT, () => Promise.reject(new Error("no browser")))).rejects.toThrow("no browser");
    expect(await text()).toBe(BEFORE);
  });

  test.each([
    ["nothing of it", "base * gst"],
    ["it twice", "s"],
  ])("refuses a file that holds %s, and leaves it alone", async (_, stands) => {
    await expect(seedHere({ ...FAULT, stands }, text)).rejects.toThrow(/times, instead of once/);
    expect(await text()).toBe(BEFORE);
  });

  test("refuses a file with changes that are not committed", async () => {
    await expect(seedHere(FAULT, text, false)).rejects.toThrow(/not committed/);
  });

  test("leaves no listener behind", async () => {
    const count = () => ["exit", "SIGINT", "SIGTERM", "SIGHUP"].map((name) => process.listenerCount(name));
    const before = count();
    await seedHere(FAULT, async () => undefined);
    expect(count()).toEqual(before);
  });
});
