import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

const LEAST_NODE = [24, 15];
/** The Node that the registry brings, for a machine whose own is older. */
const OWN_NODE = join(ROOT, "tooling/node/node_modules/node/bin/node");

/** Exits with one sentence: what is wrong, and what to do. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a command to its end; resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", ...options });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

const BINARIES = join(ROOT, "node_modules", ".bin");

export const binary = (name) => join(BINARIES, name);

const { packageManager } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** True when what is installed is what the lock file says. */
function isInstalled() {
  const installed = join(ROOT, "node_modules", ".pnpm", "lock.yaml");
  return existsSync(installed) && readFileSync(installed).equals(readFileSync(join(ROOT, "pnpm-lock.yaml")));
}

/** Installs the dependencies when they are missing or older than the lock file; npm brings the pinned pnpm. */
async function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing the dependencies …");
  const code = await run("npx", ["--yes", packageManager, "install", "--frozen-lockfile", "--reporter=append-only"]);
  if (code !== 0) stop("The dependencies could not be installed; the lines above say why.");
}

function isNewEnough() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** Runs this script again by another Node, which its children find first, and ends as it ends. */
async function goOnWith(node) {
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ""}`;
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: "inherit",
    env: { ...process.env, PATH },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => child.on("exit", resolve));
  process.exit(code ?? 1);
}

/**
 * What every script begins with: installs what is missing or old, and sees to it that the rest of the script runs by a
 * Node that the store supports. Itself it runs by any from 18 on.
 */
export async function prepare() {
  await ensureInstalled();
  if (isNewEnough()) return;
  const { node } = process.versions;
  const { stdout, status } = spawnSync(OWN_NODE, ["--version"], { encoding: "utf8" });
  if (status !== 0) {
    stop(
      `Node ${LEAST_NODE.join(".")} or newer is needed; this is ${node}. Please install it from https://nodejs.org.`,
    );
  }
  console.log(`Node ${node} is too old: using ${stdout.trim().slice(1)} from node_modules.`);
  await goOnWith(OWN_NODE);
}

/** The tools' environment: pnpm is found even when npm did not start the script, and telemetry is off. */
export const toolEnvironment = (environment) => ({
  ...environment,
  PATH: `${BINARIES}${delimiter}${environment.PATH ?? ""}`,
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
});

/** Builds the named packages and their dependencies; unchanged ones come from the cache. */
export async function build(packages) {
  const filters = packages.map((name) => `--filter=${name}`);
  const args = ["run", "build", "--output-logs=errors-only", "--log-prefix=none", ...filters];
  const code = await run(binary("turbo"), args, { env: toolEnvironment(process.env) });
  if (code !== 0) stop("The build failed; the lines above say why.");
}
