// What the commands in package.json begin with: `node tooling/scripts/run.mjs <script or tool> …`. Installs what is
// missing, sees to it that a Node that the store supports runs the rest, and hands over. Plain JavaScript that any Node
// from 18 on reads.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const BINARIES = join(ROOT, "node_modules", ".bin");
/** The Node that the registry brings, for a machine whose own is older. */
const OWN_NODE = join(ROOT, "tooling", "node", "node_modules", "node", "bin", "node");

const { packageManager, engines } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const [LEAST_NODE] = engines.node.match(/\d+\.\d+/);
const nodeNeeded = `Node ${LEAST_NODE} or newer is needed; this is ${process.versions.node}. Install it from https://nodejs.org.`;

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a command to its end, passing signals on; resolves to its exit code. */
function run(command, args, env = process.env) {
  const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", env });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      for (const signal of signals) process.off(signal, pass);
      resolve(code ?? 1);
    });
  });
}

/** True when what is installed is what the lock file says. */
function isInstalled() {
  const installed = join(ROOT, "node_modules", ".pnpm", "lock.yaml");
  return existsSync(installed) && readFileSync(installed).equals(readFileSync(join(ROOT, "pnpm-lock.yaml")));
}

/** npm brings the pinned pnpm. */
async function install() {
  console.log("Installing the dependencies …");
  const code = await run("npx", ["--yes", packageManager, "install", "--frozen-lockfile", "--reporter=append-only"]);
  if (code === 0) return;
  const node = isNewEnough() ? "" : ` ${nodeNeeded}`;
  stop(`The dependencies could not be installed from npm's registry; the lines above say why.${node}`);
}

function isNewEnough() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE.split(".").map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** Where the registry's Node is, if it has one for this machine. */
function findOwnNode() {
  const { node } = process.versions;
  const { stdout, status } = spawnSync(OWN_NODE, ["--version"], { encoding: "utf8" });
  if (status !== 0) stop(nodeNeeded);
  console.log(`Node ${node} is too old: using ${stdout.trim().slice(1)} from node_modules.`);
  return OWN_NODE;
}

if (!isInstalled()) await install();

const [what, ...args] = process.argv.slice(2);
const script = join(ROOT, what);
if (!isNewEnough()) {
  const node = findOwnNode();
  // Every process below finds it first.
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ""}`;
  process.exitCode = await run(node, process.argv.slice(1), { ...process.env, PATH });
} else if (existsSync(script)) {
  process.argv.splice(1, 2, script);
  await import(pathToFileURL(script).href);
} else process.exitCode = await run(join(BINARIES, what), args);
