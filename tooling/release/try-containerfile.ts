// Tries the Containerfile where there is no container engine: makes the release as its first stage does, carries out the
// steps of its last stage in a root file system of its own, and runs the command there as its user, in namespaces of its
// own, with the root read-only. Linux, as root. Prints one verdict line.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@store/scripts/free-port";
import { build, ROOT } from "@store/scripts/workspace";
import { PRODUCTION } from "../../apps/api/src/testing/production-environment.ts";
import { readContainerfile } from "./containerfile.ts";
import { makeRelease } from "./make-release.ts";

const START_TIMEOUT_MS = 300_000;
/** What orchestrators give a container before they kill it. */
const STOP_TIMEOUT_MS = 10_000;
/** Of the user `node` in Node's images. */
const NODE_USER = 1000;
/** What stands for the base image: this machine's system, and the Node that runs this. */
const BASE = ["/usr", "/bin", "/lib", "/lib64"];

const image = readContainerfile(readFileSync(join(ROOT, "Containerfile"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "store-container-"));
const root = join(folder, "root");
const data = join(folder, "data");
const released = join(folder, "released");

/** Begins a shell in namespaces of its own, with the root file system put together. */
const mounts = (isReadOnly: boolean): string =>
  [
    "set -e",
    `mount --bind ${root} ${root}`,
    ...BASE.map((path) => `mount --bind ${path} ${root}${path} && mount -o remount,ro,bind ${root}${path}`),
    `mount --bind ${process.execPath} ${root}/opt/node`,
    `mount -t proc proc ${root}/proc`,
    `mount --bind /dev ${root}/dev`,
    `mount -t tmpfs tmpfs ${root}/tmp`,
    ...(isReadOnly ? image.volumes.map((path) => `mount --bind ${data} ${root}${path}`) : []),
    ...(isReadOnly ? [`mount -o remount,ro,bind ${root}`] : []),
  ].join("\n");
const NAMESPACES = ["--mount", "--pid", "--fork", "--ipc", "--uts", "--kill-child", "sh", "-c"];
const PATH = "/opt:/usr/local/bin:/usr/bin:/bin:/usr/sbin";

function makeImage(): void {
  for (const path of [...BASE, "/opt", "/proc", "/dev", "/tmp", "/etc"]) mkdirSync(root + path, { recursive: true });
  writeFileSync(`${root}/opt/node`, "");
  writeFileSync(`${root}/etc/passwd`, `root:x:0:0::/:/bin/sh\n${image.user}:x:${NODE_USER}:${NODE_USER}::/:/bin/sh\n`);
  writeFileSync(`${root}/etc/group`, `root:x:0:\n${image.user}:x:${NODE_USER}:\n`);
  for (const { name, text: step } of image.steps) {
    if (name === "RUN") {
      execFileSync("unshare", [...NAMESPACES, `${mounts(false)}\nexec chroot ${root} sh -ec '${step}'`], {
        env: { PATH },
        stdio: "inherit",
      });
      continue;
    }
    const [, to = ""] = /^--from=build \/release\/store (\S+)$/.exec(step) ?? [];
    if (!to) throw new Error(`This program cannot carry out: COPY ${step}`);
    cpSync(released, root + to, { recursive: true });
  }
  // Made by a step, and a volume then: the engine keeps its owner.
  mkdirSync(data);
  execFileSync("chown", ["--reference", `${root}${image.volumes[0]}`, data]);
}

async function run(): Promise<string> {
  const [web, api, embed] = await Promise.all([freePort(), freePort(), freePort()]);
  const ports = { WEB_PORT: String(web), API_PORT: String(api), EMBED_PORT: String(embed) };
  const environment = { PATH, ...image.environment, ...PRODUCTION, ...ports };
  const enter = `cd ${image.folder} && exec "$@"`;
  const inside = ["chroot", `--userspec=${NODE_USER}:${NODE_USER}`, root, "sh", "-c", enter, "sh"];
  const script = `${mounts(true)}\nexec ${inside.map((word) => `'${word}'`).join(" ")} ${image.command.join(" ")}`;
  const began = performance.now();
  const child = spawn("unshare", [...NAMESPACES, script], { env: environment, stdio: ["ignore", "ignore", "pipe"] });
  const said = text(child.stderr);
  const over = once(child, "exit");
  const first = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim();
  /** What a command in the running container ends with. */
  const within = (command: readonly string[]): boolean => {
    try {
      const options = ["--target", first(), "--mount", "--pid", "--root", `--wd=${root}${image.folder}`];
      const user = [`--setuid=${NODE_USER}`, `--setgid=${NODE_USER}`];
      execFileSync("nsenter", [...options, ...user, "sh", "-c", enter, "sh", ...command], {
        env: environment,
        stdio: "pipe",
      });
      return true;
    } catch {
      return false;
    }
  };
  try {
    while (!within(image.health)) {
      if (child.exitCode !== null) throw new Error(`it ended: ${(await said).trim()}`);
      if (performance.now() - began > START_TIMEOUT_MS) throw new Error("it never became healthy");
      await wait(500);
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    for (const path of ["/", "/dashboard", "/backend/web/products/list/"]) {
      const { status } = await fetch(`http://127.0.0.1:${web}${path}`);
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    }
    const uid = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${first()}/status`, "utf8"))?.[1];
    if (uid !== String(NODE_USER)) throw new Error(`it runs as user ${uid}`);
    if (within(["touch", `${image.folder}/written`]) || within(["touch", "/written"]))
      throw new Error("its root can be written");
    if (!within(["touch", `${image.volumes[0]}/written`])) throw new Error("its volume cannot be written");
    process.kill(Number(first()), image.stopSignal);
    const code = await Promise.race([over.then(([exit]) => exit), wait(STOP_TIMEOUT_MS, "late", { ref: false })]);
    if (code !== 0) throw new Error(`on ${image.stopSignal} it ended with ${code}`);
    return `healthy after ${seconds} s as user ${uid}, root read-only, three pages served, ended on ${image.stopSignal}`;
  } finally {
    child.kill("SIGKILL");
  }
}

try {
  await build(["@store/api", "@store/web", "@store/dashboard", "@store/embed"]);
  await makeRelease(released);
  makeImage();
  console.log(`PASSED: ${await run()}.`);
} catch (error) {
  console.log(`FAILED: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
