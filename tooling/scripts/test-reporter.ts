// Vitest's reporter in `npm test`: prints one line a file, and writes what ran to the file that TEST_REPORT names.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { SerializedError, UserConsoleLog } from "vitest";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { fileLine, skippedLines } from "./test-lines.ts";
import type { Report, TestFile, TestResult } from "./test-reports.ts";
import { ROOT } from "./workspace.ts";

function describeError({ name, message, diff, stack, stacks = [] }: SerializedError): string {
  const frames = stacks.map(({ file, line, column }) => `at ${relative(ROOT, file)}:${line}:${column}`);
  return [`${name ?? "Error"}: ${message}`, diff, ...(frames.length > 0 ? frames : [stack])].filter(Boolean).join("\n");
}

function describeTest(test: TestCase): TestResult {
  const result = test.result();
  const meta = test.meta();
  return {
    title: test.fullName,
    state: result.state,
    note: result.state === "skipped" ? result.note : undefined,
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    // A story without a play function shows something and asserts nothing.
    asserts: !("storyId" in meta) || ("hasPlay" in meta && meta.hasPlay === true),
    errors: (result.errors ?? []).map(describeError),
  };
}

function secondsOf(module: TestModule): number {
  const { setupDuration, collectDuration, duration } = module.diagnostic();
  return (setupDuration + collectDuration + duration) / 1000;
}

/** Errors outside its tests: of the file itself, and of its groups' hooks. */
const errorsBeside = (module: TestModule) => [module, ...module.children.allSuites()].flatMap((part) => part.errors());

export default class TestReporter implements Reporter {
  readonly #logs = new Map<string, string>();

  #describeFile(module: TestModule): TestFile {
    return {
      file: relative(ROOT, module.moduleId),
      project: module.project.name,
      seconds: secondsOf(module),
      tests: [...module.children.allTests()].map(describeTest),
      errors: errorsBeside(module).map(describeError),
      logs: this.#logs.get(module.id) ?? "",
    };
  }

  onUserConsoleLog({ taskId, content }: UserConsoleLog): void {
    // A task's id begins with that of its file.
    const file = taskId?.split("_")[0];
    if (file) this.#logs.set(file, (this.#logs.get(file) ?? "") + content);
  }

  onTestModuleEnd(module: TestModule): void {
    const file = this.#describeFile(module);
    process.stdout.write(`${[fileLine(file), ...skippedLines(file)].join("\n")}\n`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const { TEST_REPORT } = process.env;
    if (!TEST_REPORT) throw new Error("TEST_REPORT names no file.");
    const files = modules.map((module) => this.#describeFile(module));
    const report: Report = { files, errors: unhandledErrors.map(describeError) };
    mkdirSync(dirname(TEST_REPORT), { recursive: true });
    writeFileSync(TEST_REPORT, JSON.stringify(report));
  }
}
