import { inject } from "vitest";
import { test as browserTest } from "../browser/test.ts";
import { examplesOf } from "./examples.ts";

/** A test that can also visit as the demo customer and as staff: with what their login left in the browser's storage. */
export const test = browserTest
  .extend("customer", { scope: "file" }, () => inject("logins").customer)
  .extend("staff", { scope: "file" }, () => inject("logins").staff)
  .extend("examples", { scope: "file" }, ({ store }) => examplesOf(store.api));
