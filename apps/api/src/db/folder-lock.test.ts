import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { StartProblem } from "../lib/errors.ts";
import { lockFolder } from "./folder-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const SOURCE = join(import.meta.dirname, "folder-lock.ts");
const HOLD = `
  import { lockFolder } from ${JSON.stringify(SOURCE)};
  try { lockFolder(process.argv[1]); console.log("held"); setInterval(() => {}, 60_000); }
  catch (error) { console.log(error.message); }`;
const HOLDER = [process.execPath, "--input-type=module", "-e", HOLD] as const;

/** Another process that takes the lock, and keeps it while it is used. */
async function withHolder(use: (holder: ChildProcess) => void | Promise<void>, before: readonly string[] = []) {
  const [command = "", ...args] = [...before, ...HOLDER, folder];
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"], detached: true });
  const [said] = await once(child.stdout, "data");
  expect(String(said)).toBe("held\n");
  const ended = once(child, "exit");
  try {
    await use(child);
  } finally {
    process.kill(-(child.pid ?? 0), "SIGKILL");
    await ended;
  }
}

/** A process that has its own numbers of processes, as in a container. */
const IN_CONTAINER = ["unshare", "--map-root-user", "--pid", "--fork", "--kill-child"];
const hasContainers = spawnSync("unshare", [...IN_CONTAINER.slice(1), "true"]).status === 0;

describe("the lock of a data folder", () => {
  test("is given free again", () => {
    lockFolder(folder)();
    lockFolder(folder)();
  });

  test("makes the folder when there is none", async () => {
    const deep = join(folder, "a", "b");
    lockFolder(deep)();
    expect(await readdir(deep)).toEqual(["lock.sqlite"]);
  });

  test("is kept by another process, which is named, and ends with it", async () => {
    await withHolder(({ pid }) => {
      expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${pid}: stop it`));
      expect(() => lockFolder(folder)).toThrow(StartProblem);
    });
    lockFolder(folder)();
  });

  // In two containers on one volume both are process 1, and neither sees the other.
  test.each([
    ["its own number", `process ${process.pid}`],
    ["a number that nobody has", "process 4194304"],
    ["what an earlier release wrote", "1 1"],
    ["nothing", ""],
  ])("is kept, whatever the note beside it says: %s", async (_, note) => {
    await withHolder(async () => {
      await writeFile(join(folder, "lock"), note);
      expect(() => lockFolder(folder)).toThrow(/is in use by .+: stop it/);
    });
  });

  test("names the host of a holder on another one", async () => {
    await withHolder(async () => {
      await writeFile(join(folder, "lock"), "process 1\n0f1e2d3c4b5a");
      expect(() => lockFolder(folder)).toThrow("in use by process 1 on 0f1e2d3c4b5a: stop it");
    });
  });

  test.skipIf(!hasContainers)("holds between two containers that share a volume", async () => {
    await withHolder(() => {
      const [command = "", ...args] = [...IN_CONTAINER, ...HOLDER, folder];
      expect(spawnSync(command, args, { encoding: "utf8" }).stdout).toMatch(/is in use by process 1: stop it/);
    }, IN_CONTAINER);
  });

  test.each(["", "not a number", "4194304 1"])("that an earlier release left behind (%j) is nobody's", async (note) => {
    await writeFile(join(folder, "lock"), note);
    lockFolder(folder)();
  });

  test("needs a folder that can be written", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    await chmod(file, 0o444);
    expect(() => lockFolder(file)).toThrow(/cannot be written .*set DATA_DIR to another/);
    expect(() => lockFolder(join(file, "deeper"))).toThrow(/cannot be written .*set DATA_DIR to another/);
  });
});
