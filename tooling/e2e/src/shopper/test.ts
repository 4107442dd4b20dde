import { test as browserTest } from "../browser/test.ts";
import { demoPerson } from "./backend.ts";
import { logInOnPage } from "./log-in.ts";

/** A test that can also visit as the demo customer: `customer` is what a login left in the browser's storage. */
export const test = browserTest.extend("customer", { scope: "file" }, async ({ browser, store }) => {
  const context = await browser.newContext({ baseURL: store.web });
  await logInOnPage(await context.newPage(), demoPerson("customer"));
  const storage = await context.storageState();
  await context.close();
  return storage;
});
