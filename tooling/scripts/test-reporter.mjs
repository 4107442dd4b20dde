// Vitest's reporter in `npm test`: prints one line a file, and writes what ran to the file that TEST_REPORT names.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { fileLine, skippedLines } from "./test-lines.mjs";
import { ROOT } from "./workspace.mjs";

const describeError = ({ name, message, diff, stack, stacks = [] }) => {
  const frames = stacks.map(({ file, line, column }) => `at ${relative(ROOT, file)}:${line}:${column}`);
  return [`${name ?? "Error"}: ${message}`, diff, ...(frames.length > 0 ? frames : [stack])].filter(Boolean).join("\n");
};

const describeTest = (test) => {
  const { state, errors = [], note } = test.result();
  const isStory = "storyId" in test.meta();
  return {
    title: test.fullName,
    state,
    note,
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    // A story without a play function shows something and asserts nothing.
    asserts: !isStory || test.meta().hasPlay === true,
    errors: errors.map(describeError),
  };
};

const secondsOf = (module) => {
  const { setupDuration, collectDuration, duration } = module.diagnostic();
  return (setupDuration + collectDuration + duration) / 1000;
};

/** Errors outside its tests: of the file itself, and of its groups' hooks. */
const errorsBeside = (module) => [module, ...module.children.allSuites()].flatMap((part) => part.errors());

export default class TestReporter {
  #logs = new Map();

  #describeFile = (module) => ({
    file: relative(ROOT, module.moduleId),
    project: module.project.name,
    seconds: secondsOf(module),
    tests: [...module.children.allTests()].map(describeTest),
    errors: errorsBeside(module).map(describeError),
    logs: this.#logs.get(module.id) ?? "",
  });

  onUserConsoleLog({ taskId, content }) {
    // A task's id begins with that of its file.
    const file = taskId?.split("_")[0];
    if (file) this.#logs.set(file, (this.#logs.get(file) ?? "") + content);
  }

  onTestModuleEnd(module) {
    const file = this.#describeFile(module);
    process.stdout.write(`${[fileLine(file), ...skippedLines(file)].join("\n")}\n`);
  }

  onTestRunEnd(modules, unhandledErrors) {
    const report = { files: modules.map(this.#describeFile), errors: unhandledErrors.map(describeError) };
    mkdirSync(dirname(process.env.TEST_REPORT), { recursive: true });
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
}
