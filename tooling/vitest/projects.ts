import { globSync, readFileSync } from "node:fs";
import type { TestProjectInlineConfiguration, TestUserConfig } from "vitest/config";

interface Tests extends TestUserConfig {
  readonly include: string[];
  /** Files that replace modules or load them anew, or move the window's own address. */
  readonly apart: string[];
}

/** A project takes no limit from the command line, and a busy machine is slow. */
const TIMEOUT_MS = 120_000;

/** In the head of a file that needs a window: Vitest's own comment. */
const NEEDS_WINDOW = "// @vitest-environment jsdom";

/**
 * The projects of a suite whose files mostly share a process, with its modules and its window, which saves up to two thirds
 * of the time: what a file changes it changes back. Those `apart` have a process of their own each. Files with a window
 * and files without are two projects, as Vitest ends a shared process when the next file has another environment.
 */
export function togetherAndApart({ include, apart, ...more }: Tests): TestProjectInlineConfiguration[] {
  const shared = globSync(include, { exclude: apart });
  const withWindow = shared.filter((file) => readFileSync(file, "utf8").includes(NEEDS_WINDOW));
  const project = (name: string, test: TestUserConfig): TestProjectInlineConfiguration => ({
    extends: true,
    test: { testTimeout: TIMEOUT_MS, ...more, name, ...test },
  });
  return [
    project("jsdom", { include: withWindow, isolate: false }),
    project("node", { include: shared.filter((file) => !withWindow.includes(file)), isolate: false }),
    project("apart", { include: apart }),
  ];
}
