import { expect as playwrightExpect } from "playwright/test";

/** Polls until the assertion holds. The timeout says when to give up, not how fast the store must be. */
export const expect = playwrightExpect.configure({ timeout: 20_000 });
