import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { launchOptions } from "../browser/launch-options.ts";
import { type StoreAddresses, startStore } from "./start-store.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly store: StoreAddresses;
    /** Where the one browser of the run can be driven. */
    readonly browser: string;
  }
}

/** Opens the store and a browser for all test files; closes both at the end, and fails when the store does not stop. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "store-e2e-"));
  const [{ addresses, command }, browser] = await Promise.all([
    startStore(dataDir),
    chromium.launchServer(launchOptions()),
  ]);
  provide("store", addresses);
  provide("browser", browser.wsEndpoint());

  return async () => {
    await browser.close();
    const code = await command.interrupt();
    await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The store did not stop in order (exit code ${code}):\n${command.output()}`);
  };
}
