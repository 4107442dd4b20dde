import type { Page } from "playwright";
import { expect } from "./expect.ts";

/** A file that a button downloads: its name, and whether it is a PDF. */
export async function expectPdf(page: Page, press: () => Promise<void>, name: string): Promise<void> {
  const download = page.waitForEvent("download");
  await press();
  const file = await download;
  expect(file.suggestedFilename()).toBe(name);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe("%PDF-");
}
