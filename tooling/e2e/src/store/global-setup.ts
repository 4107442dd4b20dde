import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchOptions } from "@store/chromium";
import { type Browser, chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { type DemoPerson, demoPerson } from "../shopper/backend.ts";
import { type LoginStorage, logInOnPage } from "../shopper/log-in.ts";
import { API_TIMEOUT_SECONDS, type StoreAddresses, startStore } from "./start-store.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly store: StoreAddresses;
    /** The browser's storage after a login of the demo customer and of staff. */
    readonly logins: Readonly<Record<"customer" | "staff", LoginStorage>>;
  }
}

/** Rendered pictures are the same in every run. */
const PICTURES = join(import.meta.dirname, "../../node_modules/.cache/store-pictures");

/** All tests together are some fifty people behind one address, who sign up and log in within minutes. */
const RATE_LIMIT_FACTOR = 20;

async function storageAfterLogin(browser: Browser, baseURL: string, role: DemoPerson["role"]): Promise<LoginStorage> {
  const context = await browser.newContext({ baseURL });
  await logInOnPage(await context.newPage(), demoPerson(role));
  const storage = await context.storageState();
  await context.close();
  return storage;
}

/** Opens the store for all test files; closes it at the end, and fails when it does not stop. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "store-e2e-"));
  await mkdir(PICTURES, { recursive: true });
  await symlink(PICTURES, join(dataDir, "media"));
  const { addresses, stop } = await startStore(dataDir, { RATE_LIMIT_FACTOR, API_TIMEOUT_SECONDS });
  const browser = await chromium.launch(launchOptions());
  provide("store", addresses);
  provide("logins", {
    customer: await storageAfterLogin(browser, addresses.web, "customer"),
    staff: await storageAfterLogin(browser, addresses.web, "staff"),
  });
  await browser.close();

  return async () => {
    try {
      await stop();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  };
}
