import { expect as playwrightExpect } from "playwright/test";

/** Looks again until it is so. How long it looks says when to give up, not how quick the store must be. */
export const expect = playwrightExpect.configure({ timeout: 20_000 });
