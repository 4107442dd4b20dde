import type { TestProjectInlineConfiguration, TestUserConfig } from "vitest/config";

interface Tests extends TestUserConfig {
  readonly include: string[];
  /** Files that replace modules or load them anew, or move the window's own address. */
  readonly apart: string[];
}

/** A project takes no limit from the command line, and a busy machine is slow. */
const TIMEOUT_MS = 120_000;

/**
 * The projects of a suite whose files mostly share a process, with its modules and its window, which saves up to two thirds
 * of the time: what a file changes it changes back. Those `apart` have a process of their own each.
 */
export function togetherAndApart({ include, apart, ...more }: Tests): TestProjectInlineConfiguration[] {
  const test = { testTimeout: TIMEOUT_MS, ...more };
  return [
    { extends: true, test: { ...test, name: "together", include, exclude: apart, isolate: false } },
    { extends: true, test: { ...test, name: "apart", include: apart } },
  ];
}
