// Proves the store: format and lint, arrows, types, every package's tests, then the built store in a real browser.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./find-chromium.mjs";
import { binary, checkNode, ensureInstalled, ROOT, run, toolEnvironment } from "./workspace.mjs";

checkNode();
await ensureInstalled();

const environment = toolEnvironment(process.env);
const failures = [];
const totals = { passed: 0, failed: 0 };

function count(name, passed, failed) {
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failures.push(`${name}: ${failed} failed`);
}

/** A tool that passes or fails as a whole counts as one test. */
async function check(name, command, args) {
  console.log(`\n── ${name}`);
  const code = await run(binary(command), args, { env: environment });
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/** The same of a script of ours. */
async function checkScript(name, script) {
  console.log(`\n── ${name}`);
  const code = await run(process.execPath, [join(ROOT, "tooling/scripts", script)], { env: environment });
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

const reports = await mkdtemp(join(tmpdir(), "store-tests-"));

/** Runs the tests of a workspace folder and counts them; a run that ran none has failed. */
async function test(folder) {
  console.log(`\n── tests of ${folder}`);
  const report = join(reports, `${folder.replaceAll("/", "-")}.json`);
  const args = ["exec", "vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const code = await run(binary("pnpm"), ["--dir", join(ROOT, folder), ...args], { env: environment });
  const result = await readFile(report, "utf8").then(JSON.parse, () => undefined);
  const passed = result?.numPassedTests ?? 0;
  const failed = result?.numFailedTests ?? 0;
  const brokeOtherwise = (code !== 0 && failed === 0) || passed + failed === 0;
  count(folder, passed, brokeOtherwise ? failed + 1 : failed);
}

try {
  environment.CHROMIUM_PATH = findChromium(process.env);
} catch ({ message }) {
  console.error(message);
  count("Chromium", 0, 1);
}

await check("format and lint", "biome", ["ci", "."]);
await check("arrows", "depcruise", [
  "--config",
  "tooling/arrows/dependency-cruiser.mjs",
  "packages",
  "apps",
  "tooling",
]);
await checkScript("rows of the checklist", "rows.mjs");
await check("types", "turbo", ["run", "typecheck", "--output-logs=errors-only"]);
for (const folder of ["packages/domain", "packages/content", "packages/api-client", "apps/api"]) await test(folder);

await check("build", "turbo", ["run", "build", "--output-logs=errors-only"]);
for (const folder of ["packages/ui", "apps/web", "apps/embed", "tooling/e2e"]) await test(folder);

await rm(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\n${failures.join("\n")}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
