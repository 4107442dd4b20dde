import type { Browser } from "playwright";
import { test as browserTest } from "../browser/test.ts";
import { type DemoPerson, demoPerson } from "./backend.ts";
import { examplesOf } from "./examples.ts";
import { logInOnPage } from "./log-in.ts";

/** What a login leaves in the browser's storage. */
async function storageOf(role: DemoPerson["role"], browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  await logInOnPage(await context.newPage(), demoPerson(role));
  const storage = await context.storageState();
  await context.close();
  return storage;
}

/** A test that can also visit as the demo customer and as staff: with what their login left in the browser's storage. */
export const test = browserTest
  .extend("customer", { scope: "file" }, ({ browser, store }) => storageOf("customer", browser, store.web))
  .extend("staff", { scope: "file" }, ({ browser, store }) => storageOf("staff", browser, store.web))
  .extend("examples", { scope: "file" }, ({ store }) => examplesOf(store.api));
