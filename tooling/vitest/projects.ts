import type { TestProjectInlineConfiguration, TestUserConfig } from "vitest/config";

interface Tests extends TestUserConfig {
  readonly include: string[];
  /** Files that replace modules or load them anew, or move the window's own address. */
  readonly apart: string[];
}

/**
 * The projects of a suite whose files mostly share a process, with its modules and its window, which takes a third of the
 * time: what a file changes it changes back. Those `apart` have a process of their own each.
 */
export const togetherAndApart = ({ include, apart, ...tests }: Tests): TestProjectInlineConfiguration[] => [
  { extends: true, test: { ...tests, name: "together", include, exclude: apart, isolate: false } },
  { extends: true, test: { ...tests, name: "apart", include: apart } },
];
