import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder in which a worker builds the programs, once a test starts one. */
    programs: string;
  }
}

/** Makes a folder for built programs beside the libraries that they need. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(import.meta.dirname, "../../node_modules/.store-"));
  project.provide("programs", folder);
  return () => rm(folder, { recursive: true, force: true });
}
