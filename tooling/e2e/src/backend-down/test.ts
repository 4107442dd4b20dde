import { test as base } from "../shopper/test.ts";
import { openStorefront } from "../store/storefront.ts";

/** A test with a separate storefront, which the tests of a file share; its backend cannot be reached at first. */
export const test = base
  .extend("storefront", { scope: "file" }, ({ store }, { onCleanup }) => openStorefront(store.api, onCleanup))
  .extend("down", async ({ storefront }) => {
    await storefront.backend.cut();
    return storefront;
  });
